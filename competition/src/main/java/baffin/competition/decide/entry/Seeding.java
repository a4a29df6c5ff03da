package baffin.competition.decide.entry;

import baffin.competition.Entrant;
import baffin.competition.pairing.Seeds;
import java.util.Comparator;
import java.util.List;

/** Who is placed before whom when nothing has been played: seeds by hand, by rating, those without one by lot. */
public final class Seeding {

    /** Rated matches from which on a rating says something. */
    static final int RATED_MIN = 5;

    private Seeding() {}

    /**
     * Numbers of entrants, the best placed first.
     *
     * @param seeds whom the organiser has seeded, the best one first; whoever of them is not there is left out
     */
    public static List<Integer> of(List<Entrant> entrants, List<Integer> seeds, String seed) {
        return entrants.stream()
                .sorted(Comparator.comparingInt((Entrant entrant) ->
                                seeds.contains(entrant.number()) ? seeds.indexOf(entrant.number()) : seeds.size())
                        .thenComparing(Comparator.comparingInt(Seeding::rating).reversed())
                        .thenComparing(entrant -> Seeds.lot(seed, entrant.lotName())))
                .map(Entrant::number)
                .toList();
    }

    private static int rating(Entrant entrant) {
        return entrant.rating() == null || entrant.rated() < RATED_MIN ? Integer.MIN_VALUE : entrant.rating();
    }
}
