package baffin.game.action;

/** What can't be taken back after a command; each includes those before it. */
public enum Consequence {
    /** The step can be undone while the turn lasts. */
    NONE,
    /** The step can't be undone, or may turn out so: it reveals something, or draws. */
    IRREVERSIBLE,
    /** The seat is not asked any more afterwards: its turn, or its answer, is over. */
    ENDS_TURN,
    ENDS_MATCH;

    /** True when it is the other one or more. */
    public boolean includes(Consequence other) {
        return compareTo(other) >= 0;
    }
}
