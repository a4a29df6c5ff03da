package baffin.northwind;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.match.verify.MatchVerifier;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.StandingAnswer;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** North Wind within the match around it: seed, undo, resignation, commands out of turn, verification. */
class NorthWindMatchTest {

    private static final MatchDecider<NorthWindCommand, NorthWindState, NorthWindEvent> DECIDER =
            new MatchDecider<>(Matches.GAME);

    private final List<Step> steps = new ArrayList<>();
    private MatchState<NorthWindState, NorthWindEvent> state = start(1);

    private MatchState<NorthWindState, NorthWindEvent> start(long seed) {
        List<SeatHolder> holders = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            holders.add(new SeatHolder("p" + seat, true));
        }
        MatchSetup setup = new MatchSetup("north-wind", Matches.GAME.info().completed(Map.of()), holders);
        MatchStarted first =
                new MatchStarted(setup, Matches.GAME.info().rulesVersion(), Seed.fromText("" + seed), false);
        var started = DECIDER.start("m" + seed, first, "start", "p0", Instant.EPOCH);
        steps.add(started.event());
        return started.next();
    }

    private Decision<Transition<MatchState<NorthWindState, NorthWindEvent>, Step>, Refusal> plays(
            int seat, MatchCommand command) {
        Request request = new Request("c" + state.version(), "print", "p" + seat, Instant.EPOCH, command);
        Decision<Transition<MatchState<NorthWindState, NorthWindEvent>, Step>, Refusal> outcome =
                DECIDER.decide(state, request);
        if (outcome instanceof Decision.Accepted(var accepted)) {
            state = accepted.next();
            steps.add(accepted.event());
        }
        return outcome;
    }

    private Decision<Transition<MatchState<NorthWindState, NorthWindEvent>, Step>, Refusal> plays(
            int seat, NorthWindCommand command) {
        return plays(seat, new MatchCommand.Play<>(command));
    }

    private int active() {
        return Matches.GAME.toAct(state.game()).getFirst().index();
    }

    private List<LegalCommand<NorthWindCommand>> legal() {
        return Matches.GAME.legalCommands(state.game(), new Seat(active()));
    }

    private void randomToEnd(Random random) {
        while (!state.ended()) {
            plays(active(), Matches.choose(legal(), random));
        }
    }

    @Test
    void the_registry_finds_the_game() {
        assertThat(GameRegistry.installed().find("north-wind")).get().isInstanceOf(NorthWindGame.class);
    }

    @Test
    void a_finished_match_with_all_its_dice_and_draws_replays_from_its_revealed_seed() {
        randomToEnd(new Random(1));
        assertThat(MatchVerifier.verify(Matches.GAME, steps).findings()).isEmpty();
    }

    @Test
    void a_forged_draw_is_found_by_the_verifier() {
        randomToEnd(new Random(1));
        Step fought = steps.stream()
                .filter(step -> step.events().toString().contains("EventRolled"))
                .findFirst()
                .orElseThrow();
        List<Step> forged = new ArrayList<>(steps);
        Step other = steps.get(steps.indexOf(fought) - 1);
        forged.set(
                steps.indexOf(fought),
                new Step(
                        fought.matchId(),
                        fought.version(),
                        fought.commandId(),
                        fought.fingerprint(),
                        fought.player(),
                        fought.seat(),
                        fought.at(),
                        fought.checkpoint(),
                        fought.command(),
                        other.events()));
        assertThat(MatchVerifier.verify(Matches.GAME, forged).verified()).isFalse();
    }

    @Test
    void a_revealed_tile_can_not_be_taken_back() {
        int seat = active();
        plays(seat, new SetSail(Port.OLSAND, 2));
        assertThat(plays(seat, new MatchCommand.Undo())).isInstanceOf(Decision.Refused.class);
    }

    @Test
    void a_trade_that_nobody_was_asked_about_can_be_taken_back() {
        for (int seat = 0; seat < 3; seat++) {
            plays(seat, new SetStandingAnswer(StandingAnswer.Answer.NEVER, List.of()));
        }
        Random random = new Random(3);
        for (int count = 0; count < 200; count++) {
            int seat = active();
            NorthWindState before = state.game();
            NorthWindCommand use = legal().stream()
                    .map(LegalCommand::command)
                    .filter(Use.class::isInstance)
                    .findFirst()
                    .orElse(null);
            if (use != null) {
                plays(seat, use);
                if (state.game().turn() == before.turn()) {
                    plays(seat, new MatchCommand.Undo());
                    assertThat(state.game()).isEqualTo(before);
                    return;
                }
            } else {
                plays(seat, Matches.choose(legal(), random));
            }
        }
        throw new AssertionError("no trade in 200 commands");
    }

    @Test
    void a_standing_answer_is_taken_out_of_turn_and_nothing_else_is() {
        int waiting = (active() + 1) % 3;
        assertThat(plays(waiting, new SetStandingAnswer(StandingAnswer.Answer.NEVER, List.of())))
                .isInstanceOf(Decision.Accepted.class);
        Decision<Transition<MatchState<NorthWindState, NorthWindEvent>, Step>, Refusal> refused =
                plays(waiting, new SetSail(Port.OLSAND, 0));
        assertThat(refused.refusalOrThrow()).isInstanceOf(Refusal.NotYourTurn.class);
    }

    @Test
    void a_seat_that_resigned_is_never_waited_for_and_the_match_ends() {
        int resigning = (active() + 1) % 3;
        plays(resigning, new MatchCommand.Resign());
        Random random = new Random(4);
        while (!state.ended()) {
            assertThat(active()).isNotEqualTo(resigning);
            plays(active(), Matches.choose(legal(), random));
        }
        assertThat(MatchVerifier.verify(Matches.GAME, steps).findings()).isEmpty();
    }

    @Test
    void when_all_but_one_have_resigned_the_match_ends() {
        for (int seat = 0; seat < 2; seat++) {
            assertThat(state.ended()).isFalse();
            plays(seat, new MatchCommand.Resign());
        }
        assertThat(state.ended()).isTrue();
        assertThat(MatchVerifier.verify(Matches.GAME, steps).findings()).isEmpty();
    }

    @Test
    void an_early_end_is_the_safe_way_through_a_voyage() {
        int seat = active();
        plays(seat, Matches.GAME.safeCommand(state.game(), new Seat(seat)));
        if (state.game().phase() == Phase.TILE) {
            assertThat(Matches.GAME.safeCommand(state.game(), new Seat(seat))).isEqualTo(new EndVoyage());
        }
    }
}
