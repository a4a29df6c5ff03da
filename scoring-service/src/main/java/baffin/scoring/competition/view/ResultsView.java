package baffin.scoring.competition.view;

import baffin.competition.Competition;
import baffin.competition.policy.Points;
import baffin.competition.standing.ResultLine;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A page of the results of a competition, the latest at the end.
 *
 * @param count of all results, on this page or another
 * @param nextCursor what to send as {@code cursor} for what follows, also later
 */
@Schema(name = "CompetitionResults")
public record ResultsView(
        String competitionId,
        long version,
        int count,
        List<Row> items,
        @Nullable String nextCursor) {

    /**
     * A table that has a result.
     *
     * <p>What is not explained here is as in {@link ResultLine}.
     *
     * @param matchId the match that counts
     */
    @Schema(name = "CompetitionResult")
    public record Row(
            int round,
            Stage stage,
            int table,
            @Nullable Integer division,
            int attempt,
            String matchId,
            TableResult.Source source,
            long version,
            Instant at,
            @Nullable String reason,
            @Nullable Integer ruling,
            List<Seat> seats) {}

    /**
     * A seat of it.
     *
     * @param player id of the person who had played for the entrant, whoever does now
     * @param score of the game; absent when there is none
     * @param rule how the points came about
     */
    @Schema(name = "CompetitionResultSeat")
    public record Seat(
            int entrant,
            String player,
            @Nullable String handle,
            int place,
            @Nullable Integer score,
            @Nullable Integer team,
            SeatResult.Fate fate,
            @Schema(type = SchemaType.NUMBER) Points points,
            String rule)
            implements Named {}

    public static List<Row> rows(Competition competition, List<ResultLine> lines, Words words) {
        return lines.stream().map(line -> row(competition, line, words)).toList();
    }

    private static Row row(Competition competition, ResultLine line, Words words) {
        return new Row(
                line.round(),
                line.stage(),
                line.table(),
                line.division(),
                line.attempt(),
                line.match(),
                line.source(),
                line.version(),
                line.at(),
                line.reason(),
                line.ruling(),
                seats(competition, line, words));
    }

    private static List<Seat> seats(Competition competition, ResultLine line, Words words) {
        Table table = competition
                .round(line.round())
                .flatMap(round -> round.table(line.table()))
                .orElseThrow();
        return IntStream.range(0, line.seats().size())
                .mapToObj(seat ->
                        seat(competition.sitter(table, seat), line.seats().get(seat), words))
                .toList();
    }

    private static Seat seat(SeatHolder person, ResultLine.Seat seat, Words words) {
        return new Seat(
                seat.entrant(),
                person.player(),
                person.handle(),
                seat.place(),
                seat.score(),
                seat.team(),
                seat.fate(),
                seat.points(),
                words.rule(seat.rule()));
    }

    /** The rows as comma-separated values, one line a seat. */
    public static String csv(List<Row> rows, PublicNames names) {
        Csv csv = new Csv(List.of(
                "round",
                "stage",
                "table",
                "division",
                "match_id",
                "source",
                "at",
                "entrant",
                "handle",
                "place",
                "score",
                "points",
                "fate",
                "reason"));
        for (Row row : rows) {
            for (Seat seat : row.seats()) {
                csv.add(Arrays.asList(
                        row.round(),
                        row.stage(),
                        row.table(),
                        row.division(),
                        row.matchId(),
                        row.source(),
                        row.at(),
                        seat.entrant(),
                        names.of(seat),
                        seat.place(),
                        seat.score(),
                        seat.points().decimal(),
                        seat.fate(),
                        FreeText.shownOrNull(row.reason(), names)));
            }
        }
        return csv.toString();
    }
}
