package baffin.bot.load.pace;

/** Tells players when to send. Used by one thread. */
public interface Pace {

    /** A player has its next command at hand. */
    void ready(Player player);
}
