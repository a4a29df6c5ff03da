package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Chance;
import baffin.game.Explainer;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.RuleViolation;
import baffin.game.ScoreKeeper;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Marks;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Phrase;
import baffin.testing.ToyExplainer;
import baffin.testing.ToyRecords.EndTurn;
import baffin.testing.ToyRecords.StonesTaken;
import baffin.testing.ToyRecords.Take;
import baffin.testing.ToyRecords.ToyCommand;
import baffin.testing.ToyRecords.ToyEvent;
import baffin.testing.ToyRecords.ToyState;
import baffin.testing.ToyRecords.ToyTally;
import baffin.testing.ToyRecords.TurnEnded;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** The contract suite finds each fault it is there for. */
class GameContractTest {

    private static final class Suite extends ToyGameContractTest {

        private final BrokenToy toy;

        Suite(BrokenToy toy) {
            this.toy = toy;
        }

        @Override
        protected Game<ToyCommand, ToyState, ToyEvent, ToyTally> game() {
            return toy;
        }
    }

    private static void finds(BrokenToy toy, Consumer<GameContract<ToyCommand, ToyState, ToyEvent, ToyTally>> promise) {
        assertThatThrownBy(() -> promise.accept(new Suite(toy))).isInstanceOf(AssertionError.class);
    }

    @Test
    void a_match_without_end_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public boolean over(ToyState state) {
                return false;
            }

            @Override
            public List<Seat> toAct(ToyState state) {
                return List.of(new Seat(state.turn() % state.seats()));
            }
        };
        finds(toy, GameContract::a_random_match_ends_within_the_declared_length);
    }

    @Test
    void chance_from_elsewhere_is_found() {
        BrokenToy toy = new BrokenToy() {
            private int calls;

            @Override
            public Decision<Transition<ToyState, ToyEvent>, RuleViolation> decide(
                    ToyState state, Seat seat, ToyCommand command, Chance chance) {
                return super.decide(state, seat, command, bound -> calls++ % bound);
            }
        };
        finds(toy, GameContract::the_same_command_with_the_same_draws_has_the_same_effect);
    }

    @Test
    void an_accepted_command_without_effect_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public Decision<Transition<ToyState, ToyEvent>, RuleViolation> decide(
                    ToyState state, Seat seat, ToyCommand command, Chance chance) {
                return command.equals(new Take(2))
                        ? Decision.accepted(new Transition<>(List.of(), state))
                        : super.decide(state, seat, command, chance);
            }
        };
        finds(toy, GameContract::an_accepted_command_causes_at_least_one_event_and_changes_the_state);
    }

    @Test
    void state_kept_outside_the_events_is_found() {
        BrokenToy toy = new BrokenToy() {
            private int folded;

            @Override
            public ToyState evolve(ToyState state, ToyEvent event) {
                ToyState next = super.evolve(state, event);
                folded++;
                return new ToyState(
                        next.seats(), next.heap(), next.turn(), next.actions() + folded % 2, next.secrets());
            }
        };
        finds(toy, GameContract::folding_the_history_from_the_empty_table_gives_the_state);
    }

    @Test
    void a_command_listed_twice_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public List<LegalCommand<ToyCommand>> legalCommands(ToyState state, Seat seat) {
                List<LegalCommand<ToyCommand>> twice = new ArrayList<>(super.legalCommands(state, seat));
                twice.addAll(super.legalCommands(state, seat));
                return twice;
            }
        };
        finds(toy, GameContract::legal_commands_are_listed_once_and_for_seats_to_act_or_to_be_given_out_of_turn);
    }

    @Test
    void a_listed_command_that_is_refused_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public List<LegalCommand<ToyCommand>> legalCommands(ToyState state, Seat seat) {
                List<LegalCommand<ToyCommand>> more = new ArrayList<>(super.legalCommands(state, seat));
                if (!more.isEmpty() && state.heap() < 3) {
                    more.add(new LegalCommand<>(new Take(3), 1));
                }
                return more;
            }
        };
        finds(toy, GameContract::every_listed_command_is_accepted);
    }

    @Test
    void a_command_that_is_not_listed_but_accepted_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public Decision<Transition<ToyState, ToyEvent>, RuleViolation> decide(
                    ToyState state, Seat seat, ToyCommand command, Chance chance) {
                return command.equals(new Take(0))
                        ? Decision.accepted(Transition.of(new StonesTaken(seat, 0), state))
                        : super.decide(state, seat, command, chance);
            }
        };
        finds(toy, GameContract::every_command_that_is_not_listed_is_refused_by_a_rule_of_the_catalogue);
    }

    @Test
    void a_refusal_by_an_unknown_rule_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public Decision<Transition<ToyState, ToyEvent>, RuleViolation> decide(
                    ToyState state, Seat seat, ToyCommand command, Chance chance) {
                return super.decide(state, seat, command, chance) instanceof Decision.Accepted(var accepted)
                        ? Decision.accepted(accepted)
                        : Decision.refused(RuleViolation.of("TY-99", Phrase.of("refused.idle")));
            }
        };
        finds(toy, GameContract::every_command_that_is_not_listed_is_refused_by_a_rule_of_the_catalogue);
    }

    @Test
    void an_unlawful_safe_command_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public ToyCommand safeCommand(ToyState state, Seat seat) {
                return new EndTurn();
            }
        };
        finds(toy, GameContract::the_safe_command_is_legal);
        finds(toy, GameContract::a_match_of_safe_commands_only_ends);
    }

    @Test
    void a_turn_number_that_stands_still_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public int turn(ToyState state) {
                return 0;
            }
        };
        finds(toy, GameContract::turns_never_go_back_and_the_end_is_final);
    }

    @Test
    void a_total_that_is_not_the_sum_of_its_lines_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public ScoreKeeper<ToyEvent, ToyTally> scoreKeeper() {
                return new WrongScores(super.scoreKeeper());
            }
        };
        finds(toy, GameContract::the_sheet_is_the_sum_of_its_lines_and_ranks_every_seat);
    }

    @Test
    void a_redeal_that_shows_another_position_to_its_viewer_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public ToyState redeal(ToyState state, Viewer viewer, Chance chance) {
                return super.redeal(state, new Viewer.Spectator(), chance);
            }
        };
        finds(toy, GameContract::a_redealt_position_looks_the_same_to_its_viewer);
    }

    @Test
    void a_redeal_that_depends_on_what_is_hidden_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public ToyState redeal(ToyState state, Viewer viewer, Chance chance) {
                return state.secrets().getLast() % 2 == 0 ? super.redeal(state, viewer, chance) : state;
            }
        };
        finds(toy, GameContract::a_redealt_position_depends_on_nothing_hidden);
    }

    @Test
    void a_redeal_that_tells_what_is_hidden_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public ToyState redeal(ToyState state, Viewer viewer, Chance chance) {
                return state;
            }
        };
        finds(toy, GameContract::what_is_hidden_from_a_viewer_is_drawn_again);
    }

    @Test
    void a_redealt_position_that_can_not_be_played_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public ToyState redeal(ToyState state, Viewer viewer, Chance chance) {
                return new ToyState(state.seats(), 1_000_000, 0, 0, state.secrets());
            }

            @Override
            public boolean over(ToyState state) {
                return state.heap() == 0;
            }
        };
        finds(toy, GameContract::a_redealt_position_is_lawful_and_can_be_played_to_its_end);
    }

    @Test
    void a_view_that_no_codec_can_write_is_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public Object view(ToyState state, ScoreSheet sheet, Viewer viewer) {
                return new Object();
            }
        };
        finds(toy, GameContract::every_viewer_gets_a_view_a_picture_and_events_of_plain_values);
    }

    @Test
    void a_picture_without_its_marks_or_with_a_spot_that_is_there_twice_is_found() {
        BrokenToy unmarked = new BrokenToy() {
            @Override
            public String picture(ToyState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
                return super.picture(state, sheet, viewer, options.withMarks(Marks.NONE));
            }
        };
        BrokenToy twice = new BrokenToy() {
            @Override
            public String picture(ToyState state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
                return super.picture(state, sheet, viewer, options).replace("seat:1", "seat:0");
            }
        };
        finds(unmarked, GameContract::every_picture_can_be_pointed_at_and_marked_in_every_part_shape_and_language);
        finds(twice, GameContract::every_picture_can_be_pointed_at_and_marked_in_every_part_shape_and_language);
    }

    @Test
    void events_that_nobody_tells_of_are_found() {
        BrokenToy toy = new BrokenToy() {
            @Override
            public Explainer<ToyCommand, ToyState, ToyEvent> explainer() {
                return new ToyExplainer() {
                    @Override
                    public Optional<Phrase> narrate(ToyEvent event) {
                        return event instanceof TurnEnded ? Optional.empty() : super.narrate(event);
                    }
                };
            }
        };
        finds(toy, GameContract::every_command_that_moves_the_game_on_is_told_of);
    }
}
