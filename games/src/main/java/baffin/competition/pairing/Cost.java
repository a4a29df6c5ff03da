package baffin.competition.pairing;

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

    /** Nothing. */
    public static final Cost NONE = new Cost(0, 0, 0, 0, 0);

    /** The cost made of its terms. */
    public static Cost of(double repeats, double spread, double seats, double penalties) {
        return new Cost(repeats + spread + seats + penalties, repeats, spread, seats, penalties);
    }

    /** Both together, term by term. */
    public Cost plus(Cost other) {
        return of(repeats + other.repeats, spread + other.spread, seats + other.seats, penalties + other.penalties);
    }
}
