package baffin.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchRecordTest {

    private final ToyGame game = new ToyGame();

    private MatchRecord<ToyState, ToyEvent, ToyTally> folded(List<Step> steps) {
        MatchRecord<ToyState, ToyEvent, ToyTally> record = null;
        for (Step step : steps) {
            record = MatchRecord.after(game, record, step);
        }
        return java.util.Objects.requireNonNull(record);
    }

    @Test
    void readers_and_the_decider_fold_the_same_game() {
        for (long seed = 0; seed < 200; seed++) {
            List<Step> steps = ToyMatches.random("m", seed);
            var state = ToyMatches.decider().evolve(null, steps.getFirst());
            for (Step step : steps.subList(1, steps.size())) {
                state = ToyMatches.decider().evolve(state, step);
            }
            assertThat(folded(steps).table()).isEqualTo(state.table());
        }
    }

    @Test
    void an_undone_step_scores_nothing() {
        List<Step> steps = null;
        for (long seed = 0; steps == null; seed++) {
            List<Step> candidate = ToyMatches.random("m", seed);
            steps = candidate.stream().anyMatch(s -> s.events().getFirst() instanceof MatchEvent.StepUndone)
                    ? candidate
                    : null;
        }
        var record = folded(steps);
        int onHeap = record.table().current().heap();
        int taken = record.tally().current().taken().stream().mapToInt(i -> i).sum();
        int rolled = 0;
        for (Step step : steps) {
            for (ToyEvent event : MatchFold.<ToyEvent>played(step)) {
                rolled += event instanceof baffin.testing.ToyRecords.StonesRolled r ? r.stones() : 0;
            }
        }
        assertThat(taken + onHeap).isEqualTo(20 + rolled);
    }

    @Test
    void a_gap_in_the_log_is_an_error() {
        List<Step> steps = ToyMatches.random("m", 1);

        assertThatThrownBy(() -> folded(List.of(steps.get(0), steps.get(2))))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("version 3 after 1");
    }
}
