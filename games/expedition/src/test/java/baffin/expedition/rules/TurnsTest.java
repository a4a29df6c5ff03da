package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Matches;
import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.EndTurn;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.RoundBegan;
import baffin.expedition.state.ExpeditionEvent.SeatPassed;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Rounds, turns, prices and passing (EX-5, EX-9.1). */
class TurnsTest {

    private static final DrawTile DRAW = new DrawTile(Vehicle.SHIP, Tile.small(1));

    @Test
    @RuleId("EX-5.1")
    void seats_take_turns_in_order_and_those_that_passed_are_left_out() {
        Table table = Table.of(3).does(0, DRAW).does(0, new EndTurn()).does(1, new Pass());
        assertThat(table.state().toAct()).containsExactly(new Seat(2));
        table.does(2, DRAW).does(2, new EndTurn()).does(0, DRAW).does(0, new EndTurn());
        assertThat(table.state().toAct()).containsExactly(new Seat(2));
    }

    @Test
    @RuleId("EX-5.1")
    void a_seat_out_of_turn_is_told_whose_turn_it_is() {
        assertThat(Words.english(Table.of(3).refused(2, DRAW, "EX-5.1"))).contains("seat 0");
    }

    @Test
    @RuleId("EX-5.2")
    void a_turn_needs_an_action_before_it_can_end() {
        Table.of(2).refused(0, new EndTurn(), "EX-5.2");
    }

    @Test
    @RuleId("EX-5.2")
    void further_actions_cost_one_more_each_and_no_more_than_that() {
        Table table = Table.of(2).does(0, DRAW).does(0, DRAW).does(0, DRAW);
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(2, 5));
        assertThat(table.legal(0).filter(l -> l.command().equals(DRAW)))
                .singleElement()
                .satisfies(legal -> assertThat(legal.cost()).isEqualTo(2));
    }

    @Test
    @RuleId("EX-5.2")
    void a_further_action_is_refused_when_the_higher_price_can_not_be_paid() {
        Table table = Table.of(2).crew(0, 2, 5).does(0, DRAW);
        assertThat(Words.english(table.refused(0, DRAW, "EX-5.2"))).contains("only 1 of 7");
    }

    @Test
    @RuleId("EX-5.3")
    void a_price_is_paid_by_one_column_and_never_split() {
        Table table = Table.of(2).crew(0, 1, 3).ship(0, "2,10").sled(0, "2,10,NW", 1, 2);
        table.refused(0, new RefreshDisplay(Vehicle.SHIP), "EX-5.3");
        table.refused(0, new RefreshDisplay(Vehicle.SLED), "EX-5.3");
        table.does(0, new DrawTile(Vehicle.SLED, Tile.small(0)));
        assertThat(table.seat(0).sledCrew()).isEqualTo(new Crew(0, 3));
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(1, 3));
    }

    @Test
    @RuleId("EX-5.4")
    void passing_rests_all_crewmen_and_takes_the_next_place_of_the_next_order() {
        Table table = Table.of(3).does(0, DRAW).does(0, new EndTurn()).does(1, new Pass());
        assertThat(table.seat(1).shipCrew()).isEqualTo(new Crew(0, 7));
        assertThat(table.last(SeatPassed.class)).containsExactly(new SeatPassed(new Seat(1), 1, false));
        assertThat(table.state().next()).containsExactly(new Seat(1));
        assertThat(Words.english(table.refused(1, DRAW, "EX-5.1"))).contains("has passed");
    }

    @Test
    @RuleId("EX-5.4")
    void a_seat_without_available_crewmen_passes_by_itself_when_its_turn_ends() {
        Table table = Table.of(2).crew(0, 1, 6).does(0, DRAW);
        assertThat(table.state().asks(new Seat(0)))
                .as("it may still end or take back")
                .isTrue();
        table.does(0, new EndTurn());
        assertThat(table.last(SeatPassed.class)).containsExactly(new SeatPassed(new Seat(0), 1, true));
    }

    @Test
    @RuleId("EX-5.4")
    void a_seat_can_not_pass_after_an_action() {
        Table.of(2).does(0, DRAW).refused(0, new Pass(), "EX-5.4");
    }

    @Test
    @RuleId({"EX-5.4", "EX-5.5"})
    void a_seat_without_any_crewman_passes_when_a_turn_would_come_to_it() {
        Table table = Table.of(2).crew(1, 0, 0).does(0, new Pass());
        assertThat(table.last(SeatPassed.class)).contains(new SeatPassed(new Seat(1), 2, true));
        assertThat(table.state().round()).isEqualTo(3);
    }

    @Test
    @RuleId("EX-5.5")
    void when_all_have_passed_all_crewmen_are_available_in_their_columns_and_the_new_order_begins() {
        Table table = Table.of(3).ship(1, "2,10").crew(1, 2, 2).sled(1, "2,10,NW", 0, 3);
        table.does(0, DRAW)
                .does(0, new EndTurn())
                .does(1, new Pass())
                .does(2, new Pass())
                .does(0, new Pass());
        assertThat(table.state().round()).isEqualTo(3);
        assertThat(table.state().order()).containsExactly(new Seat(1), new Seat(2), new Seat(0));
        assertThat(table.state().toAct()).containsExactly(new Seat(1));
        assertThat(table.seat(1).shipCrew()).isEqualTo(new Crew(4, 0));
        assertThat(table.seat(1).sledCrew()).isEqualTo(new Crew(3, 0));
        assertThat(table.last(RoundBegan.class)).hasSize(1);
    }

    @Test
    @RuleId("EX-5.6")
    void a_sled_aboard_can_not_act_and_a_ship_without_crewmen_stays() {
        Table table = Table.of(2);
        table.refused(0, new MoveSled(new Place("2,10,NW")), "EX-5.6");
        table.refused(0, new DrawTile(Vehicle.SLED, Tile.small(0)), "EX-5.6");
        table.crew(0, 0, 0).ship(0, "2,10").sled(0, "2,10,NW", 7, 0);
        table.refused(0, new ExpeditionCommand.MoveShip(Place.GREENLAND), "EX-5.6");
        assertThat(table.legal(0)).noneMatch(l -> l.command() instanceof ExpeditionCommand.MoveShip);
    }

    @Test
    @RuleId("EX-9.1")
    void the_match_ends_after_the_action_phase_of_round_10_and_no_command_is_taken_any_more() {
        Table table = Table.of(2).round(10).allPass();
        assertThat(table.last(GameEnded.class))
                .singleElement()
                .satisfies(e -> assertThat(e.reason()).isEqualTo(ExpeditionEvent.Reason.LAST_ROUND));
        assertThat(Matches.GAME.over(table.state())).isTrue();
        table.refused(0, new Pass(), "EX-9.1");
    }
}
