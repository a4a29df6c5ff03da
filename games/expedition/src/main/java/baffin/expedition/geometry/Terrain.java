package baffin.expedition.geometry;

/** What a corner of the grid is. */
public enum Terrain {
    /** No tile has fixed it. */
    UNKNOWN,
    SEA,
    LAND
}
