package baffin.game.contract;

import baffin.game.ScoreKeeper;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyTally;
import java.util.List;

/** Scores whose totals are one point too high. */
record WrongScores(ScoreKeeper<ToyEvent, ToyTally> right) implements ScoreKeeper<ToyEvent, ToyTally> {

    @Override
    public ToyTally initial(Setup setup) {
        return right.initial(setup);
    }

    @Override
    public ToyTally apply(ToyTally tally, long version, ToyEvent event) {
        return right.apply(tally, version, event);
    }

    @Override
    public ScoreSheet sheet(ToyTally tally) {
        return new ScoreSheet(
                right.sheet(tally).seats().stream()
                        .map(s -> new SeatScore(
                                s.seat(), s.score() + 1, s.place(), s.lines(), s.counts(), s.facts(), s.tieBreak()))
                        .toList(),
                false);
    }

    @Override
    public List<ScoreKind> kinds() {
        return right.kinds();
    }

    @Override
    public Class<ToyTally> tallyType() {
        return right.tallyType();
    }
}
