package baffin.northwind.data;

/** What ships carry (NW-1.1). */
public enum Commodity {
    /** Yellow. */
    GRAIN,
    /** Grey. */
    FISH,
    /** White. */
    SALT,
    /** Green. */
    LUMBER,
    /** Purple. */
    WINE
}
