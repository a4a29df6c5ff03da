package baffin.platform.acknowledgement;

/** A decision that could not be written: nothing of it happens. */
public final class DoesNotFit extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String what;
    private final long bytes;
    private final long most;

    /**
     * Something is too large.
     *
     * @param what is too large, in words for the caller
     * @param bytes how large it would be
     * @param most how large it may be
     */
    public DoesNotFit(String what, long bytes, long most) {
        super(what + " would have " + bytes + " bytes, and may have " + most, null, false, false);
        this.what = what;
        this.bytes = bytes;
        this.most = most;
    }

    /** What is too large, in words for the caller. */
    public String what() {
        return what;
    }

    /** How large it would be. */
    public long bytes() {
        return bytes;
    }

    /** How large it may be. */
    public long most() {
        return most;
    }
}
