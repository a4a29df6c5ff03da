package baffin.competition.pairing;

import java.util.List;

/**
 * What a table or a round costs, in the terms of the formula, weights included. All are whole numbers of {@link #ONE},
 * so that every machine counts the same.
 *
 * @param repeats repeat weight × sum over pairs of (m + 1)² - 1, m = earlier meetings
 * @param spread sum over pairs of the squared difference in match points
 * @param seats 10 × sum over seats of the squared number of times that the entrant has had this seat
 * @param penalties 10 × sum over entrants at short tables of the squared number of earlier short tables; of a round
 *     also 10 × sum over byes of the squared number of earlier byes
 */
public record Cost(long repeats, long spread, long seats, long penalties) {

    /** What the formula counts as 1: the square of a point. */
    public static final long ONE = Contestant.POINT * Contestant.POINT;

    /** Nothing. */
    public static final Cost NONE = new Cost(0, 0, 0, 0);

    private static final long SEAT_WEIGHT = 10 * ONE;
    private static final long SHORT_WEIGHT = 10 * ONE;
    private static final long BYE_WEIGHT = 10 * ONE;

    /**
     * What a table costs, by the formula as it is written; the search counts on its own, and faster.
     *
     * @param seated who sits there, in seat order
     * @param tableSize seats of a full table
     * @param repeatWeight see {@link PairingTask}
     */
    public static Cost ofTable(List<Contestant> seated, int tableSize, int repeatWeight) {
        long repeats = 0;
        long spread = 0;
        long seats = 0;
        long penalties = 0;
        for (int seat = 0; seat < seated.size(); seat++) {
            Contestant own = seated.get(seat);
            for (Contestant other : seated.subList(seat + 1, seated.size())) {
                repeats += square(PairingTask.meetings(own, other) + 1) - 1;
                spread += square(own.units() - other.units());
            }
            seats += square(own.timesOn(seat));
            penalties += seated.size() < tableSize ? square(own.shortTables()) : 0;
        }
        return new Cost(repeatWeight * ONE * repeats, spread, SEAT_WEIGHT * seats, SHORT_WEIGHT * penalties);
    }

    /** What another bye of somebody adds to the cost of a round. */
    public static Cost ofBye(Contestant contestant) {
        return new Cost(0, 0, 0, BYE_WEIGHT * square(contestant.byes()));
    }

    private static long square(long number) {
        return number * number;
    }

    /** Sum of the four terms. */
    public long total() {
        return repeats + spread + seats + penalties;
    }

    /** A number of {@link #ONE} as the formula has it, for people to read. */
    public static double read(long units) {
        return units / (double) ONE;
    }

    /** Both together, term by term. */
    public Cost plus(Cost other) {
        return new Cost(
                repeats + other.repeats, spread + other.spread, seats + other.seats, penalties + other.penalties);
    }
}
