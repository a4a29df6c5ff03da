package baffin.competition.recount;

import baffin.competition.entry.Division;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.table.Stage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Who, in a league, is certain not to finish half of its matches. */
final class Struck {

    private Struck() {}

    static Set<Integer> of(Ledger ledger) {
        Set<Integer> struck = new HashSet<>();
        if (ledger.policy().format() instanceof DivisionLeague league) {
            for (Division division : ledger.divisions()) {
                for (int entrant : division.entrants()) {
                    int planned = planned(ledger, league, division, entrant);
                    if (2 * (finished(ledger, entrant) + toCome(ledger, entrant, planned)) < planned) {
                        struck.add(entrant);
                    }
                }
            }
        }
        return struck;
    }

    private static int planned(Ledger ledger, DivisionLeague league, Division division, int entrant) {
        int published = boards(ledger, entrant).size();
        if (ledger.cut()) {
            return published;
        }
        int size = division.entrants().size();
        int designed = LeagueDesign.games(
                size,
                Math.min(size, ledger.policy().tableSize()),
                league.games(),
                division.entrants().indexOf(entrant) + 1);
        int voided = (int) ledger.of(Stage.LEAGUE)
                .flatMap(round -> round.boards().stream())
                .filter(board -> board.seats().contains(entrant) && ledger.voided(entrant, board))
                .count();
        return Math.max(designed - voided, published);
    }

    private static List<Board> boards(Ledger ledger, int entrant) {
        return ledger.of(Stage.LEAGUE)
                .flatMap(round -> round.boards().stream())
                .filter(board -> board.seats().contains(entrant) && !board.nothing())
                .filter(board -> !ledger.voided(entrant, board))
                .toList();
    }

    /** Called-off tables and those of the deadline are finished for all who have not left. */
    private static int finished(Ledger ledger, int entrant) {
        return (int) boards(ledger, entrant).stream()
                .map(ledger::chairs)
                .flatMap(List::stream)
                .filter(chair -> chair.entrant() == entrant && chair.stayed())
                .count();
    }

    /** Whoever has left gets no further tables, but may come back to those that are open. */
    private static int toCome(Ledger ledger, int entrant, int planned) {
        List<Board> boards = boards(ledger, entrant);
        int open = (int) boards.stream().filter(board -> board.result() == null).count();
        return ledger.gone.contains(entrant) || ledger.over() ? open : open + planned - boards.size();
    }
}
