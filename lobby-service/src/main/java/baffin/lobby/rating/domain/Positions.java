package baffin.lobby.rating.domain;

import io.smallrye.mutiny.Uni;
import java.util.List;

/** How matches stand that are still played, which another service works out. */
public interface Positions {

    /**
     * A seat, as if the match ended now.
     *
     * @param rank 1 for the first; equal places share a rank
     * @param total points of the game that everybody may see
     * @param resigned true when the player has given up
     */
    record Position(int rank, int total, boolean resigned) {}

    /** The seats of a match, by index; nobody when the other service does not say; never fails. */
    Uni<List<Position>> of(String matchId);
}
