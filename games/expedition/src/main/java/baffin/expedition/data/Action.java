package baffin.expedition.data;

/** What crewmen can be spent on. */
public enum Action {
    MOVE_SHIP,
    MOVE_SLED,
    DRAW,
    REFRESH_AND_DRAW,
    PLACE,
    TRANSFER,
    EXPLORE,
    DISCOVER
}
