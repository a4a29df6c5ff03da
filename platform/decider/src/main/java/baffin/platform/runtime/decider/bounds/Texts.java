package baffin.platform.runtime.decider.bounds;

/** Words of strangers that the runtime passes on. */
public final class Texts {

    /** Most characters that are passed on. */
    public static final int LENGTH_MAX = 300;

    private Texts() {}

    /** True for what is no id. */
    public static boolean tooLong(String id) {
        return id.length() > LENGTH_MAX;
    }

    /** The beginning of a text. */
    public static String clipped(String text) {
        return text.length() <= LENGTH_MAX ? text : text.substring(0, LENGTH_MAX);
    }
}
