package baffin.platform.runtime.projection.store;

/** The positions are not where this instance has left them: another instance writes, or the generation has changed. */
public final class FenceLost extends RuntimeException {

    private static final long serialVersionUID = 1L;

    public FenceLost() {
        super("another instance has moved the positions", null, false, false);
    }
}
