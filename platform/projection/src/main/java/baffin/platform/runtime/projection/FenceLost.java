package baffin.platform.runtime.projection;

/** The positions are not where this instance has left them: another instance writes, or the generation has changed. */
final class FenceLost extends RuntimeException {

    private static final long serialVersionUID = 1L;

    FenceLost() {
        super("another instance has moved the positions", null, false, false);
    }
}
