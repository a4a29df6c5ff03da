package baffin.platform.tables;

/** Log and database do not belong together; the message says what to do. To try again helps nobody. */
public final class TablesRefused extends RuntimeException {

    private static final long serialVersionUID = 1L;

    TablesRefused(String message) {
        super(message);
    }
}
