package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.standing.ResultLine;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.Person;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The page of a round: who sits where, and what came of it.
 *
 * @param deadline when it should be played
 * @param closed when it was closed; null while it is open
 * @param withdrawn earlier publications of the round, the first one first
 * @param previous the round before; null for the first
 * @param next the round after; null for the latest
 */
public record RoundPage(
        int number,
        Stage stage,
        Stamp published,
        Stamp deadline,
        @Nullable Stamp closed,
        List<Seating> tables,
        List<Rest> byes,
        List<Withdrawal> withdrawn,
        @Nullable Integer previous,
        @Nullable Integer next) {

    /** Results in which places say something. */
    static final Set<TableResult.Source> PLACED =
            EnumSet.complementOf(EnumSet.of(TableResult.Source.VOID, TableResult.Source.ABANDONED));

    /**
     * A table.
     *
     * @param stage what it is for where that is not what the round is for; null elsewhere
     * @param changed true when an organiser has changed who sits there
     * @param match id of the match that counts
     * @param result null while it is open
     * @param at when the match ended, or the ruling was made; null while it is open
     * @param reason the organiser's words; null for a result of a match
     * @param own true when whoever ruled played at the table
     * @param seats by place, and by seat while it is open
     */
    public record Seating(
            Table table,
            @Nullable Stage stage,
            boolean changed,
            String match,
            @Nullable ResultLine result,
            @Nullable Stamp at,
            @Nullable String reason,
            boolean own,
            List<Seat> seats) {

        Seating with(List<Seat> others) {
            return new Seating(table, stage, changed, match, result, at, reason, own, others);
        }

        /** True when somebody has decided what counts. */
        public boolean ruled() {
            return result != null && result.source() != TableResult.Source.MATCH;
        }

        /** True when there are scores. */
        public boolean scored() {
            return seats.stream().anyMatch(seat -> seat.score() != null);
        }

        /** True when teams play. */
        public boolean teams() {
            return seats.stream().anyMatch(seat -> seat.team() != null);
        }
    }

    /**
     * A seat.
     *
     * @param seat from 1
     * @param team from 1; null when everyone plays alone
     * @param fate how the seat came to its end; null while the table is open
     * @param place null while the table is open, and where nobody was placed
     * @param score null when there is none
     */
    public record Seat(
            int seat,
            Person person,
            @Nullable Integer team,
            SeatResult.@Nullable Fate fate,
            @Nullable Integer place,
            @Nullable Integer score,
            String points) {

        /** True when it did not play to the end. */
        public boolean gone() {
            return fate != null && fate != SeatResult.Fate.PLAYED;
        }
    }

    /**
     * A publication that counts no more.
     *
     * @param reason the organiser's words
     * @param version version of the competition whose record withdrew it
     */
    public record Withdrawal(Stamp at, String reason, long version) {}

    RoundPage with(List<Seating> others) {
        return new RoundPage(number, stage, published, deadline, closed, others, byes, withdrawn, previous, next);
    }

    /**
     * Somebody without a table.
     *
     * @param kind null where the schedule of a league has none
     */
    public record Rest(Person person, @Nullable ByeKind kind) {}

    /**
     * The page.
     *
     * @param results of the whole competition
     */
    public static RoundPage of(Competition competition, Round round, List<ResultLine> results, PublicNames names) {
        int last = competition.rounds().size();
        return new RoundPage(
                round.number(),
                round.stage(),
                Stamp.of(round.publishedAt()),
                Stamp.of(round.deadline()),
                Stamp.orNull(round.closedAt()),
                round.tables().stream()
                        .map(table -> result(results, round, table)
                                .map(line -> played(competition, round, table, line, names))
                                .orElseGet(() -> open(competition, round, table, names)))
                        .toList(),
                Stream.concat(
                                round.byes().stream()
                                        .map(bye -> new Rest(
                                                Person.at(competition, round, bye.entrant(), names), bye.kind())),
                                Stages.idle(competition, round).stream()
                                        .map(idle -> new Rest(Person.at(competition, round, idle, names), null)))
                        .toList(),
                competition.withdrawn().stream()
                        .filter(gone -> gone.round().number() == round.number())
                        .map(gone -> new Withdrawal(
                                Stamp.of(gone.at()), FreeText.shown(gone.reason(), names), gone.version()))
                        .toList(),
                round.number() == 1 ? null : round.number() - 1,
                round.number() == last ? null : round.number() + 1);
    }

    private static Optional<ResultLine> result(List<ResultLine> results, Round round, Table table) {
        return results.stream()
                .filter(line -> line.round() == round.number() && line.table() == table.number())
                .findFirst();
    }

    private static Seating seating(
            Competition competition,
            Round round,
            Table table,
            @Nullable ResultLine result,
            List<Seat> seats,
            PublicNames names) {
        Integer ruling = result == null ? null : result.ruling();
        return new Seating(
                table,
                round.stage(table) == round.stage() ? null : round.stage(table),
                round.changedTables().contains(table.number()),
                competition.matchOf(round.number(), table),
                result,
                result == null ? null : Stamp.of(result.at()),
                result == null ? null : FreeText.shownOrNull(result.reason(), names),
                ruling != null && competition.onOwnTable(competition.rulings().get(ruling - 1)),
                seats);
    }

    private static Seating open(Competition competition, Round round, Table table, PublicNames names) {
        List<Seat> seats = IntStream.range(0, table.seats().size())
                .mapToObj(seat ->
                        new Seat(seat + 1, Person.at(competition, table, seat, names), null, null, null, null, ""))
                .toList();
        return seating(competition, round, table, null, seats, names);
    }

    private static Seating played(
            Competition competition, Round round, Table table, ResultLine line, PublicNames names) {
        List<Seat> seats = IntStream.range(0, line.seats().size())
                .boxed()
                .sorted(Comparator.comparingInt(seat -> line.seats().get(seat).place()))
                .map(seat -> seat(
                        Person.at(competition, table, seat, names),
                        seat,
                        line.seats().get(seat),
                        PLACED.contains(line.source())))
                .toList();
        return seating(competition, round, table, line, seats, names);
    }

    private static Seat seat(Person person, int seat, ResultLine.Seat result, boolean placed) {
        Integer team = result.team();
        return new Seat(
                seat + 1,
                person,
                team == null ? null : team + 1,
                result.fate(),
                placed ? result.place() : null,
                result.score(),
                result.points().toString());
    }
}
