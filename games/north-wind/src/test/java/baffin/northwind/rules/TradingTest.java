package baffin.northwind.rules;

import static baffin.northwind.data.Commodity.FISH;
import static baffin.northwind.data.Commodity.GRAIN;
import static baffin.northwind.data.Commodity.LUMBER;
import static baffin.northwind.data.Commodity.SALT;
import static baffin.northwind.data.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindEvent.BookkeeperPaid;
import baffin.northwind.state.NorthWindEvent.ThrownOverboard;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Commercial harbours, merchants, boatswain and bookkeeper (NW-4.1, NW-4.3, NW-4.4). */
class TradingTest {

    private static Buy buy(Commodity... goods) {
        return new Buy(List.of(goods), List.of());
    }

    private static Sell sell(Commodity... goods) {
        return new Sell(List.of(goods));
    }

    private static Table at(String tile) {
        return Table.of(2).letters(1, 0).at(tile);
    }

    @Test
    @RuleId("NW-4.1")
    void a_commercial_harbour_sells_up_to_two_pieces_of_its_commodity_at_its_price() {
        Table table = at("SALT_1").does(0, buy(SALT, SALT));
        assertThat(table.ship(0).gold()).isEqualTo(3);
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(SALT, SALT));
        assertThat(table.state().supply().goods().salt()).isEqualTo(6);
        at("SALT_1").refused(0, buy(SALT, SALT, SALT), "NW-4.1");
        at("SALT_1").refused(0, buy(), "NW-4.1");
        assertThat(at("SALT_1").refused(0, buy(WINE), "NW-4.1").pointers()).containsExactly("/goods");
    }

    @Test
    @RuleId("NW-4.1")
    void a_commercial_harbour_buys_up_to_two_pieces_of_its_commodity() {
        Table table = at("SALT_3").hold(0, SALT, SALT, FISH).does(0, sell(SALT, SALT));
        assertThat(table.ship(0).gold()).isEqualTo(11);
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(FISH));
        at("SALT_3").hold(0, SALT, FISH).refused(0, sell(SALT, SALT), "NW-4.1");
        at("SALT_3").hold(0, SALT, FISH).refused(0, sell(FISH), "NW-4.1");
    }

    @Test
    @RuleId("NW-4.1")
    void buying_and_selling_at_one_harbour_is_not_possible() {
        at("SALT_1").does(0, buy(SALT)).refused(0, sell(SALT), "NW-3.3");
    }

    @Test
    @RuleId("NW-4.1")
    void what_is_bought_must_be_paid() {
        at("SALT_3").refused(0, buy(SALT, SALT), "NW-4.1");
        at("SALT_3").gold(0, 6).does(0, buy(SALT, SALT));
    }

    @Test
    @RuleId("NW-2.2")
    void a_hold_takes_two_pieces_of_a_kind() {
        assertThat(at("SALT_1").hold(0, SALT).reason(0, buy(SALT, SALT), "NW-2.2"))
                .contains("2 salt");
        at("SALT_1").hold(0, SALT).does(0, buy(SALT));
    }

    @Test
    @RuleId("NW-4.1")
    void a_full_hold_makes_room_by_throwing_other_pieces_overboard() {
        Table table = at("SALT_1").hold(0, GRAIN, GRAIN, FISH, FISH, LUMBER);
        table.refused(0, buy(SALT, SALT), "NW-4.1");
        table.refused(0, new Buy(List.of(SALT, SALT), List.of(FISH, LUMBER)), "NW-4.1");
        table.does(0, new Buy(List.of(SALT, SALT), List.of(FISH)));
        assertThat(table.last(ThrownOverboard.class)).containsExactly(new ThrownOverboard(new Seat(0), List.of(FISH)));
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(GRAIN, GRAIN, FISH, LUMBER, SALT, SALT));
        assertThat(table.state().supply().goods().fish())
                .as("one more than lay there")
                .isEqualTo(9);
    }

    @Test
    @RuleId("NW-4.1")
    void only_what_is_aboard_and_is_not_bought_goes_overboard_in_the_order_of_kinds() {
        Table table = at("SALT_1").hold(0, SALT, GRAIN, GRAIN, FISH, FISH, LUMBER);
        assertThat(table.refused(0, new Buy(List.of(SALT), List.of(SALT)), "NW-4.1")
                        .pointers())
                .containsExactly("/overboard");
        table.refused(0, new Buy(List.of(SALT), List.of(WINE)), "NW-4.1");
        Table two = at("WINE_2").gold(0, 4).hold(0, SALT, GRAIN, GRAIN, FISH, FISH, LUMBER);
        two.refused(0, new Buy(List.of(WINE, WINE), List.of(LUMBER, GRAIN)), "NW-4.1");
        two.does(0, new Buy(List.of(WINE, WINE), List.of(GRAIN, LUMBER)));
        assertThat(two.ship(0).hold().total()).isEqualTo(6);
    }

    @Test
    @RuleId("NW-4.3")
    void a_merchant_trades_one_piece_of_any_kind() {
        for (Commodity kind : Commodity.values()) {
            assertThat(at("MERCHANT_2").does(0, buy(kind)).ship(0).gold()).isEqualTo(3);
            assertThat(at("MERCHANT_3")
                            .hold(0, kind)
                            .does(0, sell(kind))
                            .ship(0)
                            .gold())
                    .isEqualTo(8);
        }
        assertThat(at("MERCHANT_2").reason(0, buy(SALT, WINE), "NW-4.3")).contains("without the boatswain");
        at("MERCHANT_2").hold(0, SALT).refused(0, new Swap(SALT, WINE), "NW-4.3");
    }

    @Test
    @RuleId("NW-4.3")
    void with_the_boatswain_a_merchant_trades_two_pieces_or_swaps_one() {
        assertThat(at("MERCHANT_2")
                        .crew(0, Berth.BOATSWAIN)
                        .does(0, buy(GRAIN, WINE))
                        .ship(0)
                        .hold())
                .isEqualTo(Table.goods(GRAIN, WINE));
        assertThat(at("MERCHANT_3")
                        .crew(0, Berth.BOATSWAIN)
                        .hold(0, FISH, FISH)
                        .does(0, sell(FISH, FISH))
                        .ship(0)
                        .gold())
                .isEqualTo(11);
        Table swap = at("MERCHANT_3").crew(0, Berth.BOATSWAIN).hold(0, LUMBER).does(0, new Swap(LUMBER, WINE));
        assertThat(swap.ship(0).hold()).isEqualTo(Table.goods(WINE));
        assertThat(swap.ship(0).gold()).isEqualTo(5);
        at("SALT_1").crew(0, Berth.BOATSWAIN).hold(0, SALT).refused(0, new Swap(SALT, WINE), "NW-4.3");
    }

    @Test
    @RuleId("NW-4.3")
    void a_swap_needs_no_room_and_no_gold_but_another_kind_that_still_fits() {
        Table table =
                at("MERCHANT_3").crew(0, Berth.BOATSWAIN).gold(0, 0).hold(0, GRAIN, GRAIN, FISH, FISH, LUMBER, LUMBER);
        table.refused(0, new Swap(GRAIN, GRAIN), "NW-4.3");
        table.refused(0, new Swap(WINE, SALT), "NW-4.3");
        table.refused(0, new Swap(GRAIN, FISH), "NW-2.2");
        table.does(0, new Swap(GRAIN, WINE));
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(GRAIN, FISH, FISH, LUMBER, LUMBER, WINE));
        assertThat(table.ship(0).gold()).isZero();
    }

    @Test
    @RuleId("NW-4.4")
    void the_bookkeeper_earns_one_gold_a_sale_whatever_is_sold() {
        Table two = at("SALT_3").crew(0, Berth.BOOKKEEPER).hold(0, SALT, SALT).does(0, sell(SALT, SALT));
        assertThat(two.last(BookkeeperPaid.class)).containsExactly(new BookkeeperPaid(new Seat(0), 1));
        assertThat(two.ship(0).gold()).isEqualTo(12);
        Table one = at("SALT_3").crew(0, Berth.BOOKKEEPER).hold(0, SALT).does(0, sell(SALT));
        assertThat(one.ship(0).gold()).isEqualTo(9);
        Table swap = at("MERCHANT_2")
                .crew(0, Berth.BOOKKEEPER, Berth.BOATSWAIN)
                .hold(0, SALT)
                .does(0, new Swap(SALT, WINE));
        assertThat(swap.ship(0).gold()).isEqualTo(6);
        Table bought = at("SALT_1").crew(0, Berth.BOOKKEEPER).does(0, buy(SALT));
        assertThat(bought.last(BookkeeperPaid.class)).isEmpty();
    }

    @Test
    @RuleId("NW-4.1")
    void nothing_is_traded_at_other_tiles_and_pieces_go_by_kind() {
        at("EQUIPMENT").refused(0, buy(SALT), "NW-4.1");
        at("WRECK").hold(0, SALT).refused(0, sell(SALT), "NW-4.1");
        at("MERCHANT_2").crew(0, Berth.BOATSWAIN).refused(0, buy(WINE, GRAIN), "NW-4.1");
    }
}
