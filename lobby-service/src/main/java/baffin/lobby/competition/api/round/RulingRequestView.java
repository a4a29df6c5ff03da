package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.RulingRequest;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.RulingEvent.RulingRequested.Details;
import baffin.competition.table.Table;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A ruling that somebody has asked for.
 *
 * <p>What is not explained here is as in {@link RulingRequest}.
 *
 * @param request its number, which closes it
 * @param matchId the match that counts for the table
 * @param entrant for whom it was asked
 * @param reason the player's words
 * @param status OPEN, RULED, DECLINED or WITHDRAWN
 */
@Schema(name = "RulingRequest")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record RulingRequestView(
        int request,
        int round,
        int table,
        @Nullable String matchId,
        int entrant,
        @Nullable Actor by,
        String reason,

        @Schema(enumeration = {"OPEN", "RULED", "DECLINED", "WITHDRAWN"})
        String status,

        @Nullable String answer,
        @Nullable Long answeredIn,
        long version,
        Instant at) {

    static RulingRequestView of(Competition competition, RulingRequest request) {
        Details details = request.details();
        return new RulingRequestView(
                request.number(),
                details.round(),
                details.table(),
                table(competition, request)
                        .map(table -> competition.matchOf(details.round(), table))
                        .orElse(null),
                details.entrant(),
                request.by(),
                details.reason(),
                request.status().name(),
                request.answer(),
                request.answeredIn(),
                request.version(),
                request.at());
    }

    /** True for arbiters and organisers, and for those who play for an entrant of the table. */
    static boolean mayBeSeen(Competition competition, RulingRequest request, String viewer) {
        List<Integer> seats = table(competition, request)
                .map(Table::seats)
                .orElse(List.of(request.details().entrant()));
        return competition.has(Role.ARBITER, viewer)
                || seats.stream()
                        .flatMap(entrant -> competition.entrant(entrant).stream())
                        .anyMatch(entrant -> entrant.is(viewer));
    }

    /** The table that it is about; empty when its round was withdrawn, or somebody else has the seat. */
    private static Optional<Table> table(Competition competition, RulingRequest request) {
        Details details = request.details();
        return competition
                .round(details.round())
                .filter(round -> round.publishedIn() < request.version())
                .flatMap(round -> round.table(details.table()))
                .filter(table -> table.seats().contains(details.entrant()));
    }
}
