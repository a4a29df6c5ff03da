package baffin.competition.pairing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** Single elimination at tables of two. The whole bracket follows from the seeding and from who is out. */
public final class Bracket {

    /** In place of a seed: somebody who is not known yet. */
    private static final int UNKNOWN = -1;

    private Bracket() {}

    /** The round in which two can meet, 1 for the first. */
    public static int level(List<Integer> seeded, int one, int other) {
        List<Integer> slots = slots(seeded.size());
        int apart = slots.indexOf(seeded.indexOf(one) + 1) ^ slots.indexOf(seeded.indexOf(other) + 1);
        return Integer.SIZE - Integer.numberOfLeadingZeros(apart);
    }

    /**
     * What is to be played next.
     *
     * @param number which round this is, 1 is the first; 0 when nobody entered
     * @param of how many rounds there are in all
     * @param tables two entrants each, the better seed on the first seat; empty when the bracket is decided
     * @param byes who goes on without a game in this round
     */
    public record Round(int number, int of, List<List<Integer>> tables, List<Integer> byes) {

        public Round {
            tables = List.copyOf(tables);
            byes = List.copyOf(byes);
        }
    }

    /**
     * The seeds of the first round from top to bottom: 1 and 2 in different halves, 1 to 4 in different quarters, and
     * so on, so that the better the seed, the weaker the opponent. Seeds beyond the entrants are byes of the top seeds.
     *
     * @param entrants 1 or more
     * @return seeds 1 to the next power of two
     */
    public static List<Integer> slots(int entrants) {
        List<Integer> slots = List.of(1);
        while (slots.size() < entrants) {
            int sum = 2 * slots.size() + 1;
            List<Integer> wider = new ArrayList<>();
            for (int seed : slots) {
                wider.add(seed);
                wider.add(sum - seed);
            }
            slots = wider;
        }
        return slots;
    }

    /**
     * The next round: the lowest level of the bracket at which two meet who are both still in. If both of a table are
     * out, who would have met the winner goes on without a game.
     *
     * @param seeded entrant numbers, best seed first
     * @param out who has lost, withdrawn or been removed
     */
    public static Round next(List<Integer> seeded, Set<Integer> out) {
        return next(seeded, out, Set.of(), Set.of());
    }

    /**
     * The same while tables are open.
     *
     * @param busy who sits at a table that is open: no later level begins before it has ended
     * @param tied who plays a drawn match again: only who meets the winner waits for it
     */
    public static Round next(List<Integer> seeded, Set<Integer> out, Set<Integer> busy, Set<Integer> tied) {
        List<Integer> slots = slots(Math.max(1, seeded.size()));
        int[] level = slots.stream()
                .mapToInt(seed -> seed <= seeded.size() && !out.contains(seeded.get(seed - 1)) ? seed : 0)
                .toArray();
        int of = Integer.numberOfTrailingZeros(level.length);
        for (int round = 1; round <= of; round++) {
            int[] known = level.clone();
            boolean held = false;
            for (int slot = 0; slot < known.length; slot += 2) {
                boolean both = known[slot] > 0 && known[slot + 1] > 0;
                Integer one = both ? seeded.get(known[slot] - 1) : null;
                held |= one != null && busy.contains(one);
                if (one != null && (busy.contains(one) || tied.contains(one))
                        || Math.min(known[slot], known[slot + 1]) == UNKNOWN) {
                    known[slot] = UNKNOWN;
                    known[slot + 1] = UNKNOWN;
                }
            }
            Round played = round(known, seeded, round, of);
            if (!played.tables().isEmpty() || held) {
                return played;
            }
            level = winners(known);
        }
        List<Integer> last = level[0] <= 0 ? List.of() : List.of(seeded.get(level[0] - 1));
        return new Round(of, of, List.of(), last);
    }

    private static Round round(int[] level, List<Integer> seeded, int number, int of) {
        List<List<Integer>> tables = new ArrayList<>();
        List<Integer> byes = new ArrayList<>();
        for (int slot = 0; slot < level.length; slot += 2) {
            List<Integer> both = Arrays.stream(level, slot, slot + 2)
                    .filter(seed -> seed > 0)
                    .sorted()
                    .mapToObj(seed -> seeded.get(seed - 1))
                    .toList();
            if (both.size() == 2) {
                tables.add(both);
            } else {
                byes.addAll(both);
            }
        }
        return new Round(number, of, tables, byes);
    }

    /** One level up when no two of a table are both in. */
    private static int[] winners(int[] level) {
        int[] winners = new int[level.length / 2];
        for (int slot = 0; slot < winners.length; slot++) {
            winners[slot] = Math.max(UNKNOWN, level[2 * slot] + level[2 * slot + 1]);
        }
        return winners;
    }
}
