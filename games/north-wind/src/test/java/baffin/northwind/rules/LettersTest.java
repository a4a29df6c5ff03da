package baffin.northwind.rules;

import static baffin.northwind.data.Commodity.FISH;
import static baffin.northwind.data.Commodity.GRAIN;
import static baffin.northwind.data.Commodity.SALT;
import static baffin.northwind.data.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindEvent.LetterPaid;
import baffin.northwind.state.NorthWindEvent.OpponentsAsked;
import baffin.northwind.state.NorthWindEvent.ThrownOverboard;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import baffin.northwind.state.Phase;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Letters (NW-4.5). */
class LettersTest {

    private static final Buy BUY_SALT = new Buy(List.of(SALT), List.of());

    private static Seat seat(int index) {
        return new Seat(index);
    }

    private static Buy buy(Commodity... goods) {
        return new Buy(List.of(goods), List.of());
    }

    @Test
    @RuleId("NW-4.5")
    void opponents_are_asked_clockwise_after_the_active_seat_has_bought() {
        Table table = Table.of(4).turnOf(2).at("SALT_1").does(2, BUY_SALT);
        assertThat(table.last(OpponentsAsked.class))
                .containsExactly(new OpponentsAsked(List.of(seat(3), seat(0), seat(1))));
        assertThat(Matches.GAME.toAct(table.state())).containsExactly(seat(3));
        table.refused(0, BUY_SALT, "NW-4.5");
        assertThat(table.reason(2, new RevealTile(), "NW-4.5")).contains("seat 3");
    }

    @Test
    @RuleId("NW-4.5")
    void a_letter_uses_the_tile_once_without_being_an_action() {
        Table table = Table.of(3).hold(1, SALT, SALT).at("SALT_3").does(0, buy(SALT));
        table.does(1, new Sell(List.of(SALT, SALT)));
        assertThat(table.last()).startsWith(new LetterPaid(seat(1), new Tile("SALT_3")));
        assertThat(table.last(ActionTaken.class)).isEmpty();
        assertThat(table.ship(1).letters()).isZero();
        assertThat(table.ship(1).gold()).isEqualTo(11);
        assertThat(table.state().supply().letters()).isEqualTo(6);
        assertThat(Matches.GAME.toAct(table.state())).containsExactly(seat(2));
        table.does(2, new DeclineLetter());
        assertThat(table.ship(2).letters()).isEqualTo(1);
        assertThat(table.state().sailing().actions()).isEqualTo(1);
        assertThat(table.legal(0)).contains(new RevealTile());
    }

    @Test
    @RuleId("NW-4.5")
    void opponents_use_their_own_powers_and_may_do_something_else() {
        Table merchant = Table.of(2)
                .crew(1, Berth.BOATSWAIN, Berth.BOOKKEEPER)
                .hold(1, FISH, FISH)
                .at("MERCHANT_2")
                .does(0, buy(WINE));
        merchant.refused(1, buy(GRAIN, GRAIN, GRAIN), "NW-4.3");
        merchant.does(1, new Sell(List.of(FISH, FISH)));
        assertThat(merchant.ship(1).gold()).as("5 + 4 + bookkeeper").isEqualTo(10);
        Table harbour = Table.of(2).at("EQUIPMENT").does(0, new RaiseSail()).does(1, new MountCannon());
        assertThat(harbour.ship(1).cannons()).isEqualTo(2);
        assertThat(harbour.ship(1).sail()).isEqualTo(4);
    }

    @Test
    @RuleId({"NW-4.1", "NW-4.5"})
    void a_letter_buys_two_pieces_for_which_two_others_go_overboard() {
        Table table = Table.of(3)
                .gold(1, 9)
                .hold(1, SALT, SALT, GRAIN, FISH, FISH, GRAIN)
                .at("WINE_2")
                .does(0, buy(WINE));
        table.refused(1, buy(WINE, WINE), "NW-4.1");
        table.does(1, new Buy(List.of(WINE, WINE), List.of(GRAIN, SALT)));

        assertThat(table.last())
                .startsWith(
                        new LetterPaid(seat(1), new Tile("WINE_2")),
                        new ThrownOverboard(seat(1), List.of(GRAIN, SALT)));
        assertThat(table.ship(1).hold()).isEqualTo(Table.goods(SALT, GRAIN, FISH, FISH, WINE, WINE));
        assertThat(table.ship(1).letters()).isZero();
        assertThat(table.ship(1).gold()).isEqualTo(5);
        assertThat(table.last(ActionTaken.class)).isEmpty();
    }

    @Test
    @RuleId("NW-4.5")
    void a_seat_without_letter_or_without_a_way_to_use_the_tile_is_not_asked() {
        Table table = Table.of(4).letters(1, 0).gold(2, 0).at("SALT_1").does(0, BUY_SALT);
        assertThat(table.state().toAnswer()).containsExactly(seat(3));
        Table nobody = Table.of(3).letters(1, 0).gold(2, 0).at("SALT_1").does(0, BUY_SALT);
        assertThat(nobody.last(OpponentsAsked.class)).isEmpty();
        assertThat(nobody.state().phase()).isEqualTo(Phase.TILE);
    }

    @Test
    @RuleId({"NW-4.5", "NW-3.3"})
    void letters_are_answered_before_the_second_action_ends_the_voyage() {
        Table table = Table.of(2).at("WRECK").does(0, new SearchWreck());
        table.next("SALT_1").does(0, new RevealTile()).does(0, BUY_SALT);
        assertThat(table.last(VoyageEnded.class)).isEmpty();
        assertThat(table.state().toAnswer()).containsExactly(seat(1));
        table.does(1, BUY_SALT);
        assertThat(table.last(VoyageEnded.class)).hasSize(1);
        assertThat(table.state().active()).isEqualTo(seat(1));
    }

    @Test
    @RuleId({"NW-4.5", "NW-4.6"})
    void nobody_follows_to_a_wreck_or_a_destination() {
        Table wreck = Table.of(2).at("WRECK").does(0, new SearchWreck());
        assertThat(wreck.last(OpponentsAsked.class)).isEmpty();
        assertThat(wreck.ship(0).gold()).isEqualTo(7);
        Table port = Table.of(2).hold(0, WINE).hold(1, WINE).at("NORTH_CAPE").does(0, new CompleteTask());
        assertThat(port.last(OpponentsAsked.class)).isEmpty();
    }

    @Test
    @RuleId("NW-4.5")
    void while_letters_are_open_only_the_tile_can_be_used() {
        Table table = Table.of(2).at("SALT_1").does(0, BUY_SALT);
        table.refused(1, new RevealTile(), "NW-4.5");
        table.refused(1, new RaiseSail(), "NW-4.2");
        Table.of(2).at("SALT_1").refused(0, new DeclineLetter(), "NW-4.5");
    }

    @Test
    @RuleId("NW-4.6")
    void a_wreck_gives_gold_and_only_a_wreck_does() {
        Table.of(2).at("SALT_1").refused(0, new SearchWreck(), "NW-4.6");
        assertThat(Table.of(2).at("WRECK").does(0, new SearchWreck()).ship(0).gold())
                .isEqualTo(7);
    }
}
