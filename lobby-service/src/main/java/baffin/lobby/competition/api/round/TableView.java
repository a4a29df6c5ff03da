package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.standing.ledger.TablePoints;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * A table of a round.
 *
 * @param stage what it is for where that is not what its round is for: THIRD_PLACE beside a final; absent elsewhere
 * @param division of a league; absent in other formats
 * @param matchId the match that counts
 * @param attempt 1 for the first match, more when it was played again
 * @param result absent while it is awaited
 */
@Schema(name = "CompetitionTable")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record TableView(
        int table,
        @Nullable Stage stage,
        @Nullable Integer division,
        String matchId,
        int attempt,
        List<Seat> seats,
        @Nullable Result result) {

    /**
     * A seat of a table.
     *
     * @param seat index from 0
     * @param player id of who plays for it now; once there is a result, of who had played for it then
     * @param handle the public name; absent for an entrant that the list does not have yet
     * @param place 1 for the first; who did not play to the end is behind all who did; absent while the result is
     * awaited
     * @param score of the game; absent when there is none
     * @param team of the seat, from 0; absent when everyone plays alone
     * @param fate PLAYED, DROPPED or NO_SHOW; of an open table only of a seat that is lost
     * @param playedBy id of another person who made most of its moves; absent otherwise
     */
    @Schema(name = "CompetitionSeat")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Seat(
            int seat,
            int entrant,
            @Nullable String player,
            @Nullable String handle,
            @Nullable Integer place,
            @Nullable Integer score,
            @Nullable Integer team,
            SeatResult.@Nullable Fate fate,
            @Nullable String playedBy)
            implements Named {}

    /**
     * How a table came to its result.
     *
     * <p>What is not explained here is as in {@link TableResult}.
     *
     * @param source MATCH, or what an organiser or the deadline has ruled
     * @param ruling number of the ruling that made it and can be lifted; absent when there is none
     */
    @Schema(name = "TableResult")
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Result(
            TableResult.Source source,
            long version,
            Instant at,
            @Nullable String reason,
            @Nullable Integer ruling) {}

    /** @param stage of its round */
    static TableView of(Competition competition, int round, Stage stage, Table table) {
        TableResult result = table.result();
        List<Seat> seats = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            seats.add(seat(competition, table, seat));
        }
        return new TableView(
                table.number(),
                stage.of(table) == stage ? null : stage.of(table),
                table.division(),
                competition.matchOf(round, table),
                table.attempt(),
                seats,
                result == null
                        ? null
                        : new Result(result.source(), result.version(), result.at(), result.reason(), result.ruling()));
    }

    private static Seat seat(Competition competition, Table table, int seat) {
        int entrant = table.seats().get(seat);
        TableResult result = table.result();
        Optional<SeatHolder> person = competition.entrant(entrant).map(known -> competition.sitter(table, seat));
        SeatResult own = result == null ? null : result.seats().get(seat);
        String other = own == null ? null : own.player();
        return new Seat(
                seat,
                entrant,
                person.map(SeatHolder::player).orElse(null),
                person.map(SeatHolder::handle).orElse(null),
                result == null ? null : TablePoints.places(result).get(seat),
                own == null ? null : own.score(),
                own == null ? null : own.team(),
                own == null ? table.lost(entrant) : own.fate(),
                person.filter(known -> known.player().equals(other)).isPresent() ? null : other);
    }
}
