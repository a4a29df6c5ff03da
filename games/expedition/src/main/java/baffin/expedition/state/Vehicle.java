package baffin.expedition.state;

/** What carries a column of crewmen and acts with it (EX-5.3). */
public enum Vehicle {
    SHIP,
    SLED
}
