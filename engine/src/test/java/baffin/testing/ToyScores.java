package baffin.testing;

import baffin.game.ScoreKeeper;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.words.Phrase;
import baffin.testing.ToyRecords.StonesTaken;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyTally;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

/** Scores of the toy game: one point a stone. */
final class ToyScores implements ScoreKeeper<ToyEvent, ToyTally> {

    @Override
    public ToyTally initial(Setup setup) {
        return new ToyTally(Collections.nCopies(setup.seatCount(), 0), 0);
    }

    @Override
    public ToyTally apply(ToyTally tally, long version, ToyEvent event) {
        List<Integer> taken = new ArrayList<>(tally.taken());
        if (event instanceof StonesTaken stones) {
            taken.set(stones.seat().index(), taken.get(stones.seat().index()) + stones.stones());
        }
        return new ToyTally(taken, version);
    }

    @Override
    public ScoreSheet sheet(ToyTally tally) {
        List<SeatScore> seats = new ArrayList<>();
        for (int index = 0; index < tally.taken().size(); index++) {
            int points = tally.taken().get(index);
            int rank = 1 + (int) tally.taken().stream().filter(p -> p > points).count();
            ScoreLine line = new ScoreLine(
                    "STONES", points, "TY-2", tally.version(), Phrase.of("note.stones", "points", points));
            seats.add(new SeatScore(new Seat(index), points, rank, List.of(line), Map.of(), Map.of(), null));
        }
        return new ScoreSheet(seats, false);
    }

    @Override
    public List<ScoreKind> kinds() {
        return List.of(ScoreKind.inPlay("STONES"));
    }

    @Override
    public Class<ToyTally> tallyType() {
        return ToyTally.class;
    }
}
