package baffin.competition.pairing;

import java.util.List;

/**
 * What a table or a round costs, in the terms of the formula, weights included, so that the terms add up to the total.
 *
 * @param total sum of the other four
 * @param repeats repeat weight × sum over pairs of (m + 1)² - 1, m = earlier meetings
 * @param spread sum over pairs of the squared difference in match points
 * @param seats 10 × sum over seats of the squared number of times that the entrant has had this seat
 * @param penalties 10 × sum over entrants at short tables of the squared number of earlier short tables; of a round
 *     also 10 × sum over byes of the squared number of earlier byes
 */
public record Cost(double total, double repeats, double spread, double seats, double penalties) {

    private static final int SEAT_WEIGHT = 10;
    private static final int SHORT_WEIGHT = 10;

    /** Nothing. */
    public static final Cost NONE = new Cost(0, 0, 0, 0, 0);

    /** The cost made of its terms. */
    public static Cost of(double repeats, double spread, double seats, double penalties) {
        return new Cost(repeats + spread + seats + penalties, repeats, spread, seats, penalties);
    }

    /**
     * What a table costs, by the formula as it is written; the search counts on its own, and faster.
     *
     * @param seated who sits there, in seat order
     * @param tableSize seats of a full table
     * @param repeatWeight see {@link PairingTask}
     */
    public static Cost ofTable(List<Contestant> seated, int tableSize, double repeatWeight) {
        double repeats = 0;
        double spread = 0;
        double seats = 0;
        double penalties = 0;
        for (int seat = 0; seat < seated.size(); seat++) {
            Contestant own = seated.get(seat);
            for (Contestant other : seated.subList(seat + 1, seated.size())) {
                repeats += Math.pow(PairingTask.meetings(own, other) + 1, 2) - 1;
                spread += Math.pow(own.points() - other.points(), 2);
            }
            seats += Math.pow(own.timesOn(seat), 2);
            penalties += seated.size() < tableSize ? Math.pow(own.shortTables(), 2) : 0;
        }
        return of(repeatWeight * repeats, spread, SEAT_WEIGHT * seats, SHORT_WEIGHT * penalties);
    }

    /** Both together, term by term. */
    public Cost plus(Cost other) {
        return of(repeats + other.repeats, spread + other.spread, seats + other.seats, penalties + other.penalties);
    }
}
