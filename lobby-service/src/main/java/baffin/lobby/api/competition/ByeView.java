package baffin.lobby.api.competition;

import baffin.competition.Bye;
import baffin.competition.Competition;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody without a table in a round.
 *
 * @param entrant its number
 * @param handle the public name
 * @param kind what it is worth
 */
@Schema(name = "Bye")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ByeView(int entrant, @Nullable String handle, Bye.Kind kind) {

    static List<ByeView> of(Competition competition, List<Bye> byes) {
        return byes.stream()
                .map(bye -> new ByeView(
                        bye.entrant(),
                        competition
                                .entrant(bye.entrant())
                                .map(entrant -> entrant.person().handle())
                                .orElse(null),
                        bye.kind()))
                .toList();
    }
}
