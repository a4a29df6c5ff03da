package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.match.terms.Ruled;
import java.time.Instant;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Why nobody plays on: something else counts at the table. The match goes on where it stood if the ruling is lifted.
 *
 * @param ruling number of the ruling in the competition, which can be lifted; absent when it has none
 * @param kind what counts instead
 * @param reason the organiser's words
 * @param since when it was ruled (UTC)
 */
@Schema(name = "RuledMatch")
public record RuledMatch(
        @Nullable Integer ruling,

        @Schema(enumeration = {"FORFEIT", "ADJUDICATION", "CORRECTION", "ABANDONED", "DEADLINE", "REPLAY"})
        String kind,

        String reason,
        Instant since) {

    static @Nullable RuledMatch of(Match<?, ?, ?, ?> match) {
        Ruled ruled = match.ruled();
        return ruled == null
                ? null
                : new RuledMatch(ruled.ruling(), ruled.kind().name(), ruled.reason(), ruled.since());
    }
}
