package baffin.match;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.chance.Seed;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.SeatHolder;
import baffin.testing.ToyGame;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class SandboxTest {

    private static final ToyGame GAME = new ToyGame();
    private static final String OWNER = "cyd";

    private static MatchRecord<ToyState, ToyEvent, ToyTally> match(long seed, int version) {
        MatchRecord<ToyState, ToyEvent, ToyTally> record = null;
        for (Step step : ToyMatches.random("m", seed).subList(0, version)) {
            record = MatchRecord.after(GAME, record, step);
        }
        return java.util.Objects.requireNonNull(record);
    }

    private static Sandbox<ToyState, ToyEvent, ToyTally> sandbox(
            MatchRecord<ToyState, ToyEvent, ToyTally> from, @Nullable Viewer viewer, String seed) {
        return Sandbox.of(GAME, from, viewer, new Sandbox.Opening("s", OWNER, Seed.fromText(seed), Instant.EPOCH));
    }

    @Test
    void a_sandbox_goes_on_from_the_version_it_was_copied_at() {
        for (int version = 1; version <= 8; version++) {
            MatchRecord<ToyState, ToyEvent, ToyTally> from = match(3, version);
            Sandbox<ToyState, ToyEvent, ToyTally> sandbox = sandbox(from, new Viewer.Spectator(), "a");
            assertThat(sandbox.record().version()).isEqualTo(version);
            assertThat(sandbox.state().version()).isEqualTo(version);
            assertThat(sandbox.first().version()).isEqualTo(version);
            assertThat(sandbox.record().sheet(GAME)).isEqualTo(from.sheet(GAME));
            assertThat(sandbox.record().resigned()).isEqualTo(from.resigned());
            assertThat(sandbox.state().game())
                    .isEqualTo(sandbox.record().table().current());
            assertThat(sandbox.state().table().lastActor())
                    .as("nothing to undo")
                    .isEmpty();
        }
    }

    @Test
    void what_the_viewer_may_not_know_is_drawn_again_from_the_new_seed() {
        MatchRecord<ToyState, ToyEvent, ToyTally> from = match(4, 3);
        List<Integer> real = from.table().current().secrets();
        Viewer own = new Viewer.Player(new Seat(0));
        List<Integer> drawn = sandbox(from, own, "a").state().game().secrets();
        assertThat(drawn.getFirst()).isEqualTo(real.getFirst());
        assertThat(drawn.getLast()).isNotEqualTo(real.getLast());
        assertThat(sandbox(from, own, "a").state().game().secrets()).isEqualTo(drawn);
        assertThat(sandbox(from, own, "b").state().game().secrets()).isNotEqualTo(drawn);
        assertThat(sandbox(from, new Viewer.Spectator(), "a").state().game().secrets())
                .doesNotContainAnyElementsOf(real);
        assertThat(sandbox(from, null, "a").state().game().secrets()).isEqualTo(real);
    }

    @Test
    void the_owner_sits_on_every_seat_and_the_seed_of_the_match_is_nowhere() {
        MatchRecord<ToyState, ToyEvent, ToyTally> from = match(5, 2);
        Sandbox<ToyState, ToyEvent, ToyTally> sandbox = sandbox(from, new Viewer.Spectator(), "a");
        assertThat(sandbox.record().start().setup().seats())
                .allMatch(holder -> holder.player().equals(OWNER))
                .extracting(SeatHolder::shownAs)
                .containsExactly("p0", "p1");
        assertThat(sandbox.record().start().ranked()).isFalse();
        assertThat(sandbox.toString())
                .doesNotContain(String.valueOf(from.start().seed()));
        assertThat(sandbox.record().start().commitment())
                .isEqualTo(Seed.fromText("a").commitment());
    }

    @Test
    void all_seats_can_be_played_to_the_end_and_readers_follow() {
        for (long seed = 1; seed <= 20; seed++) {
            Random random = new Random(seed);
            Sandbox<ToyState, ToyEvent, ToyTally> sandbox = sandbox(match(seed, 2), new Viewer.Spectator(), "" + seed);
            MatchState<ToyState, ToyEvent> state = sandbox.state();
            MatchRecord<ToyState, ToyEvent, ToyTally> record = sandbox.record();
            while (!state.ended()) {
                Seat seat = GAME.toAct(state.game()).getFirst();
                var legal = GAME.legalCommands(state.game(), seat);
                MatchCommand command = new MatchCommand.Play<>(
                        legal.get(random.nextInt(legal.size())).command());
                Request request = ToyMatches.request("c" + state.version(), Sandbox.chair(OWNER, seat), command);
                var accepted = ToyMatches.decider().decide(state, request).orElseThrow();
                state = accepted.next();
                record = MatchRecord.after(GAME, record, accepted.event());
                assertThat(record.table().current()).isEqualTo(state.game());
            }
            assertThat(record.ended()).isTrue();
        }
    }

    @Test
    void a_version_from_before_the_fork_is_stale() {
        Sandbox<ToyState, ToyEvent, ToyTally> sandbox = sandbox(match(6, 4), new Viewer.Spectator(), "a");
        assertThat(sandbox.state().isCurrent(3)).isFalse();
        assertThat(sandbox.state().isCurrent(4)).isTrue();
    }

    @Test
    void nobody_else_has_a_chair() {
        Sandbox<ToyState, ToyEvent, ToyTally> sandbox = sandbox(match(6, 2), new Viewer.Spectator(), "a");
        for (String other : List.of("p0", "p1", OWNER, Sandbox.chair("eve", new Seat(0)))) {
            assertThat(ToyMatches.decider()
                            .decide(sandbox.state(), ToyMatches.request("c", other, new MatchCommand.Resign())))
                    .isEqualTo(Decision.refused(new Refusal.NotSeated()));
        }
    }
}
