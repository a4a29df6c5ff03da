package baffin.competition.recount;

import baffin.competition.policy.PointsRule;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The chapter "Points": what each seat of a table gets. */
final class Chairs {

    private final PointsRule rule;
    private final Board board;
    private final Board.Result result;

    private Chairs(PointsRule rule, Board board) {
        this.rule = rule;
        this.board = board;
        this.result = Objects.requireNonNull(board.result());
    }

    /** The seats of a table; none while it is open. */
    static List<Chair> of(PointsRule rule, Board board) {
        return board.result() == null ? List.of() : new Chairs(rule, board).all();
    }

    private List<Chair> all() {
        List<Chair> chairs = new ArrayList<>();
        for (int seat = 0; seat < board.seats().size(); seat++) {
            chairs.add(chair(seat));
        }
        return chairs;
    }

    private Chair chair(int seat) {
        SeatResult row = result.rows().get(seat);
        int entrant = board.seats().get(seat);
        Chair.End end = Chair.End.of(result, row.fate());
        boolean stayed = row.fate() == Fate.PLAYED;
        int size = board.seats().size();
        if (result.source() == Source.ABANDONED) {
            return new Chair(entrant, end, stayed, 1, size, range(size, 1, size), null, row.team());
        }
        TreeMap<Integer, List<Integer>> units = units();
        int own = unitPlace(row);
        int place =
                1 + units.headMap(own).values().stream().mapToInt(List::size).sum();
        if (!stayed) {
            int last = units.isEmpty() ? sides() : place;
            return new Chair(entrant, end, false, last, 1, Fraction.ZERO, score(row), row.team());
        }
        int sharing = Objects.requireNonNull(units.get(own)).size();
        return new Chair(entrant, end, true, place, sharing, points(place, sharing, own), score(row), row.team());
    }

    /** Seats or teams that were played to the end, by the place in the result; a team is one unit. */
    private TreeMap<Integer, List<Integer>> units() {
        TreeMap<Integer, List<Integer>> units = new TreeMap<>();
        List<Integer> teams = new ArrayList<>();
        for (int seat = 0; seat < result.rows().size(); seat++) {
            SeatResult row = result.rows().get(seat);
            Integer team = row.team();
            if (row.fate() == Fate.PLAYED && (team == null || !teams.contains(team))) {
                units.computeIfAbsent(unitPlace(row), place -> new ArrayList<>())
                        .add(team == null ? -1 : team);
                if (team != null) {
                    teams.add(team);
                }
            }
        }
        return units;
    }

    /** The place in the result of who played, or of a team that has such a seat; all others come last. */
    private int unitPlace(SeatResult row) {
        return result.rows().stream()
                .filter(other -> other.fate() == Fate.PLAYED)
                .filter(other ->
                        other == row || row.team() != null && row.team().equals(other.team()))
                .mapToInt(SeatResult::place)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private Fraction points(int place, int sharing, int own) {
        int size = board.seats().size();
        if (result.rows().stream().noneMatch(row -> row.team() != null)) {
            return share(size, place, sharing);
        }
        int teams =
                (int) result.rows().stream().map(SeatResult::team).distinct().count();
        if (!rule.of(teams).isEmpty()) {
            return share(teams, place, sharing);
        }
        int before = members(units().headMap(own).values());
        int there = members(List.of(Objects.requireNonNull(units().get(own))));
        return range(size, before + 1, before + there);
    }

    /** Seats, or teams where everybody has one. */
    private int sides() {
        boolean teams = result.rows().stream().allMatch(row -> row.team() != null);
        return teams
                ? (int) result.rows().stream().map(SeatResult::team).distinct().count()
                : result.rows().size();
    }

    private int members(java.util.Collection<List<Integer>> teams) {
        return (int) result.rows().stream()
                .filter(row -> teams.stream().anyMatch(some -> some.contains(row.team())))
                .count();
    }

    private Fraction share(int size, int place, int sharing) {
        return size == 2 && sharing == 2 && rule.draw() != null
                ? Fraction.of(Objects.requireNonNull(rule.draw()).units(), 1_200)
                : range(size, place, place + sharing - 1);
    }

    /** Mean of the points of some places. */
    private Fraction range(int size, int from, int to) {
        return mean(rule, size, from, to);
    }

    static Fraction mean(PointsRule rule, int size, int from, int to) {
        List<baffin.competition.policy.Points> places = rule.of(size);
        Fraction sum = Fraction.ZERO;
        for (int place = from; place <= Math.min(to, places.size()); place++) {
            sum = sum.plus(Fraction.of(places.get(place - 1).units(), 1_200));
        }
        return sum.over(Fraction.of(to - from + 1L, 1));
    }

    /** In a match the seats that came have a score; after a ruling those that were given one; a team has its seat's. */
    private @Nullable Integer score(SeatResult row) {
        boolean has = switch (row.fate()) {
            case PLAYED -> true;
            case DROPPED -> result.played();
            case NO_SHOW -> result.played() && row.team() != null;
        };
        boolean none = result.source() == Source.ABANDONED || result.source() == Source.DEADLINE;
        return has && !none ? row.score() : null;
    }
}
