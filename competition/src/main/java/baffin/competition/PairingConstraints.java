package baffin.competition;

import baffin.competition.event.RoundEvent.ForbiddenPairLifted;
import baffin.competition.event.RoundEvent.PairForbidden;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/**
 * What the pairings of a competition have to respect.
 *
 * @param forbidden pairs to be kept apart in all rounds, by number; lifted ones stay in the list
 * @param seeds entrants that an organiser has seeded, the best one first; nobody when ratings and lots decide alone
 * @param byes asked for, in the order in which they were; those of published rounds stay in the list, since a round may
 *     be withdrawn
 */
public record PairingConstraints(List<ForbiddenPair> forbidden, List<Integer> seeds, List<ByeRequest> byes) {

    /** Nothing to respect. */
    public static final PairingConstraints NONE = new PairingConstraints(List.of(), List.of(), List.of());

    public PairingConstraints {
        forbidden = List.copyOf(forbidden);
        seeds = List.copyOf(seeds);
        byes = List.copyOf(byes);
    }

    /**
     * Two entrants who are to be kept apart.
     *
     * @param number from 1, without gap; by it the pair is lifted
     * @param one number of an entrant
     * @param other number of another one
     * @param reason why
     * @param lifted true when they may meet again
     * @param version of the competition that has forbidden the pair
     * @param at when (UTC, ms)
     */
    public record ForbiddenPair(
            int number, int one, int other, String reason, boolean lifted, long version, Instant at) {

        /** True for these two, whoever is named first. */
        public boolean is(int first, int second) {
            return one == first && other == second || one == second && other == first;
        }

        /** The numbers of both. */
        public List<Integer> entrants() {
            return List.of(one, other);
        }
    }

    /**
     * A round that an entrant wants to sit out.
     *
     * @param round not published when it was asked
     */
    public record ByeRequest(int entrant, int round) {}

    /** The pairs in force, in the order in which they were forbidden. */
    public List<ForbiddenPair> inForce() {
        return forbidden.stream().filter(pair -> !pair.lifted()).toList();
    }

    /**
     * The rounds that an entrant wants to sit out and that are to come, the earliest first.
     *
     * @param published how many rounds are
     */
    public List<Integer> byesToCome(int entrant, int published) {
        return byes.stream()
                .filter(one -> one.entrant() == entrant && one.round() > published)
                .map(ByeRequest::round)
                .sorted()
                .toList();
    }

    /** True while a bye is asked for. */
    public boolean asks(int entrant, int round) {
        return byes.contains(new ByeRequest(entrant, round));
    }

    /** True when something was asked about an entrant. */
    boolean name(int entrant) {
        return forbidden.stream().anyMatch(pair -> pair.entrants().contains(entrant))
                || seeds.contains(entrant)
                || byes.stream().anyMatch(bye -> bye.entrant() == entrant);
    }

    PairingConstraints forbidding(PairForbidden pair, long version, Instant at) {
        List<ForbiddenPair> all = new ArrayList<>(forbidden);
        all.add(new ForbiddenPair(pair.pair(), pair.one(), pair.other(), pair.reason(), false, version, at));
        return new PairingConstraints(all, seeds, byes);
    }

    PairingConstraints lifting(ForbiddenPairLifted lifted) {
        List<ForbiddenPair> all = new ArrayList<>(forbidden);
        ForbiddenPair old = all.get(lifted.pair() - 1);
        all.set(
                lifted.pair() - 1,
                new ForbiddenPair(old.number(), old.one(), old.other(), old.reason(), true, old.version(), old.at()));
        return new PairingConstraints(all, seeds, byes);
    }

    PairingConstraints seeded(List<Integer> entrants) {
        return new PairingConstraints(forbidden, entrants, byes);
    }

    PairingConstraints asking(int entrant, int round) {
        List<ByeRequest> all = new ArrayList<>(byes);
        all.add(new ByeRequest(entrant, round));
        return new PairingConstraints(forbidden, seeds, all);
    }

    PairingConstraints notAsking(int entrant, int round) {
        return new PairingConstraints(
                forbidden,
                seeds,
                byes.stream()
                        .filter(one -> !one.equals(new ByeRequest(entrant, round)))
                        .toList());
    }
}
