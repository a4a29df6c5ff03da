package baffin.match.terms;

/**
 * What happens when the time of a seat has run out. A match has a list of these, taken in order; standing answers and
 * conditional orders come before all of them, since they are played as soon as the seat is asked.
 */
public sealed interface AbsenceStep {

    /**
     * The game's safe action is played for the seat, which stays with its player.
     *
     * @param times how many times in a row before the next step is taken, 1 to 100
     */
    record Safe(int times) implements AbsenceStep {}

    /** The first of the alternates takes the seat; without one the next step is taken. */
    record Substitute() implements AbsenceStep {}

    /**
     * A house bot takes the seat.
     *
     * @param kind one of {@link baffin.match.terms.HouseBot#kinds()}
     */
    record Bot(String kind) implements AbsenceStep {}

    /**
     * The seat is lost; the game's safe action is played for it from now on. Follows by itself at the end of a list.
     */
    record Forfeit() implements AbsenceStep {}
}
