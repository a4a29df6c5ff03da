package baffin.expedition;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.match.GameRegistry;
import baffin.match.MatchRecord;
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
import baffin.testing.RuleId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Expedition within the match around it: seed, undo, resignation, verification. */
class ExpeditionMatchTest {

    private static final MatchDecider<ExpeditionCommand, ExpeditionState, ExpeditionEvent> DECIDER =
            new MatchDecider<>(Matches.GAME);

    private final List<Step> steps = new ArrayList<>();
    private MatchState<ExpeditionState, ExpeditionEvent> state = start(1);

    private MatchState<ExpeditionState, ExpeditionEvent> start(long seed) {
        steps.clear();
        List<SeatHolder> holders = new ArrayList<>();
        for (int seat = 0; seat < 3; seat++) {
            holders.add(new SeatHolder("p" + seat, true));
        }
        MatchSetup setup = new MatchSetup("expedition", Matches.GAME.info().completed(Map.of()), holders);
        MatchStarted first =
                new MatchStarted(setup, Matches.GAME.info().rulesVersion(), Seed.fromText("" + seed), false);
        var started = DECIDER.start("m" + seed, first, "start", "p0", Instant.EPOCH);
        steps.add(started.event());
        return started.next();
    }

    private Decision<Transition<MatchState<ExpeditionState, ExpeditionEvent>, Step>, Refusal> plays(
            int seat, MatchCommand command) {
        Request request = new Request("c" + state.version(), "print", "p" + seat, Instant.EPOCH, command);
        Decision<Transition<MatchState<ExpeditionState, ExpeditionEvent>, Step>, Refusal> outcome =
                DECIDER.decide(state, request);
        if (outcome instanceof Decision.Accepted(var accepted)) {
            state = accepted.next();
            steps.add(accepted.event());
        }
        return outcome;
    }

    private int active() {
        return Matches.GAME.toAct(state.game()).getFirst().index();
    }

    private void randomTo(int round, Random random) {
        while (!state.ended() && state.game().round() < round) {
            var legal = Matches.GAME.legalCommands(state.game(), new Seat(active()));
            plays(active(), new MatchCommand.Play<>(Matches.choose(legal, random)));
        }
    }

    @Test
    void the_registry_finds_the_game() {
        assertThat(GameRegistry.installed().find("expedition")).get().isInstanceOf(ExpeditionGame.class);
    }

    @Test
    void a_finished_match_replays_from_its_revealed_seed() {
        randomTo(11, new Random(1));
        assertThat(state.ended()).isTrue();
        assertThat(MatchVerifier.verify(Matches.GAME, steps).findings()).isEmpty();
    }

    @Test
    void an_action_that_revealed_nothing_can_be_taken_back() {
        randomTo(1, new Random(2));
        ExpeditionState before = state.game();
        int seat = active();
        plays(seat, new MatchCommand.Play<>(new DrawTile(Vehicle.SHIP, Tile.small(2))));
        assertThat(state.game()).isNotEqualTo(before);
        plays(seat, new MatchCommand.Undo());
        assertThat(state.game()).isEqualTo(before);
    }

    @Test
    void an_action_that_drew_a_tile_can_not_be_taken_back() {
        randomTo(1, new Random(3));
        int seat = active();
        Tile tile = state.game().supply().display().getFirst();
        plays(seat, new MatchCommand.Play<>(new DrawTile(Vehicle.SHIP, tile)));
        assertThat(plays(seat, new MatchCommand.Undo())).isInstanceOf(Decision.Refused.class);
    }

    private void resigns(int resigning) {
        plays(resigning, new MatchCommand.Resign());
        while (!state.ended()) {
            assertThat(active()).isNotEqualTo(resigning);
            var legal = Matches.GAME.legalCommands(state.game(), new Seat(active()));
            plays(active(), new MatchCommand.Play<>(legal.getLast().command()));
        }
        assertThat(MatchVerifier.verify(Matches.GAME, steps).findings()).isEmpty();
    }

    private ScoreSheet sheet() {
        MatchRecord<ExpeditionState, ExpeditionEvent, ExpeditionTally> record = null;
        for (Step step : steps) {
            record = MatchRecord.after(Matches.GAME, record, step);
        }
        return record.sheet(Matches.GAME);
    }

    @Test
    void a_seat_that_resigned_passes_from_then_on_and_the_match_ends() {
        randomTo(2, new Random(4));
        resigns((active() + 1) % 3);
    }

    @Test
    @RuleId("EX-9.6")
    void a_leader_who_resigns_is_last() {
        randomTo(9, new Random(2));
        int leader = sheet().seats().stream()
                .min(Comparator.comparingInt(SeatScore::place))
                .orElseThrow()
                .seat()
                .index();
        resigns(leader);
        SeatScore left = sheet().of(new Seat(leader));
        int most = sheet().seats().stream().mapToInt(SeatScore::score).max().orElseThrow();
        assertThat(left.score()).isEqualTo(most);
        assertThat(left.place()).isEqualTo(3);
    }
}
