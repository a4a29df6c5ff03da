package baffin.match.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.match.chance.Draw;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchVerifierTest {

    private final List<Step> steps = ToyMatches.random("m", 3);

    @Test
    void a_match_as_it_was_played_is_verified_with_every_draw_of_it() {
        Verification result = MatchVerifier.verify(new ToyGame(), steps);

        assertThat(result.findings()).isEmpty();
        assertThat(result.steps()).isEqualTo(steps.size());
        assertThat(result.draws()).startsWith(drawnAgain(1, 0), drawnAgain(1, 1));
        assertThat(result.draws())
                .filteredOn(draw -> draw.bound() == 6)
                .allSatisfy(roll -> assertThat(
                                steps.get((int) roll.version() - 1).events())
                        .anySatisfy(event -> assertThat(event.toString()).contains("stones=" + (roll.value() + 1))));
    }

    @Test
    void the_replay_ends_at_the_first_step_that_differs() {
        List<Step> forged = new ArrayList<>(steps);
        forged.set(
                1, with(steps.get(1), steps.get(1).command(), steps.getFirst().events()));
        forged.set(
                2, with(steps.get(2), steps.get(2).command(), steps.getFirst().events()));

        assertThat(MatchVerifier.verify(new ToyGame(), forged).faults())
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.version()).isEqualTo(2);
                    assertThat(finding.logged()).isEqualTo(forged.get(1));
                    assertThat(finding.replayed()).isEqualTo(steps.get(1));
                });
    }

    @Test
    void a_command_that_nobody_could_give_and_one_that_is_missing_are_findings() {
        List<Step> refused = new ArrayList<>(steps);
        refused.set(1, with(steps.get(1), new MatchCommand.Play<>(new ToyRecords.Take(9)), List.of()));
        List<Step> missing = new ArrayList<>(steps);
        missing.set(1, with(steps.get(1), null, steps.get(1).events()));

        assertThat(MatchVerifier.verify(new ToyGame(), refused).findings())
                .singleElement()
                .asString()
                .startsWith("version 2: the engine refuses the command: RuleBroken");
        assertThat(MatchVerifier.verify(new ToyGame(), missing).findings())
                .singleElement()
                .asString()
                .startsWith("version 2: the engine cannot replay this step");
    }

    @Test
    void another_seed_than_the_one_promised_is_found() {
        Step last = steps.getLast();
        List<MatchEvent> events = new ArrayList<>(last.events());
        events.set(
                events.size() - 1,
                new MatchEvent.MatchEnded(Seed.fromText("other").hex()));
        List<Step> forged = new ArrayList<>(steps);
        forged.set(steps.size() - 1, with(last, last.command(), events));

        assertThat(MatchVerifier.verify(new ToyGame(), forged).findings())
                .contains(
                        "version 1: the revealed seed does not fit the published commitment",
                        "version 1: the match was started with another seed than the one revealed");
    }

    @Test
    void a_match_of_another_rules_version_is_a_finding_and_not_a_wrong_replay() {
        List<Step> old = new ArrayList<>(steps);
        old.set(0, ofRules("0", steps.getFirst()));

        Verification result = MatchVerifier.verify(new ToyGame(), old);

        assertThat(result.findings())
                .containsExactly("version 1: the match was played by rules version 0 of toy; this engine replays 1");
        assertThat(result.steps()).isZero();
    }

    @Test
    void a_running_match_of_another_rules_version_is_not_played_on() {
        MatchDecider<ToyRecords.ToyCommand, ToyRecords.ToyState, ToyRecords.ToyEvent> decider = ToyMatches.decider();
        var old = decider.evolve(null, ofRules("0", steps.getFirst()));
        Request request = ToyMatches.request("a", "p0", new MatchCommand.Resign());

        assertThatThrownBy(() -> decider.decide(old, request))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("rules version 0 of toy: this engine plays 1");
    }

    private static Draw drawnAgain(long version, int counter) {
        KeyedChance chance = new KeyedChance(Seed.fromText("3"), version);
        int value = -1;
        for (int count = 0; count <= counter; count++) {
            value = chance.below(9000);
        }
        return new Draw(version, counter, 9000, value);
    }

    private static Step ofRules(String version, Step first) {
        MatchEvent.MatchStarted start = MatchFold.started(first);
        List<MatchEvent> events = new ArrayList<>(first.events());
        events.set(0, new MatchEvent.MatchStarted(start.setup(), version, start.secret(), start.ranked()));
        return with(first, null, events);
    }

    private static Step with(
            Step step, @org.jspecify.annotations.Nullable MatchCommand command, List<MatchEvent> events) {
        return new Step(
                step.matchId(),
                step.version(),
                step.commandId(),
                step.fingerprint(),
                step.player(),
                step.seat(),
                step.at(),
                step.checkpoint(),
                command,
                events);
    }
}
