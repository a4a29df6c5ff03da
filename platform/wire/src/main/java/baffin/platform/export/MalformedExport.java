package baffin.platform.export;

/** A file that is no export, or none that this release reads; the message says why, for people. */
final class MalformedExport extends Exception {

    private static final long serialVersionUID = 1L;

    MalformedExport(String message) {
        super(message);
    }
}
