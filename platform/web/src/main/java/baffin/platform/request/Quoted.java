package baffin.platform.request;

/** Strings in headers. */
public final class Quoted {

    private Quoted() {}

    /** The text without surrounding blanks and one pair of double quotes. */
    public static String strip(String text) {
        String bare = text.strip();
        boolean quoted = bare.length() >= 2 && bare.startsWith("\"") && bare.endsWith("\"");
        return quoted ? bare.substring(1, bare.length() - 1) : bare;
    }
}
