package baffin.game;

/** Who looks at a match; decides what is shown. */
public sealed interface Viewer {

    /** Sees what the table sees. */
    record Spectator() implements Viewer {}

    /** Sees what the table sees and what belongs to the seat. */
    record Player(Seat seat) implements Viewer {}

    /** Tells whether this viewer sits on the seat. */
    default boolean holds(Seat seat) {
        return this instanceof Player player && player.seat().equals(seat);
    }
}
