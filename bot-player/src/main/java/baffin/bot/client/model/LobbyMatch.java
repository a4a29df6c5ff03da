package baffin.bot.client.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A match in the lobby.
 *
 * @param matchId id of the match, the same before and after its start
 * @param game id of the game
 * @param state {@code OPEN}, {@code RUNNING}, {@code CANCELLED} or {@code ENDED}
 * @param version number of changes so far
 * @param seatCount number of seats
 * @param seats who sits where
 * @param invitation the code of the invitation link; null unless the match needs it and the caller is its host
 */
public record LobbyMatch(
        String matchId,
        String game,
        String state,
        long version,
        int seatCount,
        List<Seat> seats,
        @Nullable String invitation) {

    public LobbyMatch {
        seats = seats == null ? List.of() : List.copyOf(seats);
    }

    /**
     * A seat that is taken.
     *
     * @param seat 0 to seats - 1
     * @param player id of the player
     * @param handle public name
     * @param ready true once the player wants to start
     */
    public record Seat(int seat, String player, String handle, boolean ready) {}
}
