package baffin.match.terms;

import java.util.regex.Pattern;

/** The written form of the ids of accounts, matches, competitions and the like. */
public final class Uuid {

    /** A regular expression without groups. */
    public static final String FORM = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";

    private static final Pattern PATTERN = Pattern.compile(FORM);

    private Uuid() {}

    /** False for what can be the id of nothing. */
    public static boolean is(String text) {
        return PATTERN.matcher(text).matches();
    }
}
