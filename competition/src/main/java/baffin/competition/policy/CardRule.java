package baffin.competition.policy;

/**
 * What cards do, besides the points that an organiser may take with them.
 *
 * @param yellows so many yellow cards of one season are a red one, 2 to 5
 * @param out true when a red card takes the entrant out of the competition
 * @param carry true when whoever ends a season with a red card begins the next one with a yellow card; yellow cards
 *     themselves end with their season
 */
public record CardRule(int yellows, boolean out, boolean carry) {

    /** Where a policy says nothing: two yellow cards are a red one, which lives on as a yellow one. */
    public static final CardRule USUAL = new CardRule(2, false, true);
}
