package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.Knockout;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.NextRound.Complete;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.pairing.Pods;
import baffin.competition.policy.Format;
import baffin.competition.policy.Policy;
import baffin.competition.standing.Standings;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Stage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Rounds of pod elimination: the first ones of each table go on until one table is left. */
final class PodRounds {

    private PodRounds() {}

    static NextRound next(Competition state, Format.PodElimination pods, Instant now) {
        if (Stages.count(state, Stage.FINAL) > 0) {
            return new Complete();
        }
        Knockout knockout = Knockout.of(state);
        if (!knockout.replays().isEmpty()) {
            return Tables.of(Stage.PLAY_OFF, knockout.replays(), List.of()).ready(state, List.of(), now);
        }
        List<Integer> ranking = Stages.active(state, ranking(state));
        Policy policy = state.policy();
        if (pods.secondChance() && !knockout.fallen().isEmpty()) {
            List<Integer> fallen =
                    ranking.stream().filter(knockout.fallen()::contains).toList();
            if (fallen.size() >= policy.tableSizes().getLast()) {
                return round(state, Stage.SECOND_CHANCE, fallen, 1, now);
            }
        }
        List<Integer> alive = ranking.stream()
                .filter(entrant -> !knockout.out().contains(entrant))
                .toList();
        if (alive.size() <= policy.tableSize()) {
            return last(state, alive, ranking, knockout.absent(), now);
        }
        return round(state, Stage.POD, alive, pods.advance(), now);
    }

    /**
     * The final; where fewer are left than a table needs, the best of those who fell out at a table that they came to
     * sit down with them.
     */
    private static NextRound last(
            Competition state, List<Integer> alive, List<Integer> ranking, Set<Integer> absent, Instant now) {
        int least = state.policy().tableSizes().getLast();
        List<Integer> seats = new ArrayList<>(alive);
        ranking.stream()
                .filter(entrant -> !alive.contains(entrant) && !absent.contains(entrant))
                .limit(Math.max(0, least - alive.size()))
                .forEach(seats::add);
        return alive.size() < 2 || seats.size() < least
                ? new Complete()
                : Tables.of(Stage.FINAL, List.of(Pods.finalTable(seats)), List.of())
                        .ready(state, List.of(), now);
    }

    private static NextRound round(Competition state, Stage stage, List<Integer> seeded, int advancing, Instant now) {
        Function<List<Integer>, Pods.Round> paired = order ->
                Pods.round(order, state.policy().tableSize(), state.policy().twoSeatTables(), advancing);
        Pods.Round round = paired.apply(
                KeptApart.order(state, seeded, order -> paired.apply(order).tables()));
        return Tables.of(stage, round.tables(), Tables.byes(round.byes(), ByeKind.THROUGH))
                .ready(state, KeptApart.kept(state, round.tables()), now);
    }

    private static List<Integer> ranking(Competition state) {
        return state.rounds().isEmpty() ? state.seeding() : Standings.ranking(state);
    }
}
