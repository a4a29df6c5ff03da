package baffin.scoring.rating;

import baffin.scoring.rating.RatedMatch.Entrant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Whom an entrant is compared with, the same for every policy.
 *
 * <ul>
 *   <li>A person's rating depends on persons alone, so that nobody climbs on programs; a bot is rated against all.
 *   <li>Who dropped is ranked last among all, in the order that the rules give to those who left; the others are
 *       rated among those
 *       who stayed.
 *   <li>With nobody to be compared with, nothing changes and the match does not count.
 * </ul>
 *
 * @param sides who plays together, at least two
 * @param own the entrant's own side
 * @param droppedLast true when sides that somebody dropped from come last
 */
record RatingPool(List<List<Entrant>> sides, int own, boolean droppedLast) {

    private static final int LAST = 1_000;

    RatingPool {
        sides = List.copyOf(sides);
    }

    /** Empty when the match does not count for the entrant. */
    static Optional<RatingPool> of(RatedMatch match, Entrant own) {
        Map<Integer, List<Entrant>> sides = new LinkedHashMap<>();
        match.entrants().stream()
                .filter(e -> own.bot() || !e.bot())
                .forEach(e -> sides.computeIfAbsent(e.side(), key -> new ArrayList<>())
                        .add(e));
        if (!own.dropped()) {
            sides.values().removeIf(side -> side.stream().allMatch(Entrant::dropped));
        }
        List<List<Entrant>> all = List.copyOf(sides.values());
        for (int side = 0; side < all.size() && all.size() > 1; side++) {
            if (all.get(side).contains(own)) {
                return Optional.of(new RatingPool(all, side, own.dropped()));
            }
        }
        return Optional.empty();
    }

    /** The rank of a side; 1 is best, equal ranks are ties. */
    int rank(int side) {
        List<Entrant> members = sides.get(side);
        return droppedLast && members.stream().anyMatch(Entrant::dropped)
                ? LAST + members.stream().mapToInt(Entrant::leaving).max().orElse(0)
                : members.stream().mapToInt(Entrant::place).min().orElse(Integer.MAX_VALUE);
    }
}
