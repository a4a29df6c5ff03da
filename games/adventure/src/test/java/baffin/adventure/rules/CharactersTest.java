package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.TurnTile;
import baffin.adventure.state.AdventureEvent.BonusEarned;
import baffin.adventure.state.AdventureEvent.CardDrawn;
import baffin.adventure.state.AdventureEvent.RowsAdded;
import baffin.adventure.state.Phase;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** One scenario for each character (AD-7); Rae's is in OvertakingTest. */
class CharactersTest {

    @Test
    @RuleId("AD-7.1")
    void parry_has_one_point_more_once_a_turn_for_snow_or_ice() {
        Table table =
                Table.of(2).is(0, Skipper.PARRY).row(1, "SIWW").row(2, "SSSS").turnOf(0, 9);
        table.does(lay("1,0"));
        assertThat(table.points()).isEqualTo(9 - 3 + 1);
        table.does(lay("2,0"));
        assertThat(table.points()).isEqualTo(7 - 3);
        assertThat(Table.of(2)
                        .is(0, Skipper.PARRY)
                        .row(1, "SIWW")
                        .does(lay("1,1"))
                        .points())
                .isEqualTo(1);
        assertThat(Table.of(2).is(0, Skipper.PARRY).does(lay("1,2")).points()).isEqualTo(3);
    }

    @Test
    @RuleId("AD-7.2")
    void mcclure_pays_two_for_snow() {
        Table table = Table.of(2).row(1, "SLIW").is(0, Skipper.MCCLURE);
        assertThat(table.price(lay("1,0"))).isEqualTo(2);
        assertThat(table.price(lay("1,1"))).isEqualTo(2);
        assertThat(table.price(lay("1,2"))).isEqualTo(4);
    }

    @Test
    @RuleId("AD-7.3")
    void john_ross_drops_an_iceberg_for_two() {
        Table table =
                Table.of(2).is(0, Skipper.JOHN_ROSS).singles(0, "1,0", "2,0").turnOf(0, 2);
        assertThat(table.price(new DropIceberg())).isEqualTo(2);
        assertThat(table.does(new DropIceberg()).points()).isZero();
    }

    @Test
    @RuleId("AD-7.4")
    void a_wake_marker_into_hudsons_route_costs_three() {
        Table table = Table.of(2).is(1, Skipper.HUDSON).singles(1, "1,0", "2,0").turnOf(0, 4);
        assertThat(table.price(wake("1,0"))).isEqualTo(3);
        assertThat(table.does(wake("1,0")).points()).isEqualTo(1);
        table.turnOf(0, 2).refused(wake("1,3"), "AD-4.5");
    }

    /** Seat 1, as Hudson, is on 3,1 after 1,1 and 2,1; seat 0, alone last, lays its free marker. */
    private static Table freeMarker(int points) {
        Table table = Table.of(2).row(1, "IWII").is(1, Skipper.HUDSON).singles(1, "1,1", "2,1", "3,1");
        return table.holds(0, Treasure.CATCH_UP).turnOf(0, points);
    }

    @Test
    @RuleId({"AD-6.12", "AD-7.4"})
    void a_free_wake_marker_into_hudsons_route_costs_one() {
        Table table = freeMarker(4).does(new PlayCard(Treasure.CATCH_UP));
        assertThat(table.price(wake("1,1"))).isEqualTo(1);
        assertThat(table.does(wake("1,1")).points()).isEqualTo(3);
        Table other = freeMarker(4).is(1, Skipper.DAVIS).does(new PlayCard(Treasure.CATCH_UP));
        assertThat(other.price(wake("1,1"))).isZero();
    }

    @Test
    @RuleId({"AD-6.12", "AD-7.4"})
    void without_that_point_the_wake_marker_is_not_free_and_alone_it_does_not_let_the_card_be_played() {
        freeMarker(0).refused(new PlayCard(Treasure.CATCH_UP), "AD-6.12");
        freeMarker(0).row(1, "WWII").does(new PlayCard(Treasure.CATCH_UP)).refused(wake("1,1"), "AD-4.1");
    }

    @Test
    @RuleId("AD-7.5")
    void davis_draws_a_card_with_each_of_his_wake_markers() {
        Table table = Table.of(2).is(0, Skipper.DAVIS).singles(1, "1,0", "2,0").turnOf(0, 4);
        table.does(wake("1,0"));
        assertThat(table.last(CardDrawn.class)).extracting(CardDrawn::ruleId).containsExactly("AD-7.5");
        assertThat(table.cards(0)).isEqualTo(1);
        assertThat(table.cards(1)).isZero();
    }

    @Test
    @RuleId("AD-7.6")
    void cook_draws_only_when_an_opponent_draws_from_a_chest_in_the_water() {
        Table table = Table.of(3).is(0, Skipper.COOK).row(1, "wwlWWW");
        table.does(lay("1,0"));
        assertThat(table.cards(0)).isZero();
        table.turnOf(1, 4).does(lay("1,2"));
        assertThat(table.cards(0)).isZero();
        table.turnOf(2, 4).does(lay("1,1"));
        assertThat(table.cards(0)).isEqualTo(1);
        assertThat(table.cards(2)).isEqualTo(1);
    }

    @Test
    @RuleId("AD-7.7")
    void franklin_has_five_points_and_plays_no_cards() {
        Table table =
                Table.of(2).is(1, Skipper.FRANKLIN).holds(1, Treasure.SPEED_UP).ends();
        assertThat(table.points()).isEqualTo(5);
        table.refused(new PlayCard(Treasure.SPEED_UP), "AD-7.7");
    }

    @Test
    @RuleId("AD-7.8")
    void amundsen_has_two_points_more_once_a_turn_for_an_iceberg() {
        Table table = Table.of(2)
                .is(0, Skipper.AMUNDSEN)
                .row(1, "SIII")
                .row(2, "IIII")
                .turnOf(0, 9);
        table.does(lay("1,1"));
        assertThat(table.points()).isEqualTo(9 - 4 + 2);
        assertThat(table.last(BonusEarned.class))
                .extracting(BonusEarned::ruleId)
                .containsExactly("AD-7.8");
        assertThat(table.does(lay("2,1")).points()).isEqualTo(7 - 4);
        Table snow = Table.of(2).is(0, Skipper.AMUNDSEN).row(1, "SIII").does(lay("1,0"));
        assertThat(snow.points()).isEqualTo(1);
    }

    @Test
    @RuleId("AD-7.9")
    void james_ross_pays_three_for_icebergs() {
        Table table = Table.of(2).is(0, Skipper.JAMES_ROSS).row(1, "IWWW");
        assertThat(table.price(lay("1,0"))).isEqualTo(3);
        Table own =
                Table.of(2).is(0, Skipper.JAMES_ROSS).singles(0, "1,0", "2,0").piece(Ground.ICEBERG, "1,0");
        assertThat(own.price(follow("1,0"))).isEqualTo(3);
    }

    @Test
    @RuleId("AD-7.10")
    void gilbert_may_turn_one_of_the_strips_that_his_move_adds() {
        Table table = Table.of(2).is(0, Skipper.GILBERT).singles(0, "4,0").does(lay("5,0", "6,0"));
        assertThat(table.state().phase()).isEqualTo(Phase.NEW_TILES);
        String before = table.sea().terrain(new Tile("M10"));
        table.refused(new EndTurn(), "AD-7.10");
        table.refused(new TurnTile(new Tile("M8")), "AD-7.10");
        table.does(new TurnTile(new Tile("M10")));
        assertThat(table.sea().terrain(new Tile("M10")))
                .isEqualTo(new StringBuilder(before).reverse().toString());
        assertThat(table.state().phase()).isEqualTo(Phase.TURN);
        table.refused(new TurnTile(new Tile("M9")), "AD-7.10");
        table.does(lay("7,1")).does(new KeepTiles());
        table.refused(new KeepTiles(), "AD-7.10");
    }

    @Test
    @RuleId("AD-7.10")
    void gilbert_turns_nothing_that_others_add() {
        Table table = Table.of(2)
                .is(0, Skipper.GILBERT)
                .singles(1, "4,0")
                .turnOf(1, 4)
                .does(lay("5,0"));
        assertThat(table.last(RowsAdded.class)).hasSize(1);
        assertThat(table.state().phase()).isEqualTo(Phase.TURN);
    }

    @Test
    @RuleId("AD-7.11")
    void cabot_draws_when_an_opponent_enters_his_wake() {
        Table table = Table.of(2)
                .is(1, Skipper.CABOT)
                .singles(1, "1,0", "2,0")
                .turnOf(0, 4)
                .does(wake("1,0"));
        assertThat(table.cards(1)).isEqualTo(1);
        assertThat(table.cards(0)).isZero();
    }

    @Test
    @RuleId("AD-7.12")
    void baffin_sails_his_own_route_for_nothing() {
        Table table = Table.of(2).is(0, Skipper.BAFFIN).singles(0, "1,0", "2,0", "3,0");
        table.does(follow("2,0")).does(follow("1,0"));
        assertThat(table.points()).isEqualTo(4);
    }

    @Test
    @RuleId({"AD-4.6", "AD-7.12"})
    void an_iceberg_on_his_own_route_costs_baffin_nothing_and_on_that_of_another_seat_as_much_as_anybody() {
        Table own = Table.of(2).is(0, Skipper.BAFFIN).singles(0, "1,0", "2,0").piece(Ground.ICEBERG, "1,0");
        assertThat(own.price(follow("1,0"))).isZero();
        assertThat(own.does(follow("1,0")).points()).isEqualTo(4);
        Table other = Table.of(2).is(0, Skipper.BAFFIN).singles(1, "1,1", "2,1", "3,1");
        other.piece(Ground.ICEBERG, "2,1").inWake(0, "1,1", 1).turnOf(0, 4);
        assertThat(other.price(lay("2,1"))).isEqualTo(4);
    }

    @Test
    @RuleId("AD-7.13")
    void frobisher_draws_only_when_an_opponent_draws_from_a_chest_on_land_or_snow() {
        Table table = Table.of(3).is(0, Skipper.FROBISHER).row(1, "lwlsWW");
        table.does(lay("1,0"));
        assertThat(table.cards(0)).isZero();
        table.turnOf(1, 4).does(lay("1,1"));
        assertThat(table.cards(0)).isZero();
        table.turnOf(1, 4).does(lay("1,2"));
        assertThat(table.cards(0)).isEqualTo(1);
        table.turnOf(2, 4).does(lay("1,3"));
        assertThat(table.cards(0)).isEqualTo(2);
    }

    @Test
    @RuleId("AD-7.15")
    void a_bonus_does_not_pay_for_the_marker_that_earns_it() {
        Table table = Table.of(2).is(0, Skipper.AMUNDSEN).row(1, "IWWW").turnOf(0, 3);
        table.refused(lay("1,0"), "AD-4.1");
        Table parry = Table.of(2).is(0, Skipper.PARRY).row(1, "SWWW").row(2, "LWWW");
        parry.refused(lay("1,0", "2,0"), "AD-4.1");
        parry.does(lay("1,0"));
        assertThat(parry.allows(lay("2,0"))).isTrue();
    }
}
