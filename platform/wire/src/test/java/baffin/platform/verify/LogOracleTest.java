package baffin.platform.verify;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.event.Step;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.Upcasters;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LogOracleTest {

    private final JsonCodec<ToyCommand, ToyState, ToyEvent, ToyTally> codec =
            new JsonCodec<>(new ToyGame(), Upcasters.none());
    private final LogOracle oracle = new LogOracle(new JsonCodecs(GameRegistry.of(List.of(new ToyGame()))));
    private final List<Step> steps = ToyMatches.random("m", 11);

    @Test
    void a_good_log_has_no_findings() {
        log(steps);
        Step second = steps.get(1);
        oracle.accepted("m", second.commandId(), second.player(), 2);
        oracle.refused("m", "never-sent", "p0");

        assertThat(oracle.report()).isEqualTo(new LogOracle.Report(1, steps.size(), List.of()));
    }

    @Test
    void a_gap_is_found() {
        List<Step> torn = new ArrayList<>(steps);
        torn.remove(2);

        log(torn);

        assertThat(oracle.report().findings()).first().asString().startsWith("I3 match m: version 4");
    }

    @Test
    void a_repeated_record_is_found() {
        log(List.of(steps.get(0), steps.get(1), steps.get(1)));

        assertThat(oracle.report().findings()).singleElement().asString().startsWith("I3");
    }

    @Test
    void a_command_that_is_in_the_log_twice_is_found() {
        Step second = steps.get(1);
        Step again = new Step(
                "m",
                3,
                second.commandId(),
                second.fingerprint(),
                second.player(),
                second.seat(),
                second.at(),
                second.checkpoint(),
                second.command(),
                second.events());

        log(List.of(steps.get(0), second, again));

        assertThat(oracle.report().findings())
                .anySatisfy(finding -> assertThat(finding).startsWith("I2"));
    }

    @Test
    void a_forged_draw_is_found() {
        Step start = steps.getFirst();
        Step other = ToyMatches.started("m", 12).event();
        List<baffin.match.event.MatchEvent> mixed = new ArrayList<>(other.events());
        mixed.set(0, start.events().getFirst());

        log(List.of(new Step("m", 1, "start", "", "p0", null, start.at(), true, null, mixed)));

        assertThat(oracle.report().findings()).singleElement().asString().startsWith("I4 match m: version 1");
    }

    @Test
    void an_answer_that_the_log_does_not_bear_out_is_found() {
        log(steps);
        Step second = steps.get(1);
        oracle.accepted("m", second.commandId(), second.player(), 3);
        oracle.accepted("m", "never-sent", "p0", 2);
        oracle.refused("m", second.commandId(), second.player());

        assertThat(oracle.report().findings())
                .satisfiesExactly(
                        wrong -> assertThat(wrong).startsWith("I1").contains("the log has version 2"),
                        lost -> assertThat(lost).startsWith("I1").contains("the log has nothing"),
                        refused -> assertThat(refused).startsWith("I2"));
    }

    private void log(List<Step> all) {
        all.forEach(step -> oracle.record("m", codec.step(step)));
    }
}
