package baffin.competition.decide;

import baffin.competition.Entrant;
import baffin.competition.pairing.Seeds;
import java.util.Comparator;
import java.util.List;

/** Who is placed before whom when nothing has been played: by rating, those without one by lot. */
final class Seeding {

    /** Rated matches from which on a rating says something. */
    static final int RATED_MIN = 5;

    private Seeding() {}

    /** Numbers of entrants, the best placed first. */
    static List<Integer> of(List<Entrant> entrants, String seed) {
        return entrants.stream()
                .sorted(Comparator.comparingInt(Seeding::rating)
                        .reversed()
                        .thenComparing(entrant -> Seeds.lot(seed, entrant.lotName())))
                .map(Entrant::number)
                .toList();
    }

    private static int rating(Entrant entrant) {
        return entrant.rating() == null || entrant.rated() < RATED_MIN ? Integer.MIN_VALUE : entrant.rating();
    }
}
