package baffin.lobby.competition.domain;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.standing.ledger.TablePoints;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Json;
import baffin.platform.wire.Reply;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/** Refusals of competitions as members of problem documents. */
public final class CompetitionRefusals {

    /** The member that names a competition which stands in the way of another one. */
    public static final String EXISTING = "existing";

    private CompetitionRefusals() {}

    public static Reply reply(CommandEnvelope command, @Nullable Competition state, CompetitionRefusal refusal) {
        long version = state == null ? 0 : state.version();
        ObjectNode members = Reply.empty().put("detail", refusal.detail());
        switch (refusal) {
            case CompetitionRefusal.Faulty faulty -> faults(members, faulty, state);
            case CompetitionRefusal.Exists exists when state != null -> existing(members, state);
            case CompetitionRefusal.Exists exists -> {}
            case CompetitionRefusal.OwnTable(List<Actor> others) ->
                members.set("others", Json.shared().tree(others));
            case CompetitionRefusal.Published(Round round) -> published(members.put("currentVersion", version), round);
        }
        return Reply.refused(command, version, refusal.reason().slug(), members);
    }

    /** Each field at fault, and the result that stands where another one was known. */
    private static void faults(
            ObjectNode members, CompetitionRefusal.Faulty refusal, @Nullable Competition competition) {
        ArrayNode faults = members.putArray("faults");
        refusal.faults().stream()
                .filter(fault -> !fault.pointer().isEmpty())
                .forEach(fault ->
                        faults.addObject().put("pointer", fault.pointer()).put("detail", fault.detail()));
        if (refusal.stands() != null && competition != null) {
            members.set("stands", Json.shared().tree(StandingResult.of(competition, refusal.stands())));
        }
    }

    private static void existing(ObjectNode members, Competition competition) {
        members.putObject(EXISTING)
                .put("competitionId", competition.id())
                .put("status", competition.status().name())
                .put("link", "/api/v1/competitions/" + competition.id());
    }

    private static void published(ObjectNode members, Round round) {
        ObjectNode published = members.putObject("published")
                .put("round", round.number())
                .put("version", round.publishedIn())
                .put("at", Json.time(round.publishedAt()));
        if (round.publishedBy() != null) {
            published.set("by", Json.shared().tree(round.publishedBy()));
        }
    }

    /**
     * The result that stands at a table: the member {@code stands} of the problem that refuses to replace it unseen.
     *
     * @param version to be named in {@code replaces}; null, as all that follows, while there is no result
     * @param source where it comes from
     * @param ruling number of the ruling that made it; null when none did
     * @param by who ruled; null when nobody did
     */
    @Schema(name = "StandingResult")
    record StandingResult(
            int round,
            int table,
            @Nullable Long version,
            TableResult.@Nullable Source source,
            @Nullable Instant at,
            @Nullable String reason,
            @Nullable Integer ruling,
            @Nullable Actor by,
            @Nullable List<Seat> seats) {

        /** What it says of an entrant. */
        @Schema(name = "StandingResultSeat")
        record Seat(
                int entrant,
                String player,
                @Nullable String handle,
                boolean bot,
                int place,
                @Nullable Integer score,
                SeatResult.Fate fate) {}

        static StandingResult of(Competition competition, CompetitionRefusal.Stands stands) {
            Table table = stands.table();
            TableResult result = table.result();
            if (result == null) {
                return new StandingResult(stands.round(), table.number(), null, null, null, null, null, null, null);
            }
            Integer ruling = result.ruling();
            return new StandingResult(
                    stands.round(),
                    table.number(),
                    result.version(),
                    result.source(),
                    result.at(),
                    result.reason(),
                    ruling,
                    ruling == null
                            ? null
                            : competition.rulings().get(ruling - 1).by(),
                    IntStream.range(0, table.seats().size())
                            .mapToObj(seat -> seat(competition, table, result, seat))
                            .toList());
        }

        private static Seat seat(Competition competition, Table table, TableResult result, int seat) {
            int entrant = table.seats().get(seat);
            SeatResult own = result.seats().get(seat);
            SeatHolder sitter = competition.sitter(table, seat);
            return new Seat(
                    entrant,
                    sitter.player(),
                    sitter.handle(),
                    sitter.bot(),
                    TablePoints.places(result).get(seat),
                    own.score(),
                    own.fate());
        }
    }
}
