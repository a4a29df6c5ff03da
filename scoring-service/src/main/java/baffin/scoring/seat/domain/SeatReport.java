package baffin.scoring.seat.domain;

import baffin.scoring.seat.domain.SeatedMatch.Side;
import baffin.scoring.skill.Skill;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * How the start seats of one kind of table have done, in matches that all have played to the end.
 *
 * @param players number of seats
 * @param mode {@code solo} or {@code teams}
 * @param matches how many matches
 * @param fitted how many of them the effects rest on: those in which everybody was rated
 * @param seats by seat
 */
public record SeatReport(int players, String mode, int matches, int fitted, List<Line> seats) {

    /** Below so many fitted matches no effect is told: the standard error can be above 50 rating points. */
    public static final int FITTED_MIN = 30;

    public SeatReport {
        seats = List.copyOf(seats);
    }

    /**
     * What a finished match was for one seat.
     *
     * @param side number of those who play together
     * @param place 1 is first
     * @param points points of the game
     * @param skill what was believed of the player before the match; null when the player was not rated
     */
    public record Row(
            String matchId,
            int seat,
            int players,
            String mode,
            int side,
            int place,
            int points,
            @Nullable Skill skill) {}

    /**
     * One start seat.
     *
     * @param wins first places, shared ones too
     * @param meanShare mean of the seat's part of all points at the table; null when no table had any
     * @param effect what the seat is worth, of a team the same for all its seats; null with too few matches
     */
    public record Line(
            int seat,
            int matches,
            int wins,
            double meanPlace,
            @Nullable Double meanShare,
            SeatFit.@Nullable Effect effect) {}

    /** One report for each kind of table, the smallest first. */
    public static List<SeatReport> of(List<Row> rows) {
        record Kind(int players, String mode) {}
        Map<Kind, List<Row>> kinds = rows.stream()
                .collect(Collectors.groupingBy(
                        row -> new Kind(row.players(), row.mode()), LinkedHashMap::new, Collectors.toList()));
        return kinds.entrySet().stream()
                .sorted(Map.Entry.comparingByKey(
                        Comparator.comparingInt(Kind::players).thenComparing(Kind::mode)))
                .map(entry -> of(entry.getKey().players(), entry.getKey().mode(), entry.getValue()))
                .toList();
    }

    private static SeatReport of(int players, String mode, List<Row> rows) {
        List<List<Row>> matches = List.copyOf(rows.stream()
                .collect(Collectors.groupingBy(Row::matchId, LinkedHashMap::new, Collectors.toList()))
                .values());
        List<SeatedMatch> fitted = matches.stream()
                .filter(match -> match.stream().allMatch(row -> row.skill() != null))
                .map(SeatReport::seated)
                .toList();
        int sides = rows.stream().mapToInt(Row::side).max().orElse(0) + 1;
        List<SeatFit.Effect> effects = fitted.size() < FITTED_MIN ? List.of() : SeatFit.of(fitted, sides);
        return new SeatReport(
                players,
                mode,
                matches.size(),
                fitted.size(),
                IntStream.range(0, players)
                        .mapToObj(seat -> line(seat, matches, effects))
                        .toList());
    }

    private static SeatedMatch seated(List<Row> match) {
        Map<Integer, Side> sides = new LinkedHashMap<>();
        for (Row row : match) {
            Skill skill = Objects.requireNonNull(row.skill(), "only rated seats are fitted");
            sides.merge(
                    row.side(),
                    new Side(row.side(), skill.mu(), skill.sigma() * skill.sigma(), row.place()),
                    (one, two) ->
                            new Side(one.seat(), one.mu() + two.mu(), one.variance() + two.variance(), one.place()));
        }
        return new SeatedMatch(List.copyOf(sides.values()));
    }

    private static Line line(int seat, List<List<Row>> matches, List<SeatFit.Effect> effects) {
        List<Row> own = new ArrayList<>();
        List<Double> shares = new ArrayList<>();
        for (List<Row> match : matches) {
            Row row = match.stream().filter(r -> r.seat() == seat).findFirst().orElseThrow();
            int all = match.stream().mapToInt(Row::points).sum();
            own.add(row);
            if (all > 0) {
                shares.add((double) row.points() / all);
            }
        }
        return new Line(
                seat,
                own.size(),
                (int) own.stream().filter(row -> row.place() == 1).count(),
                own.stream().mapToInt(Row::place).average().orElse(0),
                shares.isEmpty()
                        ? null
                        : shares.stream()
                                .mapToDouble(Double::doubleValue)
                                .average()
                                .orElseThrow(),
                effects.isEmpty() ? null : effects.get(own.getFirst().side()));
    }
}
