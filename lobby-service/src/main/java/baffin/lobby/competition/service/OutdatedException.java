package baffin.lobby.competition.service;

/** What was worked out for a command does not fit the version that the decider has; never leaves this package. */
public final class OutdatedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final long version;

    OutdatedException(long version) {
        super("outdated", null, false, false);
        this.version = version;
    }

    /** The version that it must be worked out for, at least. */
    public long version() {
        return version;
    }
}
