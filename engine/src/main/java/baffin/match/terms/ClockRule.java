package baffin.match.terms;

import java.time.Duration;

/** How much time the seats of a match have; fixed before it starts. */
public sealed interface ClockRule {

    /** How long an answer out of turn may take, such as whether a letter is used; it is never taken from a bank. */
    WrittenDuration answer();

    /**
     * A bank of time that each turn uses and refills (Fischer). Live clocks know no quiet hours and no vacation.
     *
     * @param bank at the start, 10 s to 24 h
     * @param increment added when a turn ends, 0 s to 1 h
     * @param cap the bank never grows beyond it; at least {@code bank}, at most 48 h
     * @param grace further time on the first turn, 0 s to 1 h
     */
    record Live(
            WrittenDuration bank,
            WrittenDuration increment,
            WrittenDuration cap,
            WrittenDuration grace,
            WrittenDuration answer)
            implements ClockRule {

        /** A clock that nobody has written. */
        public Live(Duration bank, Duration increment, Duration cap, Duration grace, Duration answer) {
            this(
                    WrittenDuration.of(bank),
                    WrittenDuration.of(increment),
                    WrittenDuration.of(cap),
                    WrittenDuration.of(grace),
                    WrittenDuration.of(answer));
        }
    }

    /**
     * So much time for every turn (correspondence).
     *
     * @param move 1 h to 30 d
     * @param grace further time on the first turn, 0 s to 30 d
     * @param weekendsOff true when Saturday and Sunday do not count, in the player's own time zone
     */
    record PerMove(WrittenDuration move, WrittenDuration grace, WrittenDuration answer, boolean weekendsOff)
            implements ClockRule {

        /** A clock that nobody has written. */
        public PerMove(Duration move, Duration grace, Duration answer, boolean weekendsOff) {
            this(WrittenDuration.of(move), WrittenDuration.of(grace), WrittenDuration.of(answer), weekendsOff);
        }
    }

    /**
     * No clock to play against; but a match in which nothing happens ends some day.
     *
     * @param idle after which the absence policy takes over, 1 h to 90 d
     */
    record Unlimited(WrittenDuration idle) implements ClockRule {

        /** Patience that nobody has written. */
        public Unlimited(Duration idle) {
            this(WrittenDuration.of(idle));
        }

        @Override
        public WrittenDuration answer() {
            return idle;
        }
    }
}
