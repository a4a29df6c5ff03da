package baffin.competition.course;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.policy.Format;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import java.util.List;
import java.util.Optional;

/** What has been published of a stage, and how many rounds the main one has. */
public final class Stages {

    private Stages() {}

    /** The rounds of a stage that have been published, in their order. */
    public static List<Round> of(Competition state, Stage stage) {
        return state.rounds().stream().filter(round -> round.stage() == stage).toList();
    }

    /** How many rounds of a stage have been published. */
    public static int count(Competition state, Stage stage) {
        return of(state, stage).size();
    }

    /** Rounds of the main stage; 0 where the format does not lay their number down. */
    public static int planned(Competition state) {
        return switch (state.policy().format()) {
            case Format.PodSwiss swiss -> swiss.roundsFor(state.seeding().size());
            case Format.Heats heats -> heats.heats();
            default -> 0;
        };
    }

    /** Rounds of the main stage that have been published. */
    public static int begun(Competition state) {
        return (int)
                state.rounds().stream().filter(round -> round.stage().counts()).count();
    }

    /** True once a later stage has begun: then there are no more rounds of the main one. */
    public static boolean later(Competition state) {
        return begun(state) < state.rounds().size();
    }

    /** The latest published round of a stage. */
    public static Optional<Round> last(Competition state, Stage stage) {
        return state.rounds().reversed().stream()
                .filter(round -> round.stage() == stage)
                .findFirst();
    }

    /** Who is in a division that plays in a round of a league, and has no table there. */
    public static List<Integer> idle(Competition state, Round round) {
        return state.divisions().stream()
                .filter(division -> round.tables().stream()
                        .anyMatch(table -> Integer.valueOf(division.number()).equals(table.division())))
                .flatMap(division -> division.entrants().stream())
                .filter(entrant -> !round.has(entrant))
                .toList();
    }

    /** True while somebody takes part. */
    public static boolean active(Competition state, int entrant) {
        return state.entrant(entrant).filter(Entrant::active).isPresent();
    }

    /** Those of a list who still take part, in its order. */
    public static List<Integer> active(Competition state, List<Integer> entrants) {
        return entrants.stream().filter(entrant -> active(state, entrant)).toList();
    }
}
