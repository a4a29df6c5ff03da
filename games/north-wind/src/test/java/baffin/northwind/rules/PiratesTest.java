package baffin.northwind.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Table;
import baffin.northwind.data.BattleDie.Mark;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.PayPirate;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindEvent.BattleFought;
import baffin.northwind.state.NorthWindEvent.CaptainTaken;
import baffin.northwind.state.NorthWindEvent.EventRolled;
import baffin.northwind.state.NorthWindEvent.LetterTaken;
import baffin.northwind.state.NorthWindEvent.RewardTaken;
import baffin.northwind.state.NorthWindEvent.VoyageEnd;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import baffin.northwind.state.Sighting.Fate;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Fog and pirates (NW-4.7, NW-5). */
class PiratesTest {

    private static final Seat SEAT = new Seat(0);

    private static Table fog() {
        return Table.of(2).at("WRECK").next("FOG");
    }

    private static Fate fate(Table table) {
        return table.state().sailing().current().fate();
    }

    @Test
    @RuleId("NW-4.7")
    void a_coin_in_the_fog_is_one_gold() {
        Table table = fog().faces(6).does(0, new RevealTile());
        assertThat(table.last(EventRolled.class)).containsExactly(new EventRolled(SEAT, 6, 0, 1));
        assertThat(table.ship(0).gold()).isEqualTo(6);
        assertThat(fate(table)).isEqualTo(Fate.TREASURE);
        assertThat(table.legal(0)).contains(new RevealTile());
    }

    @Test
    @RuleId("NW-4.7")
    void skulls_are_a_pirate_of_as_much_strength() {
        List<Integer> strengths = List.of(1, 1, 2, 2, 3);
        for (int face = 1; face <= 5; face++) {
            Table table = fog().faces(face).does(0, new RevealTile());
            assertThat(table.state().sailing().pirate()).isEqualTo(strengths.get(face - 1));
            assertThat(table.legal(0)).containsExactly(new PayPirate(), new Fight());
        }
    }

    @Test
    @RuleId("NW-5.1")
    void one_gold_lets_the_voyage_go_on() {
        Table table = Table.of(2).pirate(3).does(0, new PayPirate());
        assertThat(table.ship(0).gold()).isEqualTo(4);
        assertThat(fate(table)).isEqualTo(Fate.PAID);
        assertThat(table.allows(0, new RevealTile())).isTrue();
        Table.of(2).gold(0, 0).pirate(1).refused(0, new PayPirate(), "NW-5.1");
    }

    @Test
    @RuleId("NW-5.1")
    void as_many_hits_as_the_strength_capture_a_captain() {
        Table table = Table.of(2).cannons(0, 3).pirate(2).faces(3, 1, 5).does(0, new Fight());
        assertThat(table.last(BattleFought.class))
                .containsExactly(new BattleFought(SEAT, 2, List.of(Mark.SILVER, Mark.BLANK, Mark.SILVER), 2, true));
        assertThat(table.last(CaptainTaken.class)).hasSize(1);
        assertThat(table.ship(0).captains()).isEqualTo(1);
        assertThat(table.state().supply().captains()).isEqualTo(7);
        assertThat(fate(table)).isEqualTo(Fate.WON);
    }

    @Test
    @RuleId("NW-5.1")
    void a_blue_double_hits_twice_with_the_cannoneer_and_never_without() {
        Table without = Table.of(2).pirate(1).faces(6).does(0, new Fight());
        assertThat(without.last(BattleFought.class))
                .containsExactly(new BattleFought(SEAT, 1, List.of(Mark.BLUE), 0, false));
        Table with = Table.of(2).crew(0, Berth.CANNONEER).pirate(2).faces(6).does(0, new Fight());
        assertThat(with.last(BattleFought.class))
                .containsExactly(new BattleFought(SEAT, 2, List.of(Mark.BLUE), 2, true));
    }

    @Test
    @RuleId("NW-5.1")
    void a_victory_with_a_full_brig_is_worth_one_gold() {
        Table table = Table.of(2).captains(0, 2).pirate(1).faces(4).does(0, new Fight());
        assertThat(table.last(RewardTaken.class)).containsExactly(new RewardTaken(SEAT, 1));
        assertThat(table.ship(0).captains()).isEqualTo(2);
        assertThat(table.ship(0).gold()).isEqualTo(6);
    }

    @Test
    @RuleId({"NW-5.2", "NW-3.4"})
    void a_defeat_ends_the_voyage_costs_nothing_and_still_brings_a_letter() {
        Table table = Table.of(2)
                .hold(0, Commodity.WINE)
                .captains(0, 1)
                .pirate(1)
                .faces(1)
                .does(0, new Fight());
        assertThat(table.last(VoyageEnded.class)).containsExactly(new VoyageEnded(SEAT, VoyageEnd.DEFEAT));
        assertThat(table.last(LetterTaken.class)).containsExactly(new LetterTaken(SEAT));
        assertThat(table.ship(0).gold()).isEqualTo(5);
        assertThat(table.ship(0).captains()).isEqualTo(1);
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(Commodity.WINE));
        assertThat(table.state().active()).isEqualTo(new Seat(1));
    }

    @Test
    @RuleId("NW-5.2")
    void without_gold_and_without_a_way_to_win_the_defeat_comes_without_a_roll() {
        Table table = fog().gold(0, 0).faces(3).does(0, new RevealTile());
        assertThat(table.last(BattleFought.class)).containsExactly(new BattleFought(SEAT, 2, List.of(), 0, false));
        assertThat(table.last(VoyageEnded.class)).containsExactly(new VoyageEnded(SEAT, VoyageEnd.DEFEAT));
    }

    @Test
    @RuleId("NW-5.2")
    void without_gold_but_with_a_way_to_win_the_fight_begins_by_itself() {
        Table table = fog().gold(0, 0).faces(1, 3).does(0, new RevealTile());
        assertThat(table.last(BattleFought.class))
                .containsExactly(new BattleFought(SEAT, 1, List.of(Mark.SILVER), 1, true));
        assertThat(table.state().active()).isEqualTo(SEAT);
        Table manned = fog().gold(0, 0).crew(0, Berth.CANNONEER).faces(3, 6).does(0, new RevealTile());
        assertThat(manned.ship(0).captains()).isEqualTo(1);
    }

    @Test
    @RuleId("NW-5.2")
    void with_gold_a_hopeless_fight_may_be_chosen() {
        Table table = Table.of(2).pirate(3);
        assertThat(table.legal(0)).containsExactly(new PayPirate(), new Fight());
        table.does(0, new Fight());
        assertThat(table.last(VoyageEnded.class)).containsExactly(new VoyageEnded(SEAT, VoyageEnd.DEFEAT));
    }

    @Test
    @RuleId("NW-5.1")
    void nothing_else_happens_before_the_pirate_is_answered() {
        Table.of(2).pirate(1).refused(0, new RevealTile(), "NW-5.1");
        Table.of(2).at("WRECK").refused(0, new Fight(), "NW-5.1");
    }
}
