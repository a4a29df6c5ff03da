package baffin.bot.client;

/**
 * The platform could not tell in time whether it took a command. It may have. Ask again with {@link Table#outcome}, or
 * send the same command with the same id: it is never carried out twice.
 */
public final class UnknownOutcomeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String commandId;

    UnknownOutcomeException(String commandId) {
        super("the outcome of command " + commandId + " is not known yet");
        this.commandId = commandId;
    }

    /** The id (Idempotency-Key) of the command. */
    public String commandId() {
        return commandId;
    }
}
