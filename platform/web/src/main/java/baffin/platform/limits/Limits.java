package baffin.platform.limits;

/** The bounds that hold for every service. */
public final class Limits {

    /** Largest request body, bytes; the same as {@code quarkus.http.limits.max-body-size}. */
    public static final int BODY_BYTES_MAX = 16 * 1024;

    /** Deepest nesting of a JSON body. */
    public static final int JSON_DEPTH_MAX = 32;

    /** Most tokens of a JSON body: braces, brackets, names and values. Each costs some 50 bytes once it is read. */
    public static final long JSON_TOKENS_MAX = 20_000;

    /** Longest number in a JSON body, characters. */
    public static final int JSON_NUMBER_DIGITS_MAX = 40;

    /** Most items of a page. */
    public static final int PAGE_ITEMS_MAX = 200;

    /** Items of a page when the caller says nothing. */
    public static final int PAGE_ITEMS = 50;

    /** Most legal actions that one answer holds. */
    public static final int LEGAL_ACTIONS_MAX = 20_000;

    /** Longest wait for a read model to reach {@code minVersion}, ms. */
    public static final int READ_WAIT_MS_MAX = 2000;

    private Limits() {}
}
