package baffin.lobby.competition.api.round;

import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * What an organiser has settled about the next round.
 *
 * @param locked tables that are to be as they are: entrants' numbers by seat; none when left out
 * @param forbidden pairs that must not meet in this round; none when left out
 */
@Schema(name = "PairingRequest")
public record PairingRequest(
        @Schema(examples = "[[4, 1, 7, 2]]") @Nullable List<List<Integer>> locked,

        @Schema(examples = "[[3, 5]]") @Nullable List<List<Integer>> forbidden) {}
