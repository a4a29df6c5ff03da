package baffin.competition.table;

/** What a round is for. */
public enum Stage {
    /** Matches of the divisions of a league. */
    LEAGUE,
    /** A round of pod Swiss. */
    SWISS,
    /** A preliminary round that an entrant may leave out. */
    HEAT,
    /** A round of pod elimination. */
    POD,
    /** A round of those who fell out of pod elimination, for places in the next one. */
    SECOND_CHANCE,
    /** A round of everybody against everybody at tables of two. */
    ROUND_ROBIN,
    /** A round of single elimination. */
    BRACKET,
    /** Four tables whose best go to the final. */
    SEMI_FINAL,
    /** The losers of the semi-finals of a bracket. */
    THIRD_PLACE,
    /** One table for the title. */
    FINAL,
    /** One more match for those who are still tied where it matters. */
    PLAY_OFF;

    /** True when points of the round count in the table of the main stage. */
    public boolean counts() {
        return this == LEAGUE || this == SWISS || this == HEAT || this == ROUND_ROBIN;
    }
}
