package baffin.northwind.data;

/** A place for one crew member, named by the power it has there (NW-2.2). */
public enum Berth {
    /** Trades more at merchants (NW-4.3). */
    BOATSWAIN,
    /** Earns on sales (NW-4.4). */
    BOOKKEEPER,
    /** Makes blue doubles hit (NW-5.1). */
    CANNONEER,
    /** Doubles the income for the poor (NW-3.1). */
    TREASURER,
    /** Looks at a top tile before a voyage (NW-3.5). */
    LOOKOUT
}
