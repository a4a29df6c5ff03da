package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent.IncomeTaken;
import baffin.northwind.state.NorthWindEvent.LetterTaken;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.VoyageEnd;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import baffin.northwind.state.Phase;
import baffin.testing.RuleId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Turns and voyages (NW-3.1 to NW-3.4). */
class VoyageTest {

    private static final VoyageEnded ENDED = new VoyageEnded(new Seat(0), VoyageEnd.ENDED);

    @Test
    @RuleId("NW-3.1")
    void a_seat_without_gold_takes_one_at_the_start_of_its_turn_and_two_with_the_treasurer() {
        Table table = Table.of(2).gold(1, 0).at("WRECK").does(0, new EndVoyage());
        assertThat(table.last(IncomeTaken.class)).containsExactly(new IncomeTaken(new Seat(1), 1));
        assertThat(table.ship(1).gold()).isEqualTo(1);
        Table rich = Table.of(2).gold(1, 0).crew(1, Berth.TREASURER).at("WRECK").does(0, new EndVoyage());
        assertThat(rich.ship(1).gold()).isEqualTo(2);
    }

    @Test
    @RuleId("NW-3.1")
    void a_seat_with_gold_has_no_income() {
        Table table =
                Table.of(2).gold(1, 1).crew(1, Berth.TREASURER).at("WRECK").does(0, new EndVoyage());
        assertThat(table.last(IncomeTaken.class)).isEmpty();
    }

    @Test
    @RuleId("NW-3.2")
    void setting_sail_reveals_the_first_tile_of_the_chosen_stack() {
        Table table = Table.of(2).does(0, new SetSail(Port.FORT_HAVEN, 0));
        Tile tile = table.last(TileRevealed.class).getFirst().tile();
        assertThat(table.state().of(Port.FORT_HAVEN).tiles()).contains(tile);
        assertThat(table.state().of(Port.FORT_HAVEN).seen()).contains(tile);
    }

    @Test
    @RuleId("NW-3.2")
    void a_cut_moves_the_order_that_was_drawn() {
        List<Tile> tiles = Table.of(2).state().of(Port.OLSAND).tiles();
        Set<Tile> revealed = new HashSet<>();
        for (int cut = 0; cut <= 7; cut++) {
            Table table = Table.of(2).faces(1).does(0, new SetSail(Port.OLSAND, cut));
            Tile tile = table.last(TileRevealed.class).getFirst().tile();
            assertThat(tile).isEqualTo(tiles.get(cut));
            revealed.add(tile);
        }
        assertThat(revealed).hasSameSizeAs(new HashSet<>(tiles));
    }

    @Test
    @RuleId("NW-3.2")
    void at_most_seven_of_the_eight_tiles_are_cut() {
        Table table = Table.of(2);
        assertThat(table.refused(0, new SetSail(Port.OLSAND, 8), "NW-3.2").pointers())
                .containsExactly("/cut");
        table.refused(0, new SetSail(Port.OLSAND, -1), "NW-3.2");
        table.refused(0, new RevealTile(), "NW-3.2");
    }

    @Test
    @RuleId("NW-3.2")
    void a_voyage_reveals_at_most_as_many_tiles_as_the_sail_level() {
        Table table = Table.of(2).at("SALT_3", "FOG", "GRAIN_3", "WRECK");
        assertThat(table.reason(0, new RevealTile(), "NW-3.2")).contains("4 tiles");
        assertThat(table.allows(0, new SearchWreck())).isTrue();
        assertThat(table.sail(0, 5).allows(0, new RevealTile())).isTrue();
    }

    @Test
    @RuleId({"NW-3.2", "NW-4.2"})
    void a_sail_bought_under_way_extends_this_voyage() {
        Table table = Table.of(2)
                .letters(1, 0)
                .at("SALT_3", "FOG", "GRAIN_3", "EQUIPMENT")
                .does(0, new RaiseSail());
        assertThat(table.allows(0, new RevealTile())).isTrue();
        assertThat(table.state().active()).isEqualTo(new Seat(0));
    }

    @Test
    @RuleId("NW-3.2")
    void a_voyage_ends_by_itself_when_its_range_is_used_up_and_nothing_can_be_done() {
        Table table = Table.of(2)
                .gold(0, 0)
                .at("SALT_3", "FOG", "GRAIN_3")
                .next("EQUIPMENT")
                .does(0, new RevealTile());
        assertThat(table.last(VoyageEnded.class)).containsExactly(new VoyageEnded(new Seat(0), VoyageEnd.RANGE));
        assertThat(table.state().active()).isEqualTo(new Seat(1));
    }

    @Test
    @RuleId({"NW-3.2", "NW-3.4"})
    void a_voyage_may_be_ended_early_and_brings_a_letter() {
        Table table = Table.of(2).at("WRECK").does(0, new EndVoyage());
        assertThat(table.last()).startsWith(ENDED, new LetterTaken(new Seat(0)));
        assertThat(table.ship(0).letters()).isEqualTo(2);
        assertThat(table.state().phase()).isEqualTo(Phase.SAIL);
    }

    @Test
    @RuleId("NW-3.3")
    void the_second_action_ends_the_voyage_at_once_and_brings_no_letter() {
        Table table = Table.of(2).at("WRECK").does(0, new SearchWreck());
        assertThat(table.state().active()).isEqualTo(new Seat(0));
        table.next("WRECK").does(0, new RevealTile()).does(0, new SearchWreck());
        assertThat(table.last(VoyageEnded.class))
                .containsExactly(new VoyageEnded(new Seat(0), VoyageEnd.SECOND_ACTION));
        assertThat(table.last(LetterTaken.class)).isEmpty();
        assertThat(table.ship(0).gold()).isEqualTo(9);
    }

    @Test
    @RuleId("NW-3.3")
    void a_tile_is_used_once() {
        Table table = Table.of(2).at("WRECK").does(0, new SearchWreck());
        table.refused(0, new SearchWreck(), "NW-3.3");
        assertThat(table.legal(0)).containsExactly(new RevealTile(), new EndVoyage());
    }

    @Test
    @RuleId({"NW-3.3", "NW-4.7"})
    void fog_is_no_action() {
        Table table = Table.of(2).at("WRECK").does(0, new SearchWreck());
        table.next("FOG").faces(6).does(0, new RevealTile());
        assertThat(table.state().sailing().actions()).isEqualTo(1);
        table.next("FOG").faces(6).does(0, new RevealTile());
        assertThat(table.state().active()).isEqualTo(new Seat(0));
    }

    @Test
    @RuleId("NW-3.4")
    void one_action_still_brings_a_letter_but_never_a_third_one() {
        Table table = Table.of(2).at("WRECK").does(0, new SearchWreck()).does(0, new EndVoyage());
        assertThat(table.ship(0).letters()).isEqualTo(2);
        Table full = Table.of(2).letters(0, 2).at("WRECK").does(0, new EndVoyage());
        assertThat(full.last(LetterTaken.class)).isEmpty();
        assertThat(full.ship(0).letters()).isEqualTo(2);
    }

    @Test
    @RuleId("NW-3.4")
    void after_a_voyage_every_tile_of_the_stack_may_come_first_again() {
        Set<Tile> first = new HashSet<>();
        for (int draw = 1; draw <= 8; draw++) {
            Table table = Table.of(2).at("NORTH_CAPE").does(0, new EndVoyage());
            table.faces(draw).does(1, new SetSail(Port.NORTH_CAPE, 0));
            first.add(table.last(TileRevealed.class).getFirst().tile());
        }
        assertThat(first)
                .isEqualTo(new HashSet<>(Table.of(2).state().of(Port.NORTH_CAPE).tiles()));
    }
}
