package baffin.adventure.rules;

import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches;
import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand.DropIceberg;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnHex;
import baffin.adventure.state.AdventureCommand.PlayOnMarker;
import baffin.adventure.state.AdventureCommand.PlayOnSeat;
import baffin.adventure.state.AdventureCommand.PlayOnSupply;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.AdventureEvent.CardStolen;
import baffin.adventure.state.AdventureEvent.CharacterExchanged;
import baffin.adventure.state.Options;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** One scenario for each treasure card (AD-6). */
class TreasuresTest {

    private static PlayOnSeat on(Treasure card, int seat) {
        return new PlayOnSeat(card, new Seat(seat));
    }

    private static PlayOnTile on(Treasure card, String tile) {
        return new PlayOnTile(card, new Tile(tile));
    }

    @Test
    @RuleId("AD-6.1")
    void an_opponent_loses_a_random_card() {
        Table table = Table.of(3).holds(0, Treasure.LOSE_CARD).holds(1, Treasure.SPEED_UP);
        table.refused(on(Treasure.LOSE_CARD, 0), "AD-6.1");
        table.refused(on(Treasure.LOSE_CARD, 2), "AD-6.1");
        table.refused(on(Treasure.LOSE_CARD, 7), "AD-6.1");
        table.does(on(Treasure.LOSE_CARD, 1));
        assertThat(table.cards(1)).isZero();
        assertThat(table.state().supply().discards().of(Treasure.SPEED_UP)).isEqualTo(1);
        assertThat(table.state().supply().discards().of(Treasure.LOSE_CARD)).isEqualTo(1);
    }

    @Test
    @RuleId("AD-6.2")
    void an_opponent_plays_no_card_in_its_next_turn() {
        Table table = Table.of(2).holds(0, Treasure.SILENCE).holds(1, Treasure.SPEED_UP);
        table.does(on(Treasure.SILENCE, 1)).ends();
        PlayCard card = new PlayCard(Treasure.SPEED_UP);
        table.refused(card, "AD-6.2");
        assertThat(table.untilTurnOf(1).allows(card)).isTrue();
    }

    @Test
    @RuleId("AD-6.3")
    void two_more_cards_may_be_played() {
        Table table = Table.of(2).holds(0, Treasure.TWO_MORE_CARDS, Treasure.SPEED_UP, Treasure.SPEED_UP);
        table.holds(0, Treasure.GUARD_WAKE).does(new PlayCard(Treasure.TWO_MORE_CARDS));
        table.does(new PlayCard(Treasure.SPEED_UP)).does(new PlayCard(Treasure.SPEED_UP));
        assertThat(table.points()).isEqualTo(6);
        table.refused(new PlayCard(Treasure.GUARD_WAKE), "AD-4.1");
    }

    @Test
    @RuleId("AD-6.4")
    void nobody_enters_the_wake_until_the_seats_next_turn() {
        Table table = Table.of(2).holds(0, Treasure.GUARD_WAKE).singles(0, "1,1", "2,1");
        table.does(new PlayCard(Treasure.GUARD_WAKE)).ends();
        table.refused(wake("1,1"), "AD-6.4");
        assertThat(table.untilTurnOf(1).allows(wake("1,1"))).isTrue();
    }

    @Test
    @RuleId("AD-6.5")
    void an_open_marker_of_the_map_leaves_the_match() {
        Table table = Table.of(2).holds(0, Treasure.REMOVE_MARKER).singles(1, "1,1", "2,1", "3,1");
        table.piece(Ground.ICEBERG, "1,1").turnOf(0, 4);
        table.refused(new PlayOnMarker(Treasure.REMOVE_MARKER, new Hex("1,1")), "AD-6.5");
        table.refused(new PlayOnMarker(Treasure.REMOVE_MARKER, new Hex("3,1")), "AD-6.5");
        table.refused(new PlayOnMarker(Treasure.REMOVE_MARKER, new Hex("1,2")), "AD-6.5");
        table.does(new PlayOnMarker(Treasure.REMOVE_MARKER, new Hex("2,1")));
        assertThat(table.sea().markers()).hasSize(2);
        assertThat(table.seat(1).markers().of(MarkerKind.SINGLE)).isEqualTo(2);
    }

    @Test
    @RuleId("AD-6.5")
    void a_marker_of_any_supply_leaves_the_match() {
        Table table = Table.of(2).holds(0, Treasure.REMOVE_MARKER).markers(1, MarkerKind.SINGLE, 0);
        table.refused(new PlayOnSupply(Treasure.REMOVE_MARKER, new Seat(1), MarkerKind.SINGLE), "AD-6.5");
        table.refused(new PlayOnSupply(Treasure.REMOVE_MARKER, new Seat(2), MarkerKind.SINGLE), "AD-6.5");
        assertThat(table.allows(new PlayOnSupply(Treasure.REMOVE_MARKER, new Seat(0), MarkerKind.FOUR_L)))
                .isTrue();
        table.does(new PlayOnSupply(Treasure.REMOVE_MARKER, new Seat(1), MarkerKind.WAKE));
        assertThat(table.seat(1).markers().of(MarkerKind.WAKE)).isEqualTo(5);
    }

    @Test
    @RuleId("AD-6.6")
    void an_iceberg_is_put_on_a_bare_hex_and_covers_its_chest() {
        Table table =
                Table.of(2).row(1, "wWWW").holds(0, Treasure.PLACE_ICEBERG).singles(1, "1,1");
        table.turnOf(0, 8).refused(new PlayOnHex(Treasure.PLACE_ICEBERG, new Hex("1,1")), "AD-6.6");
        table.refused(new PlayOnHex(Treasure.PLACE_ICEBERG, new Hex("9,1")), "AD-2.3");
        table.does(new PlayOnHex(Treasure.PLACE_ICEBERG, new Hex("1,0")));
        assertThat(table.price(lay("1,0"))).isEqualTo(4);
        assertThat(table.state().supply().icebergs()).isEqualTo(9);
        assertThat(table.does(lay("1,0")).cards(0)).isZero();
    }

    @Test
    @RuleId("AD-6.7")
    void an_opponent_has_one_point_less_or_two_when_it_leads_alone() {
        Table table =
                Table.of(3).holds(0, Treasure.SLOW_DOWN, Treasure.SLOW_DOWN).singles(1, "2,0");
        table.turnOf(0, 4).does(on(Treasure.SLOW_DOWN, 1)).ends();
        assertThat(table.points()).isEqualTo(2);
        assertThat(table.untilTurnOf(1).points()).isEqualTo(4);
        table.singles(2, "2,3").turnOf(0, 4).does(on(Treasure.SLOW_DOWN, 1)).ends();
        assertThat(table.points()).isEqualTo(3);
    }

    @Test
    @RuleId("AD-6.8")
    void an_open_strip_gets_a_half_turn() {
        Table table = Table.of(2).row(1, "WlSI").holds(0, Treasure.TURN_TILE).singles(1, "2,0");
        table.turnOf(0, 4).refused(on(Treasure.TURN_TILE, "M2"), "AD-6.8");
        table.refused(on(Treasure.TURN_TILE, "M9"), "AD-6.8");
        table.refused(on(Treasure.TURN_TILE, "L1"), "AD-6.8");
        table.does(on(Treasure.TURN_TILE, "M1"));
        assertThat(table.sea().rows().getFirst()).isEqualTo("ISlW");
        assertThat(table.state().phase()).isEqualTo(Phase.TURN);
    }

    @Test
    @RuleId("AD-6.9")
    void a_random_card_of_an_opponent_is_taken() {
        Table table = Table.of(2).holds(0, Treasure.STEAL_CARD).holds(1, Treasure.CATCH_UP);
        table.does(on(Treasure.STEAL_CARD, 1));
        assertThat(table.last(CardStolen.class))
                .containsExactly(new CardStolen(new Seat(1), new Seat(0), Treasure.CATCH_UP));
        assertThat(table.cards(1)).isZero();
        assertThat(table.seat(0).hand().of(Treasure.CATCH_UP)).isEqualTo(1);
        Table.of(2).holds(0, Treasure.STEAL_CARD).refused(on(Treasure.STEAL_CARD, 1), "AD-6.9");
    }

    @Test
    @RuleId("AD-6.10")
    void a_seat_of_choice_draws_another_character() {
        Table table = Table.of(2)
                .is(0, Skipper.COOK)
                .is(1, Skipper.DAVIS)
                .holds(0, Treasure.NEW_CHARACTER, Treasure.NEW_CHARACTER);
        table.refused(on(Treasure.NEW_CHARACTER, 2), "AD-6.10");
        table.luck(0).does(on(Treasure.NEW_CHARACTER, 1));
        assertThat(table.seat(1).character()).isEqualTo(Skipper.PARRY);
        table.turnOf(0, 4).luck(12).does(on(Treasure.NEW_CHARACTER, 0));
        assertThat(table.last(CharacterExchanged.class))
                .as("the old one may be drawn again")
                .containsExactly(new CharacterExchanged(new Seat(0), Skipper.COOK, Skipper.COOK));
    }

    @Test
    @RuleId({"AD-5.2", "AD-6.10"})
    void in_team_mode_a_new_character_comes_from_the_same_group() {
        Table table = Table.of(Matches.teams()).holds(0, Treasure.NEW_CHARACTER);
        table.is(0, Skipper.PARRY).is(1, Skipper.COOK).is(2, Skipper.GILBERT).is(3, Skipper.RAE);
        assertThat(table.state().pile(new Seat(3)))
                .containsExactly(Skipper.HUDSON, Skipper.DAVIS, Skipper.AMUNDSEN, Skipper.CABOT, Skipper.BAFFIN);
        table.luck(0).does(on(Treasure.NEW_CHARACTER, 3));
        assertThat(table.seat(3).character()).isEqualTo(Skipper.HUDSON);
    }

    @Test
    @RuleId("AD-6.11")
    void an_own_open_marker_comes_back() {
        Table table = Table.of(2)
                .holds(0, Treasure.TAKE_BACK)
                .singles(0, "1,0", "2,0")
                .singles(1, "1,2", "2,2");
        table.turnOf(0, 4).refused(new PlayOnMarker(Treasure.TAKE_BACK, new Hex("2,0")), "AD-6.11");
        table.refused(new PlayOnMarker(Treasure.TAKE_BACK, new Hex("1,2")), "AD-6.11");
        table.does(new PlayOnMarker(Treasure.TAKE_BACK, new Hex("1,0")));
        assertThat(table.seat(0).markers().of(MarkerKind.SINGLE)).isEqualTo(4);
        assertThat(table.points()).isEqualTo(4);
    }

    @Test
    @RuleId("AD-6.12")
    void who_is_alone_last_lays_a_marker_of_up_to_three_points_for_nothing() {
        PlayCard card = new PlayCard(Treasure.CATCH_UP);
        Table table = Table.of(2).holds(0, Treasure.CATCH_UP);
        table.refused(card, "AD-6.12");
        table.singles(1, "1,3").turnOf(0, 4).does(card);
        assertThat(table.state().phase()).isEqualTo(Phase.FREE_MARKER);
        table.refused(lay("1,0", "2,0", "3,1", "4,1"), "AD-6.12");
        table.refused(new DropIceberg(), "AD-6.12");
        assertThat(table.price(lay("1,0", "2,0", "3,1"))).isZero();
        table.does(lay("1,0", "2,0", "3,1"));
        assertThat(table.points()).isEqualTo(4);
        assertThat(table.state().phase()).isEqualTo(Phase.TURN);
    }

    @Test
    @RuleId("AD-6.12")
    void with_the_other_reading_the_free_marker_has_three_hexes_at_any_price() {
        Table table = Table.of(Matches.with(2, Options.CATCH_UP, Options.SIZE_3));
        table.holds(0, Treasure.CATCH_UP).row(1, "IIII").row(2, "SSSS").row(3, "SSSS");
        table.singles(1, "1,3").turnOf(0, 0).does(new PlayCard(Treasure.CATCH_UP));
        table.refused(lay("1,0"), "AD-6.12");
        table.does(lay("1,0", "2,0", "3,1"));
        assertThat(table.ship(0)).isEqualTo("3,1");
        assertThat(table.points()).isZero();
    }

    @Test
    @RuleId("AD-6.12")
    void without_a_marker_to_lay_the_card_can_not_be_played() {
        Table table = Table.of(2).holds(0, Treasure.CATCH_UP).row(1, "IIII").singles(1, "2,0");
        table.turnOf(0, 4).refused(new PlayCard(Treasure.CATCH_UP), "AD-6.12");
    }

    @Test
    @RuleId("AD-6.13")
    void two_open_strips_of_one_size_change_places() {
        Table table = Table.of(2)
                .row(1, "WlSI")
                .row(3, "SSWW")
                .holds(0, Treasure.SWAP_TILES)
                .singles(1, "2,0");
        table.turnOf(0, 4).refused(on(Treasure.SWAP_TILES, "M2"), "AD-6.13");
        table.does(on(Treasure.SWAP_TILES, "M1"));
        assertThat(table.state().phase()).isEqualTo(Phase.SWAP);
        table.refused(new EndTurn(), "AD-6.13");
        table.refused(new SwapTiles(new Tile("M2"), false, false), "AD-6.13");
        table.refused(new SwapTiles(new Tile("M1"), false, false), "AD-6.13");
        table.does(new SwapTiles(new Tile("M3"), true, false));
        assertThat(table.sea().rows().get(2)).isEqualTo("ISlW");
        assertThat(table.sea().rows().get(0)).isEqualTo("SSWW");
    }

    @Test
    @RuleId("AD-6.13")
    void strips_of_different_size_do_not_change_places() {
        Table table = Table.of(4).holds(0, Treasure.SWAP_TILES).does(on(Treasure.SWAP_TILES, "L1"));
        table.refused(new SwapTiles(new Tile("M2"), false, false), "AD-6.13");
        assertThat(table.allows(new SwapTiles(new Tile("R8"), false, true))).isTrue();
    }

    @Test
    @RuleId("AD-6.13")
    void a_swap_may_be_left_undone() {
        Table table = Table.of(2).row(1, "WlSI").holds(0, Treasure.SWAP_TILES).does(on(Treasure.SWAP_TILES, "M1"));
        table.does(new KeepTiles());
        assertThat(table.sea().rows().getFirst()).isEqualTo("WlSI");
        assertThat(table.state().phase()).isEqualTo(Phase.TURN);
        assertThat(table.state().turn().swap()).isNull();
        assertThat(table.points()).isEqualTo(4);
    }

    @Test
    @RuleId("AD-6.12")
    void who_ends_the_turn_lays_no_free_marker() {
        Table table = Table.of(2).holds(0, Treasure.CATCH_UP).singles(1, "1,3").turnOf(0, 4);
        table.does(new PlayCard(Treasure.CATCH_UP)).ends();
        assertThat(table.ship(0)).isEqualTo("start");
        assertThat(table.state().now()).isEqualTo(new Seat(1));
        assertThat(table.state().phase()).isEqualTo(Phase.TURN);
    }

    @Test
    @RuleId("AD-6.14")
    void a_water_hex_makes_the_way_easy() {
        Table table = Table.of(2).row(1, "IIII").holds(0, Treasure.PLACE_WATER);
        table.does(new PlayOnHex(Treasure.PLACE_WATER, new Hex("1,2")));
        assertThat(table.price(lay("1,2"))).isEqualTo(1);
        assertThat(table.state().supply().waters()).isEqualTo(9);
        Table none = Table.of(2).holds(0, Treasure.PLACE_WATER);
        none.supply(none.state().supply().withPieces(0, -10));
        none.refused(new PlayOnHex(Treasure.PLACE_WATER, new Hex("1,2")), "AD-1.2");
    }

    @Test
    @RuleId("AD-6.15")
    void one_point_more_or_two_when_alone_last() {
        Table table = Table.of(2).holds(0, Treasure.SPEED_UP, Treasure.SPEED_UP).does(new PlayCard(Treasure.SPEED_UP));
        assertThat(table.points()).isEqualTo(5);
        table.singles(1, "1,0").turnOf(0, 4).does(new PlayCard(Treasure.SPEED_UP));
        assertThat(table.points()).isEqualTo(6);
    }

    @Test
    @RuleId("AD-6.16")
    void points_never_fall_below_zero_and_the_loss_ends_with_that_turn() {
        Table table = Table.of(2).slowed(1, 6).ends();
        assertThat(table.points()).isZero();
        assertThat(table.untilTurnOf(1).points()).isEqualTo(4);
    }

    @Test
    @RuleId("AD-6.16")
    void a_guard_does_not_end_a_wake_that_a_ship_is_in() {
        Table table = Table.of(2)
                .holds(0, Treasure.GUARD_WAKE)
                .singles(0, "1,1", "2,1", "3,1")
                .inWake(1, "1,1", 0);
        table.turnOf(0, 4).does(new PlayCard(Treasure.GUARD_WAKE)).ends();
        assertThat(table.price(lay("2,1"))).isEqualTo(1);
        table.refused(wake("2,1"), "AD-6.4");
    }

    @Test
    @RuleId("AD-4.1")
    void a_card_is_played_by_the_command_of_its_target() {
        Table table = Table.of(2).holds(0, Treasure.values());
        table.refused(new PlayCard(Treasure.SILENCE), "AD-6.2");
        table.refused(on(Treasure.SPEED_UP, 1), "AD-6.15");
        table.refused(on(Treasure.PLACE_WATER, "M1"), "AD-6.14");
        table.refused(new PlayOnHex(Treasure.TURN_TILE, new Hex("1,0")), "AD-6.8");
        table.refused(new PlayOnMarker(Treasure.GUARD_WAKE, new Hex("1,0")), "AD-6.4");
        table.refused(new PlayOnSupply(Treasure.TAKE_BACK, new Seat(0), MarkerKind.WAKE), "AD-6.11");
        table.refused(new DropIceberg(), "AD-4.8");
    }
}
