package baffin.competition.pairing;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * All that a pairing of one round depends on: the same task has the same pairing everywhere.
 *
 * @param tableSize seats of a full table, 2 to 4
 * @param twoAllowed whether a larger table may shrink to two seats
 * @param contestants who is to play, each number once
 * @param locked tables that the organiser has fixed, entrant numbers in seat order
 * @param forbidden who must not sit together
 * @param repeatWeight the factor of (m + 1)² - 1, where m is the number of earlier meetings, so that a first repeat
 *     costs three times as much; 100 unless the organiser has set another, 0 or more
 * @param trials how often a change of places is looked for with 32 people or more, 0 or more; with fewer in proportion
 * @param seed from which every random choice comes, see {@link Seeds#round}
 */
public record PairingTask(
        int tableSize,
        boolean twoAllowed,
        List<Contestant> contestants,
        List<List<Integer>> locked,
        Set<Pair> forbidden,
        int repeatWeight,
        int trials,
        String seed) {

    /** The weight of repeats with which the formula was tried. */
    public static final int REPEAT_WEIGHT = 100;

    /** The number of trials with which the search was measured. */
    public static final int TRIALS = 200_000;

    public PairingTask {
        TableSizes.requireSize(tableSize);
        contestants = List.copyOf(contestants);
        locked = locked.stream().map(List::copyOf).toList();
        forbidden = Set.copyOf(forbidden);
        if (repeatWeight < 0 || trials < 0) {
            throw new IllegalArgumentException("weight and trials are 0 or more: " + repeatWeight + ", " + trials);
        }
        Set<Integer> numbers = new HashSet<>();
        for (Contestant contestant : contestants) {
            if (!numbers.add(contestant.number())) {
                throw new IllegalArgumentException("entrant " + contestant.number() + " is named twice");
            }
        }
    }

    /** A round without locks or forbidden pairs, with the weight and the trials of the design. */
    public static PairingTask of(int tableSize, boolean twoAllowed, List<Contestant> contestants, String seed) {
        return new PairingTask(tableSize, twoAllowed, contestants, List.of(), Set.of(), REPEAT_WEIGHT, TRIALS, seed);
    }

    /** The same round with tables that are fixed. */
    public PairingTask withLocked(List<List<Integer>> tables) {
        return new PairingTask(tableSize, twoAllowed, contestants, tables, forbidden, repeatWeight, trials, seed);
    }

    /** The same round with pairs that must not meet. */
    public PairingTask withForbidden(Set<Pair> pairs) {
        return new PairingTask(tableSize, twoAllowed, contestants, locked, pairs, repeatWeight, trials, seed);
    }

    public Map<Integer, Contestant> byNumber() {
        return contestants.stream().collect(Collectors.toMap(Contestant::number, contestant -> contestant));
    }

    /** Entrant numbers that no locked table names. */
    public List<Contestant> free() {
        Set<Integer> taken = locked.stream().flatMap(List::stream).collect(Collectors.toSet());
        return contestants.stream()
                .filter(contestant -> !taken.contains(contestant.number()))
                .toList();
    }

    /** Earlier meetings of two contestants: what either of them remembers. */
    static int meetings(Contestant a, Contestant b) {
        return Math.max(a.met().getOrDefault(b.number(), 0), b.met().getOrDefault(a.number(), 0));
    }
}
