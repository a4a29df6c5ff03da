package baffin.competition.recount;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A seat, or a team, with the score that its shares are of.
 *
 * @param team null when everybody plays alone
 * @param members entrants of the side
 * @param place as it counts
 * @param score of the best seat
 */
record Side(@Nullable Integer team, List<Integer> members, int place, Fraction score) {

    /**
     * The sides that have a score.
     *
     * @param struck whose seats are left out
     */
    static List<Side> of(Sheets.Game game, Set<Integer> struck) {
        List<Side> sides = new ArrayList<>();
        for (Chair chair : game.chairs()) {
            boolean there = has(game, chair.entrant()) && !struck.contains(chair.entrant());
            if (there && sides.stream().noneMatch(side -> side.members().contains(chair.entrant()))) {
                List<Chair> members = game.chairs().stream()
                        .filter(other -> mates(chair, other))
                        .toList();
                Fraction score = members.stream()
                        .map(Chair::score)
                        .filter(Objects::nonNull)
                        .map(points -> Fraction.of(points, 1))
                        .max(Comparator.naturalOrder())
                        .orElse(Fraction.ZERO);
                sides.add(new Side(
                        chair.team(), members.stream().map(Chair::entrant).toList(), chair.place(), score));
            }
        }
        return sides;
    }

    /** True for who came to a match, and after a ruling for who played where the side was given a score. */
    static boolean has(Sheets.Game game, int entrant) {
        Chair own = game.chair(entrant);
        return Objects.requireNonNull(game.board().result()).played()
                ? own.match()
                : own.end() == Chair.End.PLAYED
                        && game.chairs().stream().anyMatch(other -> mates(own, other) && other.score() != null);
    }

    static Fraction own(Sheets.Game game, List<Side> sides, int entrant) {
        return sides.stream()
                .filter(side -> side.members().contains(entrant))
                .map(Side::score)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no score of " + entrant + " in " + game));
    }

    static Fraction highest(List<Side> sides) {
        return sides.stream().map(Side::score).max(Comparator.naturalOrder()).orElse(Fraction.ZERO);
    }

    /** The score of the best placed. */
    static Fraction first(List<Side> sides) {
        int first = sides.stream().mapToInt(Side::place).min().orElse(1);
        return highest(sides.stream().filter(side -> side.place() == first).toList());
    }

    private static boolean mates(Chair one, Chair other) {
        return one == other || one.team() != null && one.team().equals(other.team());
    }
}
