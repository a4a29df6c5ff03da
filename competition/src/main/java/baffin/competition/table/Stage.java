package baffin.competition.table;

/** What a round is for. */
public enum Stage {
    /** Matches of the divisions of a league. */
    LEAGUE,
    SWISS,
    /** A preliminary round that an entrant may leave out. */
    HEAT,
    POD,
    /** A round of those who fell out of pod elimination, for places in the next one. */
    SECOND_CHANCE,
    /** A round of everybody against everybody at tables of two. */
    ROUND_ROBIN,
    /** A round of single elimination. */
    BRACKET,
    /** Four tables whose best go to the final. */
    SEMI_FINAL,
    /** The losers of the semi-finals of a bracket: the other table of the round of the final. */
    THIRD_PLACE,
    /** One table for the title, and in a bracket perhaps one for third place. */
    FINAL,
    /** One more match for those who are still tied where it matters. */
    PLAY_OFF;

    /** What a table of such a round is for: beside the one for the title, the other of a final is for third place. */
    public Stage of(Table table) {
        return this == FINAL && table.number() > 1 ? THIRD_PLACE : this;
    }

    /** True when points of the round count in the table of the main stage. */
    public boolean counts() {
        return this == LEAGUE || this == SWISS || this == HEAT || this == ROUND_ROBIN;
    }
}
