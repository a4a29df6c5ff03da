package baffin.northwind;

import static baffin.northwind.data.Commodity.GRAIN;
import static baffin.northwind.data.Commodity.SALT;
import static baffin.northwind.data.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.LookAtTop;
import baffin.northwind.state.NorthWindCommand.PutTopUnder;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.VoyageEnd;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whole situations worked by hand from the rules. */
class ScenariosTest {

    @Test
    @RuleId({"NW-3.2", "NW-3.3", "NW-4.1", "NW-4.7"})
    void a_treasure_and_two_salt_harbours_earn_five_gold_and_end_the_voyage() {
        Table table =
                Table.of(2).letters(1, 0).hold(0, WINE).at("FISH_3").next("FOG").faces(6);
        table.does(0, new RevealTile()).next("SALT_1").does(0, new RevealTile());
        table.does(0, new Buy(List.of(SALT, SALT), List.of()));
        table.next("SALT_3").does(0, new RevealTile()).does(0, new Sell(List.of(SALT, SALT)));
        assertThat(table.ship(0).gold()).isEqualTo(5 + 1 - 2 + 6);
        assertThat(table.last(VoyageEnded.class))
                .containsExactly(new VoyageEnded(new Seat(0), VoyageEnd.SECOND_ACTION));
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(WINE));
        assertThat(table.ship(0).letters()).as("two actions bring no letter").isEqualTo(1);
    }

    @Test
    @RuleId({"NW-6.2", "NW-6.3", "NW-6.4"})
    void seven_tasks_and_three_bonuses_win_with_three_seats() {
        Table table = Table.of(3)
                .done(Port.NORTH_CAPE, 0, 0, 0)
                .leader(Port.NORTH_CAPE, 0)
                .done(Port.FORT_HAVEN, 1, 0, 2, 0)
                .leader(Port.FORT_HAVEN, 0)
                .done(Port.OLSAND, 1, 1)
                .leader(Port.OLSAND, 1)
                .crewBonus(0)
                .captains(0, 1)
                .gold(0, 9)
                .at("FORT_HAVEN");
        assertThat(table.tokens(0)).isEqualTo(8);
        table.does(0, new CompleteTask());
        assertThat(table.tokens(0)).as("3 + 3 tasks, 2 majorities, crew").isEqualTo(9);
        table.hold(0, SALT, GRAIN).at("OLSAND").does(0, new CompleteTask());
        assertThat(table.tokens(0)).isEqualTo(10);
        assertThat(table.state().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    @RuleId({"NW-3.5", "NW-3.2"})
    void a_lookout_makes_a_stack_of_seven_for_one_voyage() {
        Table table =
                Table.of(2).crew(0, Berth.LOOKOUT).sail(0, 6).gold(0, 20).does(0, new SetSail(Port.NORTH_CAPE, 5));
        table.does(0, new LookAtTop()).does(0, new PutTopUnder());
        assertThat(table.last(TileRevealed.class).getFirst().number()).isEqualTo(1);
        assertThat(table.state().sailing().cut()).isEqualTo(5);
        assertThat(table.state().sailing().looked()).isTrue();
    }

    @Test
    @RuleId({"NW-4.5", "NW-4.3", "NW-4.4"})
    void one_merchant_serves_the_whole_table() {
        Table table = Table.of(4)
                .crew(1, Berth.BOATSWAIN)
                .hold(2, WINE)
                .crew(2, Berth.BOOKKEEPER)
                .letters(3, 0)
                .at("MERCHANT_3");
        table.does(0, new Buy(List.of(WINE), List.of()));
        table.gold(1, 6).does(1, new Buy(List.of(SALT, WINE), List.of()));
        table.does(2, new Sell(List.of(WINE)));
        assertThat(table.state().ships()).extracting(Ship::gold).containsExactly(2, 0, 9, 5);
        assertThat(table.state().ships()).extracting(Ship::letters).containsExactly(1, 0, 0, 0);
        assertThat(table.legal(0)).contains(new RevealTile());
    }
}
