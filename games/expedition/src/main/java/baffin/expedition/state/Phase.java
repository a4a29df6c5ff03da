package baffin.expedition.state;

/** What the seat that is asked may do. */
public enum Phase {
    /** Setup: it takes a large tile (EX-4.3). */
    DRAFT,
    /** It acts, or passes. */
    ACTIONS,
    /** It has refreshed the display and must take a tile (EX-7.5). */
    TAKE,
    /** It chooses where its sled goes (EX-6.5). */
    RELOCATION,
    /** The match is over. */
    OVER
}
