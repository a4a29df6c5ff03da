package baffin.adventure;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Strips;
import baffin.adventure.data.Treasure;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Tile;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.KeepTiles;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureCommand.PlayOnTile;
import baffin.adventure.state.AdventureCommand.SwapTiles;
import baffin.adventure.state.RulesVersion;
import baffin.game.Seat;
import baffin.game.Setup;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What matches of the first version of the rules go on doing as it was when they began. */
class FirstVersionTest {

    private static Table table() {
        return Table.of(Matches.first(2));
    }

    @Test
    void both_versions_are_played_and_a_match_keeps_its_own() {
        assertThat(Matches.GAME.replays()).containsExactlyInAnyOrder("1", "2");
        assertThat(Matches.GAME.info().rulesVersion()).isEqualTo("2");
        assertThat(Matches.GAME.initial(Matches.first(2)).rules()).isEqualTo(RulesVersion.FIRST);
        assertThat(Matches.GAME.initial(Matches.setup(2)).rules()).isEqualTo(RulesVersion.SECOND);
        assertThat(table().ends().does(lay("1,0")).state().rules()).isEqualTo(RulesVersion.FIRST);
    }

    @Test
    void a_state_that_says_nothing_of_a_version_is_one_of_the_first() {
        assertThat(Matches.GAME.initial(Matches.first(2)).rulesVersion()).isNull();
    }

    @Test
    void a_match_of_a_version_that_nobody_knows_can_still_be_shown() {
        assertThat(Matches.GAME
                        .initial(new Setup(2, Matches.GAME.info().completed(Map.of()), "0"))
                        .seats())
                .hasSize(2);
    }

    @Test
    void its_first_strip_has_no_chest() {
        assertThat(RulesVersion.FIRST.strips().terrain(0)).isEqualTo("WWLW");
        assertThat(RulesVersion.FIRST.strips().all().subList(1, 48))
                .isEqualTo(Strips.today().all().subList(1, 48));
    }

    @Test
    void an_iceberg_stops_baffin() {
        Table table = table().is(0, Skipper.BAFFIN).singles(0, "1,0", "2,0").piece(Ground.ICEBERG, "1,0");
        assertThat(table.price(follow("1,0"))).isEqualTo(4);
    }

    @Test
    void a_free_wake_marker_into_hudsons_route_is_free() {
        Table table =
                table().is(1, Skipper.HUDSON).singles(1, "1,1", "2,1", "3,1").holds(0, Treasure.CATCH_UP);
        table.turnOf(0, 0).does(new PlayCard(Treasure.CATCH_UP));
        assertThat(table.price(wake("1,1"))).isZero();
        assertThat(table.does(wake("1,1")).points()).isZero();
    }

    @Test
    void the_points_for_overtaking_may_wait_and_buy_a_wake_marker() {
        Table table = Table.of(Matches.first(3)).singles(1, "1,1", "2,1", "3,1").singles(2, "2,0", "3,0", "4,0", "5,0");
        table.holds(0, Treasure.SPEED_UP).inWake(0, "1,1", 1).turnOf(0, 4).does(lay("2,1"));
        table.does(new PlayCard(Treasure.SPEED_UP)).does(new Overtake(new Seat(1)));
        assertThat(table.price(wake("2,0"))).isEqualTo(2);
        table.does(wake("2,0"));
    }

    @Test
    void the_safe_action_ends_the_turn_in_row_24_and_lays_and_swaps_what_it_must() {
        Table out = table();
        for (int row = 9; row <= 24; row++) {
            out.row(row, "WWWW");
        }
        out.route(0, MarkerKind.SINGLE, "24,0").turnOf(0, 4);
        assertThat(Matches.GAME.safeCommand(out.state(), new Seat(0))).isEqualTo(new EndTurn());
        assertThat(Matches.GAME.actingFor(out.state(), new Seat(0), new EndTurn()))
                .isEqualTo(new EndTurn());

        Table swap = table().holds(0, Treasure.SWAP_TILES);
        swap.does(new PlayOnTile(Treasure.SWAP_TILES, new Tile("M1"))).refused(new KeepTiles(), "AD-6.13");
        assertThat(Matches.GAME.safeCommand(swap.state(), new Seat(0))).isInstanceOf(SwapTiles.class);

        Table free = table().holds(0, Treasure.CATCH_UP).singles(1, "1,3").turnOf(0, 4);
        free.does(new PlayCard(Treasure.CATCH_UP)).refused(new EndTurn(), "AD-6.12");
        assertThat(Matches.GAME.safeCommand(free.state(), new Seat(0))).isInstanceOf(LayMarker.class);
    }
}
