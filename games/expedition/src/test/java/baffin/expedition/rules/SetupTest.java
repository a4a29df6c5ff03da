package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Matches;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Supply;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.testing.RuleId;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Setup (EX-4). */
class SetupTest {

    private static ExpeditionState setUp(int seats) {
        Setup setup = Matches.setup(seats);
        ExpeditionState state = Matches.GAME.initial(setup);
        for (ExpeditionEvent event : Matches.GAME.setup(setup, new Random(3)::nextInt)) {
            state = Matches.GAME.evolve(state, event);
        }
        return state;
    }

    private static ExpeditionState take(ExpeditionState before, Tile tile) {
        ExpeditionState state = before;
        for (ExpeditionEvent event : Matches.accepted(
                Matches.GAME.decide(before, before.toAct().getFirst(), new TakeTile(tile), new Random(4)::nextInt))) {
            state = Matches.GAME.evolve(state, event);
        }
        return state;
    }

    @Test
    @RuleId("EX-4.1")
    void every_ship_starts_on_the_greenland_arrow_with_seven_available_crewmen() {
        assertThat(setUp(3).seats()).allSatisfy(seat -> {
            assertThat(seat.ship()).isEqualTo(Place.GREENLAND);
            assertThat(seat.shipCrew()).isEqualTo(new Crew(7, 0));
            assertThat(seat.sledAboard()).isTrue();
            assertThat(seat.reserve()).isEmpty();
        });
    }

    @Test
    @RuleId("EX-4.2")
    void four_large_tiles_lie_face_up_and_the_small_ones_in_six_piles() {
        Supply supply = setUp(2).supply();
        assertThat(supply.display()).hasSize(4).doesNotHaveDuplicates().allMatch(Tile::isLarge);
        assertThat(supply.bagCount()).isEqualTo(60);
        assertThat(supply.piles()).containsExactly(2, 8, 8, 4, 8, 2);
    }

    @Test
    @RuleId("EX-4.3")
    void from_the_last_seat_to_the_first_each_takes_a_large_tile_that_is_replaced_at_once() {
        ExpeditionState state = setUp(3);
        List<Seat> order = state.order();
        assertThat(order).containsExactlyInAnyOrder(new Seat(0), new Seat(1), new Seat(2));
        for (int place = 2; place >= 0; place--) {
            assertThat(Matches.GAME.toAct(state)).containsExactly(order.get(place));
            state = take(state, state.supply().display().get(1));
            assertThat(state.supply().display()).hasSize(4);
        }
        assertThat(state.supply().bagCount()).isEqualTo(57);
        assertThat(state.seats()).allMatch(seat -> seat.reserve().size() == 1);
        assertThat(state.round()).isEqualTo(1);
        assertThat(Matches.GAME.toAct(state)).containsExactly(order.getFirst());
    }

    @Test
    @RuleId("EX-4.3")
    void nothing_but_a_displayed_large_tile_can_be_had_in_the_setup() {
        ExpeditionState state = setUp(2);
        Seat seat = state.toAct().getFirst();
        Tile absent = Tile.large(Long.numberOfTrailingZeros(state.supply().bag()));
        for (ExpeditionCommand command : List.of(
                new TakeTile(Tile.small(0)),
                new TakeTile(absent),
                new DrawTile(Vehicle.SHIP, state.supply().display().getFirst()))) {
            assertThat(Matches.GAME
                            .decide(state, seat, command, bound -> 0)
                            .refusalOrThrow()
                            .ruleId())
                    .isEqualTo("EX-4.3");
        }
    }
}
