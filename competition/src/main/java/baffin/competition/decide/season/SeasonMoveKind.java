package baffin.competition.decide.season;

/** Which way somebody goes. */
public enum SeasonMoveKind {
    UP,
    DOWN,
    STAYS,
    /** Has not played this season, and keeps the tier earned before. */
    RETURNS
}
