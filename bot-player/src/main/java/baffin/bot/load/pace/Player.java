package baffin.bot.load.pace;

/** A match that has its next command at hand. */
@FunctionalInterface
public interface Player {

    /**
     * Sends that command now. The player comes back to its pace when it has the next one.
     *
     * @param due when the command was due, on the clock of the pace (ns): latency counts from here
     */
    void play(long due);
}
