package baffin.northwind.data;

/** The destination harbours; each names the stack that holds it and a column of tasks (NW-2.1, NW-6.1). */
public enum Port {
    /** Asks for wine and gold. */
    NORTH_CAPE,
    /** Asks for captains. */
    FORT_HAVEN,
    /** Asks for all commodities but wine. */
    OLSAND
}
