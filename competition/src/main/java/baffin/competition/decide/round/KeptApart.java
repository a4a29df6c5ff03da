package baffin.competition.decide.round;

import baffin.competition.Competition;
import baffin.competition.PairingConstraints.ForbiddenPair;
import baffin.competition.pairing.Pair;
import baffin.competition.pairing.SeparatedOrder;
import baffin.competition.pairing.SeparatedOrder.Tables;
import java.util.ArrayList;
import java.util.List;

/** Pairs that are kept apart until that is lifted, as a round meets them. */
public final class KeptApart {

    private KeptApart() {}

    /** Pairs in force of which both are there, in the order in which they were forbidden. */
    static List<List<Integer>> among(Competition state, List<Integer> there) {
        return state.constraints().inForce().stream()
                .map(ForbiddenPair::entrants)
                .filter(there::containsAll)
                .toList();
    }

    /** An order in which as few as can be of them meet at the tables that it makes. */
    public static List<Integer> order(Competition state, List<Integer> order, Tables tables) {
        List<Pair> pairs = among(state, order).stream()
                .map(two -> new Pair(two.getFirst(), two.getLast()))
                .toList();
        return SeparatedOrder.of(order, pairs, tables);
    }

    /** Those of them who sit at different tables. */
    static List<List<Integer>> kept(Competition state, List<List<Integer>> tables) {
        List<Integer> seated = tables.stream().flatMap(List::stream).toList();
        return among(state, seated).stream()
                .filter(two -> tables.stream().noneMatch(table -> table.containsAll(two)))
                .toList();
    }

    /** A round's own forbidden pairs, and those of the others that are not among them. */
    static List<List<Integer>> together(List<List<Integer>> own, List<List<Integer>> others) {
        List<List<Integer>> all = new ArrayList<>(own);
        others.stream()
                .filter(two -> !all.contains(two) && !all.contains(two.reversed()))
                .forEach(all::add);
        return all;
    }
}
