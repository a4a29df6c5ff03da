package baffin.competition.recount;

import baffin.competition.table.Stage;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How far an entrant came; the lower one is ahead.
 *
 * @param steps compared one after the other
 */
record Progress(List<Integer> steps) implements Comparable<Progress> {

    static Progress of(Integer... steps) {
        return new Progress(List.of(steps));
    }

    /** After a main stage: the final, the semi-finals, the others. */
    static Progress afterMainStage(Ledger ledger, int entrant) {
        return at(ledger, Stage.FINAL, entrant)
                .map(place -> of(0, place))
                .or(() -> at(ledger, Stage.SEMI_FINAL, entrant).map(place -> of(1, place)))
                .orElse(of(2, 0));
    }

    /** The place at a table of a stage, 0 until all its tables have a result; empty for who does not sit there. */
    static Optional<Integer> at(Ledger ledger, Stage stage, int entrant) {
        return ledger.of(stage)
                .flatMap(round -> round.boards().stream()
                        .filter(board -> board.seats().contains(entrant) && !board.nothing())
                        .map(board -> round.settled() ? place(ledger, board, entrant) : 0))
                .reduce((first, last) -> last);
    }

    /** Places go before dropping out, dropping out before not coming; 0 for an open table. */
    static int place(Ledger ledger, Board board, int entrant) {
        Chair own = ledger.chairs(board).stream()
                .filter(chair -> chair.entrant() == entrant)
                .findFirst()
                .orElse(null);
        return own == null ? 0 : own.stayed() ? own.place() : 99 + (board.missed(entrant) ? 1 : 0);
    }

    /** Places of some at the tables of a round that have a result; null for those who did not stay. */
    static Map<Integer, @Nullable Integer> places(Ledger ledger, Ledger.Leaf round, List<Integer> some) {
        Map<Integer, @Nullable Integer> places = new HashMap<>();
        round.boards().stream()
                .flatMap(board -> ledger.chairs(board).stream())
                .filter(chair -> some.contains(chair.entrant()))
                .forEach(chair -> places.put(chair.entrant(), chair.stayed() ? chair.place() : null));
        return places;
    }

    @Override
    public int compareTo(Progress other) {
        for (int step = 0; step < Math.min(steps.size(), other.steps.size()); step++) {
            int order = Integer.compare(steps.get(step), other.steps.get(step));
            if (order != 0) {
                return order;
            }
        }
        return 0;
    }
}
