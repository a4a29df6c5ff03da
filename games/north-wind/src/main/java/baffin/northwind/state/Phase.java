package baffin.northwind.state;

/** What is to be decided. */
public enum Phase {
    /** The active seat chooses a stack (NW-3.2). */
    SAIL,
    /** It may send the lookout (NW-3.5). */
    LOOKOUT,
    /** It has seen the top tile and leaves it or puts it under the stack (NW-3.5). */
    TOP,
    /** It deals with the revealed tile (NW-3.2). */
    TILE,
    /** It pays a pirate or fights (NW-5.1). */
    PIRATE,
    /** Opponents answer whether they use the tile by letter (NW-4.5). */
    LETTERS,
    /** The match has ended. */
    OVER
}
