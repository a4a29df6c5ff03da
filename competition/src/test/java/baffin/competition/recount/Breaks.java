package baffin.competition.recount;

import baffin.competition.policy.TieBreak;
import baffin.competition.table.Stage;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The chapter "Tie-breaks". */
final class Breaks {

    private final Ledger ledger;
    private final Sheets sheets;
    private final Set<Integer> struck;
    private final Shares shares;
    private final Opponents opponents;

    Breaks(Ledger ledger, Sheets sheets) {
        this.ledger = ledger;
        this.sheets = sheets;
        struck = Struck.of(ledger);
        shares = new Shares(sheets, struck);
        opponents = new Opponents(sheets, ledger.policy().points());
    }

    boolean struck(int entrant) {
        return struck.contains(entrant);
    }

    /**
     * What a tie-break says of those who are tied.
     *
     * @param tied at least one
     */
    Map<Integer, Value> of(TieBreak kind, List<Integer> tied) {
        Map<Integer, Value> values = new HashMap<>();
        for (int entrant : tied) {
            values.put(
                    entrant,
                    switch (kind) {
                        case HEAD_TO_HEAD -> headToHead(entrant, tied);
                        case FIRST_PLACES -> places(entrant, 1);
                        case SECOND_PLACES -> places(entrant, 2);
                        case OPPONENTS -> opponents.of(entrant);
                        case WINNER_SHARE -> shares.winnerShare(entrant);
                        case TABLE_SHARE -> shares.tableShare(entrant);
                        case BEST_SCORE -> shares.bestScore(entrant);
                        case PENALTIES -> penalties(entrant);
                        case PLAY_OFF -> playOff(entrant, tied);
                        case LOT -> ledger.seed() == null ? Value.NONE : new Value(null, Lot.of(ledger, entrant));
                    });
        }
        return values;
    }

    /** Who is struck has no value, and the others are asked without it. */
    private Value headToHead(int entrant, List<Integer> all) {
        Set<Integer> counts = new HashSet<>();
        List<Integer> group = all.stream().filter(one -> !struck.contains(one)).toList();
        for (int one : group) {
            for (int other : group) {
                if (one != other) {
                    counts.add(together(one, other).size());
                }
            }
        }
        if (counts.size() != 1 || counts.contains(0) || struck.contains(entrant)) {
            return Value.NONE;
        }
        return Value.of(Fraction.sum(group.stream()
                .filter(other -> other != entrant)
                .flatMap(other -> together(entrant, other).stream())
                .map(game -> game.chair(entrant).points())
                .toList()));
    }

    private List<Sheets.Game> together(int one, int other) {
        return sheets.of(one).stream()
                .map(Sheets.Entry::game)
                .filter(game -> game != null && game.board().seats().contains(other))
                .filter(game -> !ledger.voided(other, game.board()))
                .filter(game -> meets(game.chair(one)) && meets(game.chair(other)))
                .toList();
    }

    private static boolean meets(Chair chair) {
        return chair.match() || chair.end() == Chair.End.NO_SHOW;
    }

    private Value places(int entrant, int place) {
        return Value.of(Fraction.sum(sheets.matches(entrant).stream()
                .map(game -> game.chair(entrant))
                .filter(chair -> chair.end() == Chair.End.PLAYED && chair.place() == place)
                .map(chair -> Fraction.of(1, chair.sharing()))
                .toList()));
    }

    private Value penalties(int entrant) {
        long fines = ledger.fines.stream()
                .filter(fine -> fine.entrant() == entrant && !fine.lifted())
                .count();
        long seats = ledger.rounds.stream()
                .flatMap(round -> round.boards().stream())
                .filter(board -> !ledger.voided(entrant, board))
                .flatMap(board -> ledger.chairs(board).stream())
                .filter(chair -> chair.entrant() == entrant && chair.end() != Chair.End.ABANDONED && !chair.stayed())
                .count();
        return Value.of(Fraction.of(fines + seats, 1));
    }

    /** The latest round of play-offs in which two of the tied have a result. */
    private Value playOff(int entrant, List<Integer> tied) {
        return ledger.of(Stage.PLAY_OFF)
                .map(round -> Progress.places(ledger, round, tied))
                .filter(places -> places.size() > 1)
                .reduce((first, last) -> last)
                .map(places -> places.get(entrant))
                .map(place -> Value.of(Fraction.of(place, 1)))
                .orElse(Value.NONE);
    }
}
