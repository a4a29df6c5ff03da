package baffin.bot.load.pace;

import java.util.function.LongSupplier;

/** Every match sends its next command as soon as it has it: the platform sets the rate. */
public final class ClosedLoop implements Pace {

    private final LongSupplier clock;

    /** @param clock in nanoseconds */
    public ClosedLoop(LongSupplier clock) {
        this.clock = clock;
    }

    @Override
    public void ready(Player player) {
        player.play(clock.getAsLong());
    }
}
