package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.decide.shared.Sides;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The rows of a ruling, and to whom of the table each belongs. */
final class RuledRows {

    static final String SEATS = "/seats";

    private final Competition state;
    private final Round round;
    private final Table table;
    private final List<RuledSeat> rows;
    private final RuledPlaces places;

    private RuledRows(Competition state, Round round, Table table, List<RuledSeat> rows, RuledPlaces places) {
        this.state = state;
        this.round = round;
        this.table = table;
        this.rows = rows;
        this.places = places;
    }

    static RuledRows of(
            Competition state, Round round, Table table, List<RuledSeat> rows, boolean despiteScore, Sides sides) {
        List<RuledSeat> teamed = teamed(table, rows, sides(state, table, sides));
        return new RuledRows(state, round, table, rows, new RuledPlaces(teamed, despiteScore));
    }

    /** The teams in which the game is played; empty where everyone plays alone. */
    private static List<Integer> sides(Competition state, Table table, Sides sides) {
        return sides.of(state.policy(), table.seats().size());
    }

    /** Seats with the teams in which the game is played, where they have none. */
    static List<SeatResult> teamed(Competition state, Table table, List<SeatResult> seats, Sides sides) {
        List<Integer> teams = sides(state, table, sides);
        boolean known = teams.isEmpty() || seats.stream().anyMatch(seat -> seat.team() != null);
        return known
                ? seats
                : IntStream.range(0, seats.size())
                        .mapToObj(seat -> {
                            SeatResult one = seats.get(seat);
                            return new SeatResult(one.place(), one.score(), teams.get(seat), one.fate(), one.player());
                        })
                        .toList();
    }

    /** Seats stay in the teams of the result before, or of the game, unless a row says otherwise. */
    private static List<RuledSeat> teamed(Table table, List<RuledSeat> rows, List<Integer> teams) {
        List<RuledSeat> teamed = new ArrayList<>();
        for (RuledSeat one : rows) {
            int seat = seat(table, one);
            SeatResult before = before(table, seat);
            Integer team = before == null ? null : before.team();
            if (team == null && seat >= 0 && seat < teams.size()) {
                team = teams.get(seat);
            }
            teamed.add(one.team() != null ? one : one.in(team));
        }
        return teamed;
    }

    /** All that is wrong with them; empty when nothing is. */
    List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        Set<Integer> seen = new HashSet<>();
        for (int row = 0; row < rows.size(); row++) {
            int seat = seat(table, rows.get(row));
            Fault fault = fault(row, seat);
            if (fault == null && !seen.add(seat)) {
                fault = new Fault(pointer(row, "entrant"), "is " + table.seats().get(seat) + ", who has a row already");
            }
            if (fault != null) {
                faults.add(fault);
            }
        }
        if (faults.isEmpty() && seen.size() < table.seats().size()) {
            List<Integer> missing = Stream.iterate(0, seat -> seat + 1)
                    .limit(table.seats().size())
                    .filter(seat -> !seen.contains(seat))
                    .map(table.seats()::get)
                    .toList();
            faults.add(new Fault(SEATS, "must have a row for each of " + table.seats() + "; missing: " + missing));
        }
        return faults.isEmpty() ? places.faults() : faults;
    }

    private @Nullable Fault fault(int row, int seat) {
        RuledSeat one = rows.get(row);
        if (seat < 0) {
            return new Fault(pointer(row, "entrant"), "is " + one.entrant() + "; at this table are " + table.seats());
        }
        if (one.seat() != null && one.seat() != seat) {
            return new Fault(
                    pointer(row, "seat"), "is " + one.seat() + "; entrant " + one.entrant() + " has seat " + seat);
        }
        Set<String> players = players(seat);
        return one.player() == null || players.contains(one.player())
                ? null
                : new Fault(
                        pointer(row, "player"),
                        "is " + one.player() + "; entrant " + table.seats().get(seat)
                                + ", whose row this is, is played by " + String.join(" or ", players));
    }

    /** The seat of a row; -1 when it names nobody of the table. */
    private static int seat(Table table, RuledSeat row) {
        return table.seats().indexOf(row.entrant());
    }

    /** Who plays for the entrant of a seat, and who has at this table. */
    private Set<String> players(int seat) {
        Set<String> players = new TreeSet<>();
        players.add(
                state.entrant(table.seats().get(seat)).orElseThrow().person().player());
        players.add(person(seat));
        players.add(state.sitter(table, seat).player());
        Stream<TableResult> results = Stream.concat(
                Stream.ofNullable(table.result()),
                state.rulings().stream()
                        .filter(ruling -> ruling.about(round.number(), table.number()))
                        .filter(ruling -> ruling.before().seats().equals(table.seats()))
                        .map(ruling -> ruling.before().result())
                        .filter(Objects::nonNull));
        results.map(result -> result.seats().get(seat).player())
                .filter(Objects::nonNull)
                .forEach(players::add);
        return players;
    }

    /** Whom a row without a player means: the entrant's own person when the table first had a result. */
    private String person(int seat) {
        Entrant entrant = state.entrant(table.seats().get(seat)).orElseThrow();
        TableResult result = table.result();
        return (result == null ? entrant.person() : entrant.personAt(result.since())).player();
    }

    private static @Nullable SeatResult before(Table table, int seat) {
        TableResult result = table.result();
        return result == null || seat < 0 ? null : result.seats().get(seat);
    }

    /** The result by seat; only when there are no faults. */
    List<SeatResult> results() {
        @Nullable SeatResult[] results = new SeatResult[rows.size()];
        for (int row = 0; row < rows.size(); row++) {
            RuledSeat one = rows.get(row);
            int seat = seat(table, one);
            SeatResult before = before(table, seat);
            String player = one.player() == null && before != null ? before.player() : one.player();
            results[seat] = new SeatResult(
                    places.of(row),
                    one.score(),
                    places.team(row),
                    one.end(),
                    person(seat).equals(player) ? null : player);
        }
        return Stream.of(results).map(Objects::requireNonNull).toList();
    }

    static String pointer(int row, String field) {
        return SEATS + "/" + row + "/" + field;
    }
}
