package baffin.competition.standing;

/** What an entrant has come to. */
public enum Achievement {
    /** First of the competition; of a league, first of its top tier. */
    CHAMPION,
    /** Has lost the final. */
    FINALIST,
    /** Came as far as the semi-final. */
    SEMI_FINALIST,
    /** Goes up a tier. */
    PROMOTED,
    /** Goes down a tier. */
    RELEGATED,
    /** Can't win any more: others have gone on, or it has lost its table. */
    OUT
}
