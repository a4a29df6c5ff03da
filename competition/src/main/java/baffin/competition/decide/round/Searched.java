package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.decide.round.NextRound.Impossible;
import baffin.competition.decide.round.NextRound.Tables;
import baffin.competition.decide.round.RoundMaker.Pairable;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.pairing.Cost;
import baffin.competition.pairing.Pair;
import baffin.competition.pairing.PairedTable;
import baffin.competition.pairing.Pairing;
import baffin.competition.pairing.PairingTask;
import baffin.competition.pairing.swiss.Paired;
import baffin.competition.pairing.swiss.Swiss;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

/** Rounds whose tables are searched: those who stand alike and have met least. */
public final class Searched {

    private Searched() {}

    static NextRound round(Competition state, Pairable what, Instant now) {
        int kept = what.apart().size();
        Paired paired = Swiss.pair(task(state, what, kept));
        if (paired instanceof Paired.Impossible && what.constraints().byItself() && kept > 0) {
            kept = mostKept(state, what);
            paired = Swiss.pair(task(state, what, kept));
        }
        int apart = kept;
        return switch (paired) {
            case Paired.Done(Pairing pairing) -> tables(what, pairing).ready(state, what.forbidden(apart), now);
            case Paired.Impossible(var reasons) ->
                new Impossible(reasons.stream()
                        .map(reason -> new Fault("", reason.text()))
                        .toList());
        };
    }

    /** How many pairs can be kept apart, fewer than all: by halves, since fewer are never harder. */
    private static int mostKept(Competition state, Pairable what) {
        int possible = 0;
        int impossible = what.apart().size();
        while (impossible - possible > 1) {
            int middle = (possible + impossible) / 2;
            if (Swiss.pair(task(state, what, middle)) instanceof Paired.Done) {
                possible = middle;
            } else {
                impossible = middle;
            }
        }
        return possible;
    }

    private static Tables tables(Pairable what, Pairing pairing) {
        List<PairedTable> paired = pairing.tables();
        List<Table> tables = IntStream.range(0, paired.size())
                .mapToObj(index -> new Table(index + 1, null, paired.get(index).seats(), 1, null))
                .toList();
        List<Integer> locked = IntStream.range(0, paired.size())
                .filter(index -> paired.get(index).locked())
                .mapToObj(index -> index + 1)
                .toList();
        return new Tables(
                what.stage(),
                tables,
                byes(what, pairing.byes()),
                locked,
                Cost.read(pairing.cost().total()));
    }

    /** Byes of the pairing, then those asked for. */
    public static List<Bye> byes(Pairable what, List<Integer> left) {
        List<Bye> byes = new ArrayList<>(Tables.byes(left, ByeKind.PAIRING));
        byes.addAll(Tables.byes(what.resting(), ByeKind.REQUESTED));
        return byes;
    }

    /**
     * What the pairing of the next round depends on.
     *
     * @param kept how many pairs of all rounds are kept apart
     */
    public static PairingTask task(Competition state, Pairable what, int kept) {
        Set<Pair> apart = new HashSet<>();
        for (List<Integer> pair : what.forbidden(kept)) {
            apart.add(new Pair(pair.getFirst(), pair.getLast()));
        }
        return new PairingTask(
                state.policy().tableSize(),
                state.policy().twoSeatTables(),
                Contestants.of(state, what.there()),
                what.constraints().locked(),
                apart,
                what.weight(),
                PairingTask.TRIALS,
                NextRound.seed(state));
    }
}
