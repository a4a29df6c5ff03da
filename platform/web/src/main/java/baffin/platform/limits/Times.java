package baffin.platform.limits;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.format.DateTimeParseException;

/** Times that callers write. A clock knows more years than a database and a calendar do. */
public final class Times {

    /** The first moment that is taken. */
    public static final Instant FIRST = Instant.parse("0001-01-01T00:00:00Z");

    /** The last moment that is taken. */
    public static final Instant LAST = Instant.parse("9999-12-31T23:59:59.999Z");

    private Times() {}

    /**
     * Reads an RFC 3339 time in UTC.
     *
     * @throws DateTimeParseException when it is none, or none of the years 1 to 9999
     */
    public static Instant parse(String text) {
        Instant time = Instant.parse(text);
        if (outside(time)) {
            throw new DateTimeParseException("is out of range", text, 0);
        }
        return time;
    }

    /** True when a text is a time that is out of range; false when it is none. */
    static boolean outside(String text) {
        try {
            return outside(Instant.parse(text));
        } catch (DateTimeException e) {
            return false;
        }
    }

    private static boolean outside(Instant time) {
        return time.isBefore(FIRST) || time.isAfter(LAST);
    }
}
