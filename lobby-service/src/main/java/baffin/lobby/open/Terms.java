package baffin.lobby.open;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a match is about; fixed when it is opened.
 *
 * @param game id of the game
 * @param options option name to value; completed with the game's defaults once opened
 * @param seats number of seats
 * @param invitationHash SHA-256 of the code that lets one in, hexadecimal; null when everyone may join
 * @param seed number or word from outside, which makes the match unranked for good; null for a secret one
 * @param rematchOf the match whose players meet again; null when there is none
 */
public record Terms(
        String game,
        Map<String, String> options,
        int seats,
        @Nullable String invitationHash,
        @Nullable String seed,
        @Nullable String rematchOf) {

    public Terms {
        options = Map.copyOf(options);
    }

    Terms withOptions(Map<String, String> all) {
        return new Terms(game, all, seats, invitationHash, seed, rematchOf);
    }
}
