package baffin.competition.standing.ledger;

import baffin.competition.policy.Points;
import baffin.competition.policy.PointsRule;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Gives the seats of a table their points. */
public final class TablePoints {

    private final PointsRule rule;
    private final TableResult result;
    private final int[] side;
    private final int sides;
    private final boolean teams;

    private TablePoints(PointsRule rule, TableResult result) {
        this.rule = rule;
        this.result = result;
        List<SeatResult> seats = result.seats();
        teams = seats.stream().allMatch(seat -> seat.team() != null);
        side = new int[seats.size()];
        List<Integer> seen = new ArrayList<>();
        for (int seat = 0; seat < side.length; seat++) {
            int team = teams ? Objects.requireNonNull(seats.get(seat).team()) : seat;
            if (!seen.contains(team)) {
                seen.add(team);
            }
            side[seat] = seen.indexOf(team);
        }
        sides = seen.size();
    }

    public static ScoredTable of(PointsRule rule, Round round, Table table, TableResult result) {
        return new ScoredTable(round, table, result, new TablePoints(rule, result).scores());
    }

    /** The places of the seats as they count: who has not played to the end is behind all who have. */
    public static List<Integer> places(TableResult result) {
        return new TablePoints(PointsRule.EXPEDITION, result)
                .scores().stream().map(SeatScore::place).toList();
    }

    private List<SeatScore> scores() {
        int[] best = best();
        List<SeatScore> scores = new ArrayList<>(side.length);
        for (int seat = 0; seat < side.length; seat++) {
            int own = best[side[seat]];
            int place = 1;
            int sharing = 0;
            for (int other : best) {
                place += other < own ? 1 : 0;
                sharing += other == own ? 1 : 0;
            }
            boolean nobody = own == Integer.MAX_VALUE && sharing == sides;
            scores.add(score(seat, nobody ? sides : place, sharing));
        }
        return scores;
    }

    /** The place of each side as the match gave it; of a side that has left altogether, one behind all. */
    private int[] best() {
        int[] best = new int[sides];
        java.util.Arrays.fill(best, Integer.MAX_VALUE);
        for (int seat = 0; seat < side.length; seat++) {
            SeatResult one = result.seats().get(seat);
            if (one.scores()) {
                best[side[seat]] = Math.min(best[side[seat]], one.place());
            }
        }
        return best;
    }

    private SeatScore score(int seat, int place, int sharing) {
        Points points;
        if (result.source() == Source.ABANDONED) {
            points = rule.mean(side.length);
        } else if (result.nothing()) {
            points = Points.ZERO;
        } else {
            points = result.seats().get(seat).scores() ? points(place, sharing) : Points.ZERO;
        }
        return new SeatScore(side[seat], place, sharing, points);
    }

    /** Teams have the points for so many sides; where the scheme has none, the mean of the seats they would cover. */
    private Points points(int place, int sharing) {
        if (!teams || rule.of(sides).size() == sides) {
            return rule.share(sides, place, sharing);
        }
        int size = side.length / sides;
        return rule.share(side.length, (place - 1) * size + 1, sharing * size);
    }
}
