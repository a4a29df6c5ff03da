package baffin.nim;

import baffin.game.ScoreKeeper;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.Map;

/** One point for whoever takes the last match (NI-3). */
final class NimScores implements ScoreKeeper<NimEvent, NimScores.NimTally> {

    /**
     * Who has won.
     *
     * @param winner index of the seat that took the last match; -1 for none
     * @param over true after the end
     * @param version of the match at which the last match was taken
     */
    public record NimTally(int winner, boolean over, long version) {}

    @Override
    public NimTally initial(Setup setup) {
        return new NimTally(-1, false, 0);
    }

    @Override
    public NimTally apply(NimTally tally, long version, NimEvent event) {
        return switch (event) {
            case NimEvent.MatchesTaken taken ->
                taken.last() ? new NimTally(taken.seat().index(), true, version) : tally;
            case NimEvent.OthersLeft left -> new NimTally(-1, true, version);
        };
    }

    @Override
    public ScoreSheet sheet(NimTally tally) {
        return new ScoreSheet(List.of(seat(tally, 0), seat(tally, 1)), tally.over());
    }

    private static SeatScore seat(NimTally tally, int index) {
        boolean won = tally.winner() == index;
        List<ScoreLine> lines =
                won ? List.of(new ScoreLine("LAST", 1, "NI-3", tally.version(), Phrase.of("note.last"))) : List.of();
        int rank = won || tally.winner() < 0 ? 1 : 2;
        return new SeatScore(new Seat(index), won ? 1 : 0, rank, lines, Map.of(), Map.of(), null);
    }

    @Override
    public List<ScoreKind> kinds() {
        return List.of(ScoreKind.inPlay("LAST"));
    }

    @Override
    public Class<NimTally> tallyType() {
        return NimTally.class;
    }
}
