package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.course.Cut;
import baffin.competition.course.Stages;
import baffin.competition.decide.round.NextRound.Complete;
import baffin.competition.decide.round.NextRound.Ready;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.pairing.Pods;
import baffin.competition.standing.Standings;
import baffin.competition.table.Round;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What follows a main stage: semi-finals at four tables, then the final, where the better placed chooses first. */
final class Finals {

    private Finals() {}

    /**
     * The next round after the main stage.
     *
     * @param finalists 0 for none, the size of a table, or four tables' worth
     */
    static NextRound next(Competition state, int finalists, Instant now) {
        if (finalists == 0) {
            return PlayOffs.orComplete(state, now);
        }
        if (Stages.count(state, Stage.FINAL) > 0) {
            return new Complete();
        }
        int size = state.policy().tableSize();
        Optional<Round> semiFinals = Stages.last(state, Stage.SEMI_FINAL);
        List<Integer> ranked = new ArrayList<>(Stages.active(state, Standings.ranking(state)));
        ranked.removeAll(Standings.absent(state));
        int seats = finalists > size && ranked.size() >= finalists ? finalists : size;
        if (semiFinals.isEmpty() && PlayOffs.forFinal(state, seats, now) instanceof Ready tie) {
            return tie;
        }
        if (semiFinals.isEmpty() && seats > size) {
            List<Integer> seeded =
                    KeptApart.order(state, ranked.subList(0, finalists), order -> Pods.semiFinals(order, size));
            List<List<Integer>> tables = Pods.semiFinals(seeded, size);
            return Tables.of(Stage.SEMI_FINAL, tables, List.of()).ready(state, KeptApart.kept(state, tables), now);
        }
        List<Integer> last = semiFinals
                .map(round -> winners(round, ranked))
                .orElseGet(() -> ranked.subList(0, Math.min(size, ranked.size())));
        return last.size() < state.policy().tableSizes().getLast()
                ? new Complete()
                : Tables.of(Stage.FINAL, List.of(Pods.finalTable(last)), List.of())
                        .ready(state, List.of(), now);
    }

    /** One of each table; where the first place is shared, the better placed one of them. */
    private static List<Integer> winners(Round semiFinals, List<Integer> ranked) {
        List<Integer> winners = new ArrayList<>();
        for (Table table : semiFinals.tables()) {
            Cut cut = Cut.of(table, 1);
            List<Integer> first = cut.sure().isEmpty() ? cut.tied() : cut.sure();
            ranked.stream().filter(first::contains).findFirst().ifPresent(winners::add);
        }
        return ranked.stream().filter(winners::contains).toList();
    }
}
