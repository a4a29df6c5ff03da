package baffin.adventure.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.AdventureGame;
import baffin.adventure.Matches;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Strips;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.ChooseCharacter;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureEvent.CharacterChosen;
import baffin.adventure.state.AdventureEvent.CharactersDealt;
import baffin.adventure.state.AdventureEvent.CharactersRevealed;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Options;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Supply;
import baffin.adventure.view.ViewsTest;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Dealing and choosing characters, the first rows, and what the number of seats uses (AD-2, AD-3, AD-5). */
class SetupTest {

    private static final AdventureGame GAME = Matches.GAME;

    private static AdventureState dealt(Setup setup, long seed) {
        return Matches.begun(setup, GAME.setup(setup, new Random(seed)::nextInt));
    }

    private static AdventureState after(AdventureState state, int seat, AdventureCommand command) {
        return after(state, seat, command, 9);
    }

    private static AdventureState after(AdventureState state, int seat, AdventureCommand command, long seed) {
        AdventureState now = state;
        for (AdventureEvent event :
                Matches.accepted(GAME.decide(state, new Seat(seat), command, new Random(seed)::nextInt))) {
            now = GAME.evolve(now, event);
        }
        return now;
    }

    private static String refusal(AdventureState state, int seat, AdventureCommand command) {
        Decision<Transition<AdventureState, AdventureEvent>, RuleViolation> decision =
                GAME.decide(state, new Seat(seat), command, bound -> 0);
        return decision.refusalOrThrow().ruleId();
    }

    /** All seats keep the first character they may. */
    private static AdventureState chosen(Setup setup, long seed) {
        AdventureState state = dealt(setup, seed);
        while (state.phase() == Phase.DRAFT) {
            Seat seat = state.toAct().getLast();
            state = after(
                    state,
                    seat.index(),
                    GAME.legalCommands(state, seat).getFirst().command(),
                    seed);
        }
        return state;
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @RuleId("AD-3.1")
    void each_seat_is_dealt_two_characters_that_nobody_else_has(int seats) {
        AdventureState state = dealt(Matches.setup(seats), 3);
        Set<Skipper> all = new HashSet<>();
        state.seats().forEach(captain -> {
            assertThat(captain.dealt()).hasSize(2);
            all.addAll(captain.dealt());
        });
        assertThat(all).hasSize(2 * seats);
        assertThat(state.toAct()).hasSize(seats);
    }

    @Test
    @RuleId("AD-3.1")
    void seats_choose_in_any_order_and_all_are_revealed_together() {
        AdventureState state = dealt(Matches.setup(2), 3);
        Skipper own = state.seats().get(1).dealt().getLast();
        assertThat(refusal(
                        state,
                        1,
                        new ChooseCharacter(state.seats().get(0).dealt().getFirst())))
                .isEqualTo("AD-3.1");
        assertThat(refusal(state, 1, new EndTurn())).isEqualTo("AD-3.1");
        state = after(state, 1, new ChooseCharacter(own));
        assertThat(state.seats().get(1).character()).isNull();
        assertThat(state.toAct()).containsExactly(new Seat(0));
        assertThat(refusal(state, 1, new ChooseCharacter(own))).isEqualTo("AD-3.1");
        Skipper other = state.seats().get(0).dealt().getFirst();
        state = after(state, 0, new ChooseCharacter(other));
        assertThat(state.seats()).extracting(Captain::character).containsExactly(other, own);
        assertThat(state.phase()).isEqualTo(Phase.TURN);
        assertThat(state.now()).isEqualTo(state.first());
        assertThat(refusal(state, state.now().index(), new ChooseCharacter(own)))
                .isEqualTo("AD-3.1");
    }

    @Test
    @RuleId("AD-3.1")
    void every_seat_may_be_drawn_to_begin() {
        Set<Integer> first = new TreeSet<>();
        for (int seed = 0; seed < 60; seed++) {
            first.add(dealt(Matches.setup(3), seed).first().index());
        }
        assertThat(first).containsExactly(0, 1, 2);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @RuleId({"AD-2.3", "AD-2.4"})
    void four_rows_lie_at_the_start_and_ships_wait_in_front_of_them(int seats) {
        AdventureState state = chosen(Matches.setup(seats), 5);
        assertThat(state.sea().rows().subList(0, 4)).noneMatch(row -> row.contains("."));
        assertThat(state.sea().rows().subList(4, 24)).allMatch(row -> row.matches("\\.+"));
        assertThat(state.seats()).allMatch(captain -> captain.ship() == null);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    @RuleId({"AD-1.2", "AD-5.1"})
    void only_strips_and_cards_for_the_number_of_seats_are_used(int seats) {
        Supply supply = GAME.initial(Matches.setup(seats)).supply();
        assertThat(supply.strips().numbers()).isEqualTo(Strips.copies(seats));
        assertThat(supply.deck().numbers()).isEqualTo(Treasure.copies(seats));
        assertThat(supply.strips().total()).isEqualTo(24 * (seats - 1));
    }

    @Test
    @RuleId("AD-1.4")
    void strips_are_laid_either_way_round() {
        Set<String> seen = new HashSet<>();
        for (int seed = 0; seed < 200; seed++) {
            seen.addAll(chosen(Matches.setup(2), seed).sea().rows().subList(0, 4));
        }
        assertThat(seen).contains("LwIW", "WIwL", "WISW", "WSIW");
    }

    @Test
    @RuleId("AD-5.2")
    void teams_are_dealt_four_characters_of_their_group_and_take_two_different_ones() {
        AdventureState state = dealt(Matches.teams(), 3);
        assertThat(state.seats().get(0).dealt())
                .hasSize(4)
                .isEqualTo(state.seats().get(2).dealt())
                .allMatch(skipper -> skipper.group() == Skipper.Group.SIRS);
        assertThat(state.seats().get(1).dealt())
                .hasSize(4)
                .isEqualTo(state.seats().get(3).dealt())
                .allMatch(skipper -> skipper.group() == Skipper.Group.EXPLORERS);
        Skipper taken = state.seats().get(0).dealt().get(1);
        state = after(state, 0, new ChooseCharacter(taken));
        assertThat(refusal(state, 2, new ChooseCharacter(taken))).isEqualTo("AD-5.2");
        assertThat(refusal(state, 2, new ChooseCharacter(Skipper.COOK))).isEqualTo("AD-5.2");
        assertThat(GAME.legalCommands(state, new Seat(2))).hasSize(3);
        assertThat(GAME.legalCommands(state, new Seat(1))).hasSize(4);
    }

    @Test
    @RuleId("AD-5.2")
    void partners_see_each_others_choice_before_it_is_revealed_and_opponents_do_not() {
        AdventureState dealt = dealt(Matches.teams(), 3);
        Skipper taken = dealt.seats().get(0).dealt().get(1);
        AdventureState state = after(dealt, 0, new ChooseCharacter(taken));
        assertThat(ViewsTest.view(state, new Viewer.Player(new Seat(2))).own().partnerChosen())
                .isEqualTo(taken);
        assertThat(ViewsTest.view(state, new Viewer.Player(new Seat(1))).toString())
                .doesNotContain(taken.name());
    }

    @Test
    @RuleId("AD-5.2")
    void partners_are_opponents_for_cards_and_the_first_ship_out_wins_for_its_team() {
        List<AdventureEvent> seen = new ArrayList<>();
        Matches.Played played = Matches.play(Matches.teams(), 8, step -> seen.addAll(step.events()));
        assertThat(played.end().opponents(new Seat(0), new Seat(2))).isTrue();
        assertThat(played.end().partners(new Seat(1), new Seat(3))).isTrue();
        assertThat(played.end().partners(new Seat(1), new Seat(2))).isFalse();
        Seat winner = ((GameEnded) seen.getLast()).winner();
        assertThat(winner).isNotNull();
        var sheet = Matches.sheet(played.setup(), played.events());
        assertThat(sheet.of(winner).place()).isEqualTo(1);
        assertThat(sheet.of(new Seat((winner.index() + 2) % 4)).place()).isEqualTo(1);
        assertThat(sheet.of(new Seat((winner.index() + 1) % 4)).place()).isEqualTo(2);
    }

    @Test
    @RuleId("AD-5.2")
    void the_team_option_is_left_aside_with_fewer_than_four_seats() {
        assertThat(GAME.initial(Matches.with(3, Options.MODE, Options.TEAMS))
                        .options()
                        .teams())
                .isFalse();
    }

    @Test
    @RuleId("AD-3.1")
    void what_is_dealt_and_chosen_is_seen_by_its_seat_alone() {
        List<Skipper> one = List.of(Skipper.COOK, Skipper.RAE);
        List<Skipper> two = List.of(Skipper.PARRY, Skipper.DAVIS);
        Viewer viewer = new Viewer.Player(new Seat(0));
        assertThat(GAME.redact(new CharactersDealt(List.of(one, two)), viewer))
                .isEqualTo(new CharactersDealt(List.of(one, List.of())));
        assertThat(GAME.redact(new CharacterChosen(new Seat(1), Skipper.DAVIS), viewer))
                .isEqualTo(new CharacterChosen(new Seat(1), null));
        assertThat(GAME.redact(new CharacterChosen(new Seat(0), Skipper.COOK), viewer))
                .isEqualTo(new CharacterChosen(new Seat(0), Skipper.COOK));
        CharactersRevealed revealed = new CharactersRevealed(one);
        assertThat(GAME.redact(revealed, new Viewer.Spectator())).isEqualTo(revealed);
    }
}
