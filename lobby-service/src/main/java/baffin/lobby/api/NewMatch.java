package baffin.lobby.api;

import jakarta.validation.constraints.NotNull;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A match to be opened.
 *
 * @param game id of the game
 * @param seats number of seats, within the game's range
 * @param options option name to value; what is left out keeps its default
 * @param seed a seed from outside, where the platform allows it; the match is then unranked for good
 * @param invitationOnly true when only those with the invitation may join; false when left out
 * @param hostPlays true when you take seat 0; true when left out
 * @param ready true when you are ready at once; false when left out
 */
@Schema(name = "NewMatch")
public record NewMatch(
        @NotNull(message = "is missing") @Schema(examples = "\"expedition\"")
        String game,

        @Schema(examples = "3") int seats,
        @Nullable Map<String, String> options,
        @Nullable String seed,
        @Nullable Boolean invitationOnly,
        @Nullable Boolean hostPlays,
        @Nullable Boolean ready) {}
