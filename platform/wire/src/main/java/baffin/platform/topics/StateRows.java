package baffin.platform.topics;

import java.nio.ByteBuffer;
import java.util.Optional;

/**
 * The rows that deciders keep in their changelogs, as far as others than deciders must know them: whose they are, which
 * says in what partition they belong.
 */
public final class StateRows {

    /** What keys of rows begin with that are not the state of an aggregate; no aggregate has such a key. */
    public static final String OWN = "#";

    /** Key of the row that holds a partition's latest sign of life. */
    public static final String ALIVE = "#alive";

    /** Key of the row that holds an outage that not all keys of the partition were told of. */
    public static final String OUTAGE = "#outage";

    private static final String PAGE = OWN + "commands/";

    // a row begins with its kind (1 byte), since when it is so (ms), and the length of a note (1 byte), here none
    private static final int SINCE = 1;
    private static final int FROM = SINCE + Long.BYTES + 1;
    private static final int UNTIL = FROM + Long.BYTES;

    private StateRows() {}

    /** Key of a page of commands that an aggregate remembers. */
    public static String page(String aggregate, int place) {
        return PAGE + place + '/' + aggregate;
    }

    /** The key of the aggregate that a row belongs to; empty for a row of the partition itself. */
    public static Optional<String> aggregate(String key) {
        if (!key.startsWith(OWN)) {
            return Optional.of(key);
        }
        return key.startsWith(PAGE)
                ? Optional.of(key.substring(key.indexOf('/', PAGE.length()) + 1))
                : Optional.empty();
    }

    /** The later of two rows with a sign of life. */
    public static byte[] later(byte[] one, byte[] other) {
        return at(one, SINCE) >= at(other, SINCE) ? one : other;
    }

    /** A row with an outage that spans those of two. */
    public static byte[] spanning(byte[] one, byte[] other) {
        long until = Math.max(at(one, UNTIL), at(other, UNTIL));
        return ByteBuffer.wrap(one.clone())
                .putLong(SINCE, until)
                .putLong(FROM, Math.min(at(one, FROM), at(other, FROM)))
                .putLong(UNTIL, until)
                .array();
    }

    private static long at(byte[] row, int place) {
        return ByteBuffer.wrap(row).getLong(place);
    }
}
