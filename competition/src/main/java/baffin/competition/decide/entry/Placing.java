package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.entry.Division;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import baffin.competition.table.Placement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Who plays in which division. Tiers have 1, 2, 4, 8 … divisions. Whoever played within the last two seasons keeps
 * the tier earned then; a place that is free goes to the best second below, then to the highest rating; newcomers
 * without a rating begin at the bottom.
 */
public final class Placing {

    /** Seasons after which an earned tier is forgotten. */
    public static final int BREAK_MAX = 2;

    private static final int SECOND = 2;

    private final Map<String, Placement> earned;
    private final Map<String, Integer> listed = new HashMap<>();
    private final List<Integer> seeds;
    private final List<Entrant> left;

    private Placing(List<Entrant> seeding, List<Integer> seeds, List<Placement> placements, int season) {
        this.seeds = seeds;
        earned = placements.stream()
                .filter(placement -> season - placement.season() <= BREAK_MAX)
                .collect(Collectors.toMap(
                        Placement::player, Function.identity(), (one, other) -> one, LinkedHashMap::new));
        earned.keySet().forEach(player -> listed.put(player, listed.size()));
        left = new ArrayList<>(seeding);
    }

    /** The divisions of a league that starts. */
    public static List<Division> divisions(Competition state, List<Integer> seeding, DivisionLeague league) {
        int season = state.series() == null ? 1 : state.series().season();
        return new Placing(entrants(state, seeding), state.constraints().seeds(), state.placements(), season)
                .divisions(sizes(state.policy(), league, seeding.size()));
    }

    /**
     * The divisions of a season to come of a league.
     *
     * @param seeding who takes part, the best seed first
     * @param placements what they have earned
     * @param season its number
     */
    public static List<Division> nextDivisions(
            Policy policy, List<Entrant> seeding, List<Placement> placements, int season) {
        DivisionLeague league = (DivisionLeague) policy.format();
        return new Placing(seeding, List.of(), placements, season).divisions(sizes(policy, league, seeding.size()));
    }

    private static List<Entrant> entrants(Competition state, List<Integer> numbers) {
        return numbers.stream()
                .map(number -> state.entrant(number).orElseThrow())
                .toList();
    }

    private List<Division> divisions(List<List<Integer>> tiers) {
        List<Division> divisions = new ArrayList<>();
        for (int tier = 1; tier <= tiers.size(); tier++) {
            List<Integer> sizes = tiers.get(tier - 1);
            int places = sizes.stream().mapToInt(Integer::intValue).sum();
            divisions.addAll(spread(take(tier, places, tier == tiers.size()), divisions.size(), sizes, tier));
        }
        return divisions;
    }

    /** The sizes of the divisions of so many entrants, by tier from the top. */
    static List<List<Integer>> sizes(Policy policy, DivisionLeague league, int entrants) {
        int count = count(entrants, league.divisionSize(), policy.tableSize());
        List<List<Integer>> tiers = new ArrayList<>();
        for (int first = 0; first < count; ) {
            int in = Math.min(1 << tiers.size(), count - first);
            tiers.add(IntStream.range(first, first + in)
                    .mapToObj(index -> size(entrants, count, index))
                    .toList());
            first += in;
        }
        return tiers;
    }

    /** As many divisions as come nearest to the size wanted, each large enough for a table. */
    static int count(int entrants, int divisionSize, int tableSize) {
        int count = Math.max(1, Math.round(entrants / (float) divisionSize));
        while (count > 1 && entrants / count < tableSize) {
            count--;
        }
        while (Math.ceilDiv(entrants, count) > 16) {
            count++;
        }
        return count;
    }

    private static int size(int entrants, int count, int index) {
        return entrants / count + (index < entrants % count ? 1 : 0);
    }

    private List<Entrant> take(int tier, int places, boolean bottom) {
        List<Entrant> taken = new ArrayList<>(left.stream()
                .filter(entrant -> bottom || tierOf(entrant) <= tier)
                .sorted(bottom ? byTier().thenComparingInt(left::indexOf) : byTier())
                .limit(places)
                .toList());
        left.removeAll(taken);
        fill(
                taken,
                places,
                left.stream().filter(this::bestSecond).sorted(byTier()).toList());
        fill(taken, places, left.stream().filter(this::known).toList());
        fill(taken, places, left.stream().sorted(byTier()).toList());
        return taken;
    }

    private void fill(List<Entrant> taken, int places, List<Entrant> candidates) {
        List<Entrant> more =
                candidates.stream().limit(Math.max(0, places - taken.size())).toList();
        taken.addAll(more);
        left.removeAll(more);
    }

    private int tierOf(Entrant entrant) {
        Placement placement = earned.get(entrant.person().player());
        return placement == null ? Integer.MAX_VALUE : placement.tier();
    }

    private boolean bestSecond(Entrant entrant) {
        Placement placement = earned.get(entrant.person().player());
        return placement != null && placement.order() == SECOND;
    }

    /** True when somebody says how strong it is: a rating, or the organiser's seeding. */
    private boolean known(Entrant entrant) {
        return entrant.rating() != null && entrant.rated() >= Seeding.RATED_MIN || seeds.contains(entrant.number());
    }

    /** By tier and place; of equal places in the order of the list, which has the stronger one first. */
    private Comparator<Entrant> byTier() {
        return Comparator.comparingInt(this::tierOf)
                .thenComparingInt(entrant -> {
                    Placement placement = earned.get(entrant.person().player());
                    return placement == null ? Integer.MAX_VALUE : placement.order();
                })
                .thenComparingInt(
                        entrant -> listed.getOrDefault(entrant.person().player(), Integer.MAX_VALUE));
    }

    /** Divisions of one tier are as strong as each other: to and fro. */
    private static List<Division> spread(List<Entrant> taken, int first, List<Integer> sizes, int tier) {
        List<List<Integer>> divisions = new ArrayList<>();
        sizes.forEach(size -> divisions.add(new ArrayList<>()));
        int step = 1;
        int at = 0;
        for (Entrant entrant : taken) {
            while (divisions.get(at).size() >= sizes.get(at)) {
                at = (at + 1) % sizes.size();
            }
            divisions.get(at).add(entrant.number());
            if (at + step < 0 || at + step >= sizes.size()) {
                step = -step;
            } else {
                at += step;
            }
        }
        return IntStream.range(0, sizes.size())
                .mapToObj(index -> new Division(first + index + 1, tier, divisions.get(index)))
                .toList();
    }
}
