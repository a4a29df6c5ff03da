package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.Round;
import baffin.competition.Stage;
import java.util.List;
import java.util.Optional;

/** What has been published of a stage. */
final class Stages {

    private Stages() {}

    static List<Round> of(Competition state, Stage stage) {
        return state.rounds().stream().filter(round -> round.stage() == stage).toList();
    }

    static int count(Competition state, Stage stage) {
        return of(state, stage).size();
    }

    static Optional<Round> last(Competition state, Stage stage) {
        return state.rounds().reversed().stream()
                .filter(round -> round.stage() == stage)
                .findFirst();
    }

    /** True while somebody takes part. */
    static boolean active(Competition state, int entrant) {
        return state.entrant(entrant).filter(Entrant::active).isPresent();
    }

    /** Those of a list who still take part, in its order. */
    static List<Integer> active(Competition state, List<Integer> entrants) {
        return entrants.stream().filter(entrant -> active(state, entrant)).toList();
    }
}
