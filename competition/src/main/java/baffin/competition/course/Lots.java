package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.pairing.Seeds;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;

/** The last word where even a further match was drawn: SHA-256 of the seed and the player, the lowest first. */
final class Lots {

    private Lots() {}

    static List<Integer> first(Competition state, List<Integer> tied, int places) {
        return sorted(state, tied).stream().limit(places).toList();
    }

    static List<Integer> last(Competition state, List<Integer> tied, int places) {
        return sorted(state, tied).stream().skip(places).toList();
    }

    private static List<Integer> sorted(Competition state, List<Integer> tied) {
        String seed = Objects.requireNonNull(state.seed(), "the seed is public once play has begun");
        return tied.stream()
                .sorted(Comparator.comparing(entrant ->
                        Seeds.lot(seed, state.entrant(entrant).orElseThrow().lotName())))
                .toList();
    }
}
