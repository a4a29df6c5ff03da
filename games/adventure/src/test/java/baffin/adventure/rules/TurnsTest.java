package baffin.adventure.rules;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.DiscardCard;
import baffin.adventure.state.AdventureCommand.EndTurn;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureEvent.GameEnded;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Turn;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** Turns, hands and bounds (AD-3.1, AD-4.1, AD-4.10, AD-9.3). */
class TurnsTest {

    private static final PlayCard SPEED_UP = new PlayCard(Treasure.SPEED_UP);

    @Test
    @RuleId("AD-4.1")
    void a_turn_has_four_points_and_what_is_left_lapses() {
        Table table = Table.of(2).does(lay("1,0"));
        assertThat(table.points()).isEqualTo(3);
        table.untilTurnOf(0);
        assertThat(table.points()).isEqualTo(4);
    }

    @Test
    @RuleId("AD-4.1")
    void one_card_may_be_played_a_turn_also_between_two_markers() {
        Table table = Table.of(2).holds(0, Treasure.SPEED_UP, Treasure.SPEED_UP);
        table.does(lay("1,0")).does(SPEED_UP).does(lay("2,0"));
        table.refused(SPEED_UP, "AD-4.1");
        assertThat(table.untilTurnOf(0).allows(SPEED_UP)).isTrue();
    }

    @Test
    @RuleId("AD-4.1")
    void no_card_is_played_in_the_turn_of_another_seat_or_without_holding_it() {
        Table table = Table.of(2).holds(1, Treasure.SPEED_UP);
        table.refusedBy(1, SPEED_UP, "AD-3.1");
        table.refused(SPEED_UP, "AD-4.1");
    }

    @Test
    @RuleId("AD-3.1")
    void play_goes_clockwise_and_a_round_ends_before_the_first_seat() {
        Table table = Table.of(3).ends();
        assertThat(table.state().now().index()).isEqualTo(1);
        table.ends();
        assertThat(table.state().now().index()).isEqualTo(2);
        assertThat(table.state().round()).isEqualTo(2);
        table.ends();
        assertThat(table.state().now().index()).isZero();
        assertThat(table.state().round()).isEqualTo(3);
    }

    @Test
    @RuleId("AD-4.10")
    void above_three_cards_the_seat_discards_what_it_chooses_before_its_turn_ends() {
        Table table = Table.of(2)
                .holds(0, Treasure.SPEED_UP, Treasure.SILENCE, Treasure.SILENCE, Treasure.CATCH_UP, Treasure.TURN_TILE);
        table.refused(new DiscardCard(Treasure.SILENCE), "AD-4.10");
        table.ends();
        assertThat(table.state().phase()).isEqualTo(Phase.DISCARD);
        table.refused(new EndTurn(), "AD-4.10");
        table.refused(new DiscardCard(Treasure.PLACE_WATER), "AD-4.10");
        assertThat(table.legal()).hasSize(4);
        table.does(new DiscardCard(Treasure.SILENCE)).does(new DiscardCard(Treasure.CATCH_UP));
        assertThat(table.state().now().index()).isEqualTo(1);
        assertThat(table.cards(0)).isEqualTo(3);
        assertThat(table.state().supply().discards().of(Treasure.CATCH_UP)).isEqualTo(1);
    }

    @Test
    @RuleId("AD-9.3")
    void after_sixty_rounds_the_match_ends_without_a_winner() {
        Table table = Table.of(2).round(60).ends();
        assertThat(table.last(GameEnded.class)).isEmpty();
        table.ends();
        assertThat(table.last(GameEnded.class)).containsExactly(new GameEnded(null, "AD-9.3"));
        assertThat(Table.GAME.toAct(table.state())).isEmpty();
        table.refusedBy(0, new EndTurn(), "AD-9.1");
    }

    @Test
    @RuleId("AD-9.3")
    void steps_for_nothing_have_a_bound() {
        Table table = Table.of(2).is(0, Skipper.BAFFIN).singles(0, "1,0", "2,0");
        table.turn(new Turn(4, 1, false, false, false, 47, null, java.util.List.of(), null));
        table.does(follow("1,0")).refused(follow("2,0"), "AD-9.3");
        assertThat(table.untilTurnOf(0).allows(follow("2,0"))).isTrue();
    }

    @Test
    @RuleId("AD-4.11")
    void one_more_point_of_movement_from_row_24_wins() {
        Table table = Table.of(2);
        for (int row = 9; row <= 24; row++) {
            table.row(row, "WWWW");
        }
        table.route(0, MarkerKind.SINGLE, "23,0");
        AdventureCommand out = new AdventureCommand.SailOut();
        table.refused(out, "AD-4.11");
        table.turnOf(0, 1).does(lay("24,0")).refused(out, "AD-4.1");
        table.turnOf(0, 1);
        assertThat(table.price(out)).isEqualTo(1);
        table.does(out);
        assertThat(table.last(GameEnded.class)).containsExactly(new GameEnded(new baffin.game.Seat(0), "AD-4.11"));
        assertThat(Table.GAME.over(table.state())).isTrue();
    }
}
