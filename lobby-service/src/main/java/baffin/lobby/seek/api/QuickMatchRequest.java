package baffin.lobby.seek.api;

import baffin.platform.body.OneOf;
import com.fasterxml.jackson.annotation.JsonFormat;
import jakarta.validation.constraints.NotNull;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A wish to play soon.
 *
 * @param game id of the game
 * @param seats one size of table, or several that will do; any when left out
 */
@Schema(name = "QuickMatch")
public record QuickMatchRequest(
        @NotNull(message = "is missing") @OneOf @Schema(examples = "expedition")
        String game,

        @Nullable @JsonFormat(with = JsonFormat.Feature.ACCEPT_SINGLE_VALUE_AS_ARRAY) @Schema(examples = "[2]")
        List<Integer> seats) {}
