package baffin.lobby.competition.domain;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The result that stands at a table: the member {@code stands} of the problem that refuses to replace it unseen.
 *
 * @param version to be named in {@code replaces}; null, as all that follows, while there is no result
 * @param source where it comes from
 * @param ruling number of the ruling that made it; null when none did
 * @param by who ruled; null when nobody did
 */
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
                ruling == null ? null : competition.rulings().get(ruling - 1).by(),
                IntStream.range(0, table.seats().size())
                        .mapToObj(seat -> seat(competition, table, result, seat))
                        .toList());
    }

    private static Seat seat(Competition competition, Table table, TableResult result, int seat) {
        int entrant = table.seats().get(seat);
        SeatResult own = result.seats().get(seat);
        SeatHolder sitter = competition.sitter(table, seat);
        return new Seat(entrant, sitter.player(), sitter.handle(), sitter.bot(), own.place(), own.score(), own.fate());
    }
}
