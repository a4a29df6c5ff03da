package baffin.lobby.api;

import baffin.lobby.seek.Range;
import com.fasterxml.jackson.annotation.JsonFormat;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A wish to play.
 *
 * @param game id of the game
 * @param options option name to value; what is left out keeps its default; all at the table want the same
 * @param seats one size of table, or several that will do
 * @param ratingRange ratings of the others that will do; any when left out
 * @param botsAfter ISO 8601 duration after which house bots take the free seats, PT0S to PT24H; never when left out
 * @param expiresAfter ISO 8601 duration after which the seek ends, PT10S to PT24H; PT10M when left out
 */
@Schema(name = "NewSeek")
public record NewSeek(
        @NotNull(message = "is missing") @Schema(examples = "\"expedition\"")
        String game,

        @Nullable Map<String, String> options,

        @NotNull(message = "is missing")
        @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY)
        @Schema(examples = "[2, 3]")
        List<Integer> seats,

        @Nullable Range ratingRange,
        @Nullable @Schema(examples = "\"PT2M\"") String botsAfter,
        @Nullable @Schema(examples = "\"PT10M\"") String expiresAfter) {}
