package baffin.lobby.rating.domain;

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

    /**
     * What a player has shown so far.
     *
     * @param rating in points as people see them
     * @param games rated matches that it comes from, 1 or more
     */
    record Rated(int rating, int games) {}

    /**
     * A rating that comes from matches, at most a minute old.
     *
     * @param mode {@code solo} or {@code teams}
     * @return empty when there is none, or the other service does not answer; never fails
     */
    Uni<Optional<Rated>> rated(String player, String game, String mode);
}
