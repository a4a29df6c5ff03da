package baffin.game.action;

/** What cannot be taken back after a command, as far as its seat can know before; each includes those before it. */
public enum Consequence {
    /** Nothing: the step can be undone while the turn lasts. */
    NONE,
    /** The step cannot be undone: it reveals something, or draws. */
    IRREVERSIBLE,
    /** The turn, or the answer that the seat is asked for, is over. */
    ENDS_TURN,
    /** The match ends. */
    ENDS_MATCH
}
