package baffin.scoring.rating;

import baffin.scoring.rating.PlackettLuce.Side;
import baffin.scoring.rating.RatedMatch.Entrant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Who is compared with whom.
 *
 * <ul>
 *   <li>A person's rating depends on persons alone, so that nobody climbs on programs; a bot is rated against all.
 *   <li>Who dropped is ranked last among all; the others are rated among those who stayed.
 *   <li>With nobody to be compared with, nothing changes and the match does not count.
 * </ul>
 */
public final class Policy {

    private Policy() {}

    /**
     * The changes that a match causes, by seat.
     *
     * @param standings gives each player's rating before the match
     */
    public static List<Change> changes(RatedMatch match, Function<String, Standing> standings) {
        List<Change> changes = new ArrayList<>();
        for (Entrant own : match.entrants()) {
            List<Entrant> pool =
                    match.entrants().stream().filter(e -> own.bot() || !e.bot()).toList();
            Collection<List<Entrant>> sides = sides(pool, own.dropped());
            if (sides.size() > 1) {
                Standing before = standings.apply(own.player());
                Skill after = rated(match, own, List.copyOf(sides), standings);
                changes.add(new Change(match, own, before, before.after(after, match.endedAt())));
            }
        }
        return changes;
    }

    private static Collection<List<Entrant>> sides(List<Entrant> pool, boolean droppedToo) {
        Map<Integer, List<Entrant>> sides = new LinkedHashMap<>();
        pool.forEach(
                e -> sides.computeIfAbsent(e.side(), key -> new ArrayList<>()).add(e));
        if (!droppedToo) {
            sides.values().removeIf(side -> side.stream().allMatch(Entrant::dropped));
        }
        return sides.values();
    }

    private static Skill rated(
            RatedMatch match, Entrant own, List<List<Entrant>> sides, Function<String, Standing> standings) {
        List<Side> ranked = sides.stream()
                .map(side -> new Side(
                        rank(side, own.dropped()),
                        side.stream()
                                .map(e -> standings.apply(e.player()).entering(match.endedAt()))
                                .toList()))
                .toList();
        List<List<Skill>> after = PlackettLuce.rate(ranked);
        for (int side = 0; side < sides.size(); side++) {
            int member = sides.get(side).indexOf(own);
            if (member >= 0) {
                return after.get(side).get(member);
            }
        }
        throw new IllegalStateException("seat " + own.seat() + " is on no side of match " + match.matchId());
    }

    private static int rank(List<Entrant> side, boolean droppedLast) {
        return droppedLast && side.stream().anyMatch(Entrant::dropped)
                ? Integer.MAX_VALUE
                : side.stream().mapToInt(Entrant::place).min().orElse(Integer.MAX_VALUE);
    }
}
