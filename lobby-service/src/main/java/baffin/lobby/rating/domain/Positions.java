package baffin.lobby.rating.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** How matches stand that are still played, which another service works out. */
public interface Positions {

    /**
     * A seat, as if the match ended now.
     *
     * @param place 1 for the first; who shares a place leaves the next one out
     * @param score points of the game that everybody may see
     * @param resigned true when the player has given up
     */
    record Position(int place, int score, boolean resigned) {}

    /** The seats of a match, by index; nobody when the other service does not say; never fails. */
    Uni<List<Position>> of(String matchId);
}
