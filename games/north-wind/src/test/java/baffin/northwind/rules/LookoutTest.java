package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.northwind.state.Phase;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** The lookout (NW-3.5). */
class LookoutTest {

    private static final SetSail SAIL = new SetSail(Port.OLSAND, 0);

    private static Table withLookout() {
        return Table.of(2).crew(0, Berth.LOOKOUT).does(0, SAIL);
    }

    private static Tile seen(Table table) {
        Tile tile = table.last(TopSeen.class).getFirst().tile();
        assertThat(tile).isNotNull();
        return tile;
    }

    @Test
    @RuleId("NW-3.5")
    void before_the_first_tile_the_lookout_may_look_or_not() {
        Table table = withLookout();
        assertThat(table.last(TileRevealed.class)).isEmpty();
        assertThat(table.legal(0)).containsExactly(new LookAtTop(), new RevealTile());
        table.does(0, new RevealTile());
        assertThat(table.last(TileRevealed.class)).hasSize(1);
        table.turnOf(0).at("WRECK").refused(0, new LookAtTop(), "NW-3.5");
    }

    @Test
    @RuleId("NW-3.5")
    void a_tile_left_on_top_is_the_first_one_revealed() {
        for (int draw = 1; draw <= 8; draw++) {
            Table table = withLookout().faces(draw).does(0, new LookAtTop());
            Tile top = seen(table);
            table.refused(0, new LookAtTop(), "NW-3.5");
            table.does(0, new RevealTile());
            assertThat(table.last(TileRevealed.class).getFirst().tile()).isEqualTo(top);
        }
    }

    @Test
    @RuleId("NW-3.5")
    void a_tile_put_under_the_stack_does_not_count_for_the_voyage_and_does_not_come_in_it() {
        Table table = withLookout().sail(0, 6).gold(0, 50).faces(8).does(0, new LookAtTop());
        assertThat(seen(table)).isEqualTo(table.state().of(Port.OLSAND).tiles().getLast());
        assertThat(seen(table)).isEqualTo(new Tile("FOG"));
        table.does(0, new PutTopUnder());
        assertThat(table.state().sailing().sightings()).hasSize(1);
        long fog = table.state().of(Port.OLSAND).tiles().stream()
                .filter(tile -> tile.equals(new Tile("FOG")))
                .count();
        long revealed = 0;
        while (table.state().active().equals(new Seat(0))) {
            revealed = table.state().sailing().revealed().stream()
                    .filter(tile -> tile.equals(new Tile("FOG")))
                    .count();
            assertThat(revealed).isLessThan(fog);
            table.does(0, table.allows(0, new RevealTile()) ? new RevealTile() : next(table));
        }
    }

    private static NorthWindCommand next(Table table) {
        return table.state().phase() == Phase.PIRATE ? new NorthWindCommand.PayPirate() : new EndVoyage();
    }

    @Test
    @RuleId("NW-3.5")
    void nobody_else_sees_what_the_lookout_saw() {
        Table table = withLookout().does(0, new LookAtTop());
        TopSeen seen = table.last(TopSeen.class).getFirst();
        assertThat(Matches.GAME.redact(seen, new Viewer.Player(new Seat(0)))).isEqualTo(seen);
        TopSeen hidden = new TopSeen(new Seat(0), null);
        assertThat(Matches.GAME.redact(seen, new Viewer.Player(new Seat(1)))).isEqualTo(hidden);
        assertThat(Matches.GAME.redact(seen, new Viewer.Spectator())).isEqualTo(hidden);
    }

    @Test
    @RuleId("NW-3.5")
    void a_lookout_hired_under_way_serves_from_the_next_voyage() {
        Table table = Table.of(2).letters(1, 0).at("EQUIPMENT").does(0, new HireCrew(Berth.LOOKOUT));
        table.refused(0, new LookAtTop(), "NW-3.5");
        table.refused(0, new PutTopUnder(), "NW-3.5");
        table.does(0, new EndVoyage()).turnOf(0).does(0, SAIL);
        assertThat(table.allows(0, new LookAtTop())).isTrue();
    }

    @Test
    @RuleId("NW-3.5")
    void without_a_lookout_nobody_looks() {
        Table table = Table.of(2).does(0, SAIL);
        assertThat(table.state().phase()).isNotEqualTo(Phase.LOOKOUT);
    }
}
