package baffin.match.decide;

import static baffin.testing.ToyMatches.decider;
import static baffin.testing.ToyMatches.request;
import static baffin.testing.ToyMatches.started;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Seat;
import baffin.match.chance.Seed;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.match.verify.MatchVerifier;
import baffin.testing.ToyMatches;
import baffin.testing.ToyRecords;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class MatchDeciderTest {

    private static final MatchCommand TAKE_TWO = new MatchCommand.Play<>(new ToyRecords.Take(2));
    private static final MatchCommand ROLL = new MatchCommand.Play<>(new ToyRecords.Roll());
    private static final MatchCommand END = new MatchCommand.Play<>(new ToyRecords.EndTurn());

    private final MatchState<ToyState, ToyEvent> fresh = started("m", 1).next();

    private static MatchState<ToyState, ToyEvent> accepted(
            Decision<Transition<MatchState<ToyState, ToyEvent>, Step>, Refusal> outcome) {
        assertThat(outcome).isInstanceOf(Decision.Accepted.class);
        return outcome.orElseThrow().next();
    }

    private static Refusal refusal(Decision<Transition<MatchState<ToyState, ToyEvent>, Step>, Refusal> outcome) {
        assertThat(outcome).isInstanceOf(Decision.Refused.class);
        return outcome.refusalOrThrow();
    }

    @Test
    void the_first_event_publishes_the_commitment_of_the_seed() {
        Step first = started("m", 7).event();

        assertThat(MatchFold.started(first).commitment())
                .isEqualTo(Seed.fromText("7").commitment());
        assertThat(first.version()).isEqualTo(1);
    }

    @Test
    void the_last_event_reveals_the_seed() {
        var steps = baffin.testing.ToyMatches.random("m", 3);

        assertThat(steps.getLast().events().getLast())
                .isEqualTo(new MatchEvent.MatchEnded(Seed.fromText("3").hex()));
    }

    @Test
    void an_accepted_command_makes_one_version() {
        var next = accepted(decider().decide(fresh, request("a", "p0", TAKE_TWO)));

        assertThat(next.version()).isEqualTo(2);
        assertThat(next.game().heap()).isEqualTo(18);
    }

    @Test
    void a_stranger_is_refused() {
        assertThat(refusal(decider().decide(fresh, request("a", "p9", TAKE_TWO))))
                .isEqualTo(new Refusal.NotSeated());
    }

    @Test
    void a_seat_out_of_turn_is_refused_and_told_who_is_to_act() {
        assertThat(refusal(decider().decide(fresh, request("a", "p1", TAKE_TWO))))
                .isEqualTo(new Refusal.NotYourTurn(new Seat(1), java.util.List.of(new Seat(0))));
    }

    @Test
    void a_version_before_the_last_move_is_stale() {
        assertThat(fresh.isCurrent(0)).isFalse();
        assertThat(fresh.isCurrent(1)).isTrue();
        assertThat(fresh.isCurrent(2)).as("nobody has seen what is to come").isFalse();
    }

    @Test
    void where_there_is_no_match_nothing_can_be_asked() {
        assertThat(refusal(decider().decide(null, request("a", "p0", TAKE_TWO))))
                .isEqualTo(new Refusal.UnknownMatch());
    }

    @Test
    void a_broken_rule_is_named() {
        var command = new MatchCommand.Play<>(new ToyRecords.Take(4));

        assertThat(refusal(decider().decide(fresh, request("a", "p0", command))))
                .isInstanceOfSatisfying(
                        Refusal.RuleBroken.class,
                        broken -> assertThat(broken.violation().ruleId()).isEqualTo("TY-2"));
    }

    @Test
    void what_is_decided_and_what_is_folded_from_the_log_agree() {
        for (long seed = 0; seed < 300; seed++) {
            var steps = baffin.testing.ToyMatches.random("m", seed);
            var state = decider().evolve(null, steps.getFirst());
            for (Step step : steps.subList(1, steps.size())) {
                state = decider().evolve(state, step);
            }
            assertThat(state.ended()).as("seed %s", seed).isTrue();
            assertThat(MatchVerifier.verify(new baffin.testing.ToyGame(), steps).findings())
                    .as("seed %s", seed)
                    .isEmpty();
        }
    }

    @Nested
    class undo {

        @Test
        void takes_back_the_last_step_and_keeps_it_in_the_log() {
            var taken = accepted(decider().decide(fresh, request("a", "p0", TAKE_TWO)));
            var undone = accepted(decider().decide(taken, request("b", "p0", new MatchCommand.Undo())));

            assertThat(undone.game()).isEqualTo(fresh.game());
            assertThat(undone.version()).isEqualTo(3);
        }

        @Test
        void goes_back_several_steps_one_by_one() {
            var one = accepted(decider().decide(fresh, request("a", "p0", TAKE_TWO)));
            var two = accepted(decider().decide(one, request("b", "p0", TAKE_TWO)));
            var back = accepted(decider().decide(two, request("c", "p0", new MatchCommand.Undo())));
            var again = accepted(decider().decide(back, request("d", "p0", new MatchCommand.Undo())));

            assertThat(back.game()).isEqualTo(one.game());
            assertThat(again.game()).isEqualTo(fresh.game());
        }

        @Test
        void stops_where_something_new_was_revealed() {
            var rolled = accepted(decider().decide(fresh, request("a", "p0", ROLL)));

            assertThat(refusal(decider().decide(rolled, request("b", "p0", new MatchCommand.Undo()))))
                    .isInstanceOf(Refusal.NothingToUndo.class);
        }

        @Test
        void stops_at_the_end_of_the_turn() {
            var taken = accepted(decider().decide(fresh, request("a", "p0", TAKE_TWO)));
            var ended = accepted(decider().decide(taken, request("b", "p0", END)));

            assertThat(refusal(decider().decide(ended, request("c", "p0", new MatchCommand.Undo()))))
                    .isInstanceOf(Refusal.NothingToUndo.class);
        }

        @Test
        void is_not_for_the_steps_of_others() {
            var taken = accepted(decider().decide(fresh, request("a", "p0", TAKE_TWO)));

            assertThat(refusal(decider().decide(taken, request("b", "p1", new MatchCommand.Undo()))))
                    .isInstanceOf(Refusal.NothingToUndo.class);
        }
    }

    @Nested
    class resignation {

        private final MatchState<ToyState, ToyEvent> three =
                ToyMatches.started("m", 1, 3).next();
        private final MatchState<ToyState, ToyEvent> resigned =
                accepted(decider().decide(three, request("a", "p1", new MatchCommand.Resign())));

        @Test
        void is_possible_out_of_turn() {
            assertThat(resigned.resigned()).containsExactly(new Seat(1));
            assertThat(resigned.ended()).isFalse();
        }

        @Test
        void plays_the_safe_commands_of_the_seat_whenever_it_is_asked() {
            var taken = accepted(decider().decide(resigned, request("b", "p0", TAKE_TWO)));
            var ended = accepted(decider().decide(taken, request("c", "p0", END)));

            assertThat(new baffin.testing.ToyGame().toAct(ended.game())).containsExactly(new Seat(2));
            assertThat(ended.game().heap()).isEqualTo(17);
        }

        @Test
        void leaves_no_more_commands_to_the_seat() {
            assertThat(refusal(decider().decide(resigned, request("b", "p1", TAKE_TWO))))
                    .isEqualTo(new Refusal.Resigned(new Seat(1)));
        }

        @Test
        void of_all_but_one_ends_the_match_with_that_step() {
            Step last = decider()
                    .decide(resigned, request("b", "p0", new MatchCommand.Resign()))
                    .orElseThrow()
                    .event();

            assertThat(last.events())
                    .containsExactly(
                            new MatchEvent.SeatResigned(new Seat(0)),
                            new MatchEvent.Played<>(new ToyRecords.HeapCleared()),
                            new MatchEvent.MatchEnded(Seed.fromText("1").hex()));
            assertThat(last.checkpoint()).isTrue();
        }

        @Test
        void out_of_turn_ends_a_match_of_two_as_well() {
            assertThat(accepted(decider().decide(fresh, request("a", "p1", new MatchCommand.Resign())))
                            .ended())
                    .isTrue();
        }

        @Test
        void of_the_only_seat_of_a_match_ends_it_and_nothing_before_does() {
            var alone = ToyMatches.started("m", 1, 1).next();
            var taken = accepted(decider().decide(alone, request("a", "p0", TAKE_TWO)));

            assertThat(taken.ended()).isFalse();
            assertThat(accepted(decider().decide(taken, request("b", "p0", new MatchCommand.Resign())))
                            .ended())
                    .isTrue();
        }
    }
}
