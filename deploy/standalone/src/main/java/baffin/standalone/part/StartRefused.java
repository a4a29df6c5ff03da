package baffin.standalone.part;

/** The platform cannot be started as asked. The message is one line for people and says what to do. */
public final class StartRefused extends Exception {

    private static final long serialVersionUID = 1;

    public StartRefused(String message) {
        super(message);
    }
}
