package baffin.lobby.seek.domain;

/** Where a seek stands. */
public enum SeekStatus {
    /** Others are looked for. */
    WAITING,
    /** It has led to a match. */
    MATCHED,
    /** Its player took it back, or its stream was closed. */
    WITHDRAWN,
    /** Its time ran out. */
    EXPIRED
}
