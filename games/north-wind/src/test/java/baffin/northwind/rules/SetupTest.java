package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Stack;
import baffin.northwind.state.Tiles;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Setup (NW-2). */
class SetupTest {

    private static NorthWindState setUp(int seats, long seed) {
        var setup = Matches.setup(seats);
        return Matches.folded(Matches.GAME.initial(setup), Matches.GAME.setup(setup, Matches.chance(new Random(seed))));
    }

    @Test
    @RuleId("NW-2.1")
    void three_stacks_of_eight_hold_all_tiles_and_one_destination_each() {
        for (int seed = 0; seed < 50; seed++) {
            NorthWindState state = setUp(3, seed);
            List<Tile> open = new ArrayList<>();
            for (Stack stack : state.stacks()) {
                assertThat(stack.tiles()).hasSize(8).contains(Tile.of(stack.port()));
                assertThat(stack.seen()).containsExactly(Tile.of(stack.port()));
                open.addAll(Tiles.minus(stack.tiles(), List.of(Tile.of(stack.port()))));
            }
            assertThat(open).containsExactlyInAnyOrderElementsOf(SeaTiles.open());
        }
    }

    @Test
    @RuleId("NW-2.1")
    void other_draws_deal_other_stacks() {
        Set<List<Tile>> stacks = new HashSet<>();
        for (int seed = 0; seed < 30; seed++) {
            stacks.add(setUp(2, seed).of(Port.OLSAND).tiles());
        }
        assertThat(stacks).hasSizeGreaterThan(25);
    }

    @Test
    @RuleId("NW-2.2")
    void every_seat_begins_with_the_same_ship() {
        for (int seats = 2; seats <= 4; seats++) {
            NorthWindState state = setUp(seats, 1);
            assertThat(state.ships()).hasSize(seats);
            for (Ship ship : state.ships()) {
                assertThat(List.of(ship.gold(), ship.letters(), ship.sail(), ship.cannons(), ship.captains()))
                        .containsExactly(5, 1, 4, 1, 0);
                assertThat(ship.hold()).isEqualTo(Goods.NONE);
                assertThat(ship.crew()).isEmpty();
            }
            assertThat(state.goal()).isEqualTo(seats == 4 ? 8 : 10);
        }
    }

    @Test
    @RuleId("NW-2.2")
    void every_seat_may_be_drawn_to_begin_and_turns_go_clockwise() {
        Set<Seat> first = new HashSet<>();
        Random random = new Random(1);
        for (int match = 0; match < 40; match++) {
            var setup = Matches.setup(4);
            var events = Matches.GAME.setup(setup, Matches.chance(random));
            first.add(Matches.folded(Matches.GAME.initial(setup), events).active());
        }
        assertThat(first).hasSize(4);
        Table table = Table.of(3).turnOf(2).at("WRECK").does(2, new EndVoyage());
        assertThat(table.state().active()).isEqualTo(new Seat(0));
        assertThat(table.reason(1, new SetSail(Port.OLSAND, 0), "NW-2.2")).contains("seat 0");
    }

    @Test
    @RuleId("NW-2.1")
    void what_lies_in_the_stacks_is_in_no_redacted_event() {
        var events = Matches.GAME.setup(Matches.setup(2), Matches.chance(new Random(1)));
        for (NorthWindEvent event : events) {
            if (event instanceof StacksDealt dealt) {
                assertThat(dealt.stacks()).hasSize(3);
                for (var viewer : List.of(new Viewer.Spectator(), new Viewer.Player(new Seat(0)))) {
                    assertThat(Matches.GAME.redact(dealt, viewer)).isEqualTo(new StacksDealt(List.of()));
                }
            }
        }
    }
}
