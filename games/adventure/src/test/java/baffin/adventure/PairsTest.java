package baffin.adventure;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.Options;
import baffin.game.Seat;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Cards, characters and rules that touch each other. */
class PairsTest {

    private static final int FRANKLIN_IN_THE_PILE = 4;

    @Test
    @RuleId({"AD-6.10", "AD-7.7"})
    void franklin_exchanged_by_an_opponent_has_four_points_and_plays_cards() {
        Table table = Table.of(2)
                .is(0, Skipper.COOK)
                .is(1, Skipper.FRANKLIN)
                .holds(0, Treasure.NEW_CHARACTER)
                .holds(1, Treasure.SPEED_UP);
        table.luck(1).does(new PlayOnSeat(Treasure.NEW_CHARACTER, new Seat(1))).ends();
        assertThat(table.seat(1).character()).isEqualTo(Skipper.MCCLURE);
        assertThat(table.points()).isEqualTo(4);
        assertThat(table.allows(new PlayCard(Treasure.SPEED_UP))).isTrue();
    }

    @Test
    @RuleId({"AD-6.10", "AD-7.7"})
    void who_draws_franklin_plays_no_further_card_and_has_five_points_from_the_next_turn_on() {
        Table table = Table.of(2)
                .is(0, Skipper.COOK)
                .is(1, Skipper.DAVIS)
                .holds(0, Treasure.TWO_MORE_CARDS, Treasure.NEW_CHARACTER, Treasure.SPEED_UP);
        table.does(new PlayCard(Treasure.TWO_MORE_CARDS));
        table.luck(FRANKLIN_IN_THE_PILE).does(new PlayOnSeat(Treasure.NEW_CHARACTER, new Seat(0)));
        assertThat(table.seat(0).character()).isEqualTo(Skipper.FRANKLIN);
        assertThat(table.points()).isEqualTo(4);
        table.refused(new PlayCard(Treasure.SPEED_UP), "AD-7.7");
        assertThat(table.untilTurnOf(0).points()).isEqualTo(5);
    }

    @Test
    @RuleId({"AD-4.5", "AD-7.12"})
    void baffin_pays_for_a_wake_once_and_then_sails_it_for_nothing() {
        Table table = Table.of(2).is(0, Skipper.BAFFIN).singles(1, "1,1", "2,1", "3,1", "4,1");
        table.turnOf(0, 4).does(wake("1,1")).does(lay("2,1"));
        assertThat(table.points()).isEqualTo(1);
        table.does(follow("1,1")).does(follow("2,1"));
        assertThat(table.points()).isEqualTo(1);
        assertThat(table.wake(0)).isEqualTo(1);
    }

    /** Seat 1 has gone 1,1 to 4,1 and dropped an iceberg on 2,1; seat 0 is in its wake on 1,1. */
    private static Table icebergAhead() {
        return Table.of(2)
                .singles(1, "1,1", "2,1", "3,1", "4,1")
                .piece(Ground.ICEBERG, "2,1")
                .inWake(0, "1,1", 1)
                .turnOf(0, 4);
    }

    @Test
    @RuleId({"AD-4.6", "AD-7.8"})
    void amundsen_earns_his_points_on_an_iceberg_dropped_in_a_wake() {
        Table table = icebergAhead().is(0, Skipper.AMUNDSEN).does(lay("2,1"));
        assertThat(table.points()).isEqualTo(4 - 4 + 2);
        assertThat(table.wake(0)).isEqualTo(1);
    }

    @Test
    @RuleId({"AD-4.6", "AD-7.9"})
    void james_ross_pays_three_for_an_iceberg_dropped_in_a_wake() {
        assertThat(icebergAhead().is(0, Skipper.JAMES_ROSS).price(lay("2,1"))).isEqualTo(3);
    }

    @Test
    @RuleId({"AD-4.5", "AD-7.1"})
    void parry_earns_nothing_on_snow_below_a_wake() {
        Table table = Table.of(2).row(2, "SSSS").is(0, Skipper.PARRY).singles(1, "1,1", "2,1", "3,1");
        table.inWake(0, "1,1", 1).turnOf(0, 4).does(lay("2,1"));
        assertThat(table.points()).isEqualTo(3);
    }

    @Test
    @RuleId({"AD-7.4", "AD-7.5"})
    void davis_pays_hudson_more_and_draws_all_the_same() {
        Table table = Table.of(2).is(0, Skipper.DAVIS).is(1, Skipper.HUDSON).singles(1, "1,1", "2,1");
        table.turnOf(0, 4).does(wake("1,1"));
        assertThat(table.points()).isEqualTo(1);
        assertThat(table.cards(0)).isEqualTo(1);
    }

    @Test
    @RuleId({"AD-4.5", "AD-6.12"})
    void the_free_marker_may_go_on_in_a_wake() {
        Table table = Table.of(2).row(2, "SSSS").row(3, "SSSS").row(4, "SSSS").holds(0, Treasure.CATCH_UP);
        table.singles(1, "1,1", "2,1", "3,2", "4,2", "5,3").inWake(0, "1,1", 1).turnOf(0, 4);
        table.does(new PlayCard(Treasure.CATCH_UP)).does(lay("2,1", "3,2", "4,2"));
        assertThat(table.points()).isEqualTo(4);
        assertThat(table.wake(0)).isEqualTo(1);
    }

    @Test
    @RuleId({"AD-4.5", "AD-6.12", "AD-7.4"})
    void the_free_marker_may_be_a_wake_marker_and_into_hudsons_route_for_his_one_point() {
        Table table =
                Table.of(2).is(1, Skipper.HUDSON).holds(0, Treasure.CATCH_UP).singles(1, "1,1", "2,1");
        table.turnOf(0, 4).does(new PlayCard(Treasure.CATCH_UP)).does(wake("1,1"));
        assertThat(table.points()).isEqualTo(3);
        Table bySize = Table.of(Matches.with(2, Options.CATCH_UP, Options.SIZE_3));
        bySize.holds(0, Treasure.CATCH_UP).singles(1, "1,1", "2,1").turnOf(0, 4);
        bySize.does(new PlayCard(Treasure.CATCH_UP)).refused(wake("1,1"), "AD-6.12");
    }

    @Test
    @RuleId({"AD-2.2", "AD-6.8"})
    void a_lengthwise_strip_turns_over_its_two_rows() {
        Table table = Table.of(3).row(1, "SWWWWW").row(2, "lWWWWW").holds(0, Treasure.TURN_TILE);
        table.does(new PlayOnTile(Treasure.TURN_TILE, new Tile("L1")));
        assertThat(table.letter("1,0")).isEqualTo('l');
        assertThat(table.letter("2,0")).isEqualTo('S');
    }

    @Test
    @RuleId({"AD-2.2", "AD-6.13"})
    void lengthwise_strips_change_places_with_each_other_only() {
        Table table =
                Table.of(3).row(1, "SWWWWW").row(2, "lWWWWW").row(3, "WWWWWI").row(4, "WWWWWs");
        table.holds(0, Treasure.SWAP_TILES).does(new PlayOnTile(Treasure.SWAP_TILES, new Tile("L1")));
        table.refused(new SwapTiles(new Tile("M5"), false, false), "AD-6.13");
        table.does(new SwapTiles(new Tile("R3"), false, true));
        assertThat(table.letter("1,0")).isEqualTo('s');
        assertThat(table.letter("2,0")).isEqualTo('I');
        assertThat(table.letter("3,5")).isEqualTo('S');
        assertThat(table.letter("4,5")).isEqualTo('l');
    }

    @Test
    @RuleId({"AD-2.2", "AD-6.8"})
    void a_lengthwise_strip_with_a_marker_on_either_row_stays() {
        Table table = Table.of(3).holds(0, Treasure.TURN_TILE).singles(1, "2,0").turnOf(0, 4);
        table.refused(new PlayOnTile(Treasure.TURN_TILE, new Tile("L1")), "AD-6.8");
    }

    @Test
    @RuleId({"AD-4.9", "AD-7.8"})
    void a_bonus_may_be_earned_while_overtaking() {
        Table table = Table.of(2).is(0, Skipper.AMUNDSEN).row(4, "IIII").singles(1, "1,1", "2,1", "3,1");
        table.inWake(0, "1,1", 1).turnOf(0, 4).does(lay("2,1"));
        table.does(new AdventureCommand.Overtake(new Seat(1))).does(lay("3,1", "4,0"));
        assertThat(table.points()).isEqualTo(4 - 1 + 2 - 5 + 2);
    }
}
