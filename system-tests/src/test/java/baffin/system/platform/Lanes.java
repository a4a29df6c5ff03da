package baffin.system.platform;

/**
 * JUnit tags of the tiers of tests. Each system test has exactly one; a test of another module has one when it does not
 * belong to {@code ./baffin check}. A lane runs by {@code ./baffin test --lane NAME}.
 */
public final class Lanes {

    /** Needs no platform. */
    public static final String CHECK = "check";

    /** In a module: needs a broker or a database, and so runs in {@code ./baffin test}. */
    public static final String BROKER = "broker";

    /** One platform in one process, used as people use it, within minutes. */
    public static final String SMOKE = "smoke";

    /** Kills, freezes, two instances, damaged and lost data, backup, upgrade. */
    public static final String FAULTS = "faults";

    /** Whole matches and every page in a real browser. */
    public static final String BROWSER = "browser";

    /** What hosts and organisers do: the hosting guide, a further game, whole competitions. */
    public static final String HOSTS = "hosts";

    /** Clients that others generate or write, conformance, malformed and largest requests. */
    public static final String CONTRACTS = "contracts";

    /** The services as processes of their own; a test of another lane that is repeated there is in this one. */
    public static final String SPLIT = "split";

    /** Is repeated by {@code ./baffin test --soak}, beside the lane that it belongs to. */
    public static final String SOAK = "soak";

    private Lanes() {}
}
