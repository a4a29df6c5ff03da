package baffin.view.api;

import baffin.match.CompetitionRef;
import baffin.match.Ruled;
import baffin.view.live.Match;
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
 * @param link where the result that counts stands, relative to the platform's address
 */
@Schema(name = "RuledMatch")
public record RuledMatch(@Nullable Integer ruling, Ruled.Kind kind, String reason, Instant since, String link) {

    static @Nullable RuledMatch of(Match<?, ?, ?, ?> match) {
        Ruled ruled = match.ruled();
        CompetitionRef place = match.start().competition();
        return ruled == null || place == null
                ? null
                : new RuledMatch(
                        ruled.ruling(),
                        ruled.kind(),
                        ruled.reason(),
                        ruled.since(),
                        "/api/v1/competitions/" + place.competition() + "/rounds/" + place.round());
    }
}
