package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * Somebody without a table in a round.
 *
 * @param player id of the player; absent for an entrant that the list does not have yet
 * @param kind what it is worth
 */
@Schema(name = "Bye")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ByeView(
        int entrant, @Nullable String player, @Nullable String handle, ByeKind kind) implements Named {

    /** Those of a round that is not published yet. */
    static List<ByeView> of(Competition competition, List<Bye> byes) {
        return of(competition, byes, Entrant::person);
    }

    /** Those of a round; once that is closed, by the people of the time. */
    static List<ByeView> of(Competition competition, Round round) {
        return of(
                competition,
                round.byes(),
                entrant -> round.open() ? entrant.person() : entrant.personAt(round.publishedIn()));
    }

    private static List<ByeView> of(Competition competition, List<Bye> byes, Function<Entrant, SeatHolder> who) {
        return byes.stream()
                .map(bye -> of(bye, competition.entrant(bye.entrant()).map(who)))
                .toList();
    }

    private static ByeView of(Bye bye, Optional<SeatHolder> person) {
        return new ByeView(
                bye.entrant(),
                person.map(SeatHolder::player).orElse(null),
                person.map(SeatHolder::handle).orElse(null),
                bye.kind());
    }
}
