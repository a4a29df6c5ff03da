package baffin.lobby.rating;

import io.smallrye.mutiny.Uni;
import java.util.Optional;

/** The ratings of players, which another service keeps. */
public interface Ratings {

    /** Rating of a player who has none yet. */
    int NEW_PLAYER = 1500;

    /**
     * A player's rating in points as people see them, at most a minute old.
     *
     * @param mode {@code solo} or {@code teams}
     * @return empty when the other service does not answer; never fails
     */
    Uni<Optional<Integer>> of(String player, String game, String mode);
}
