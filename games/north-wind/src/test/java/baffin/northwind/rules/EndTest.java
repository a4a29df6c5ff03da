package baffin.northwind.rules;

import static baffin.northwind.data.Commodity.FISH;
import static baffin.northwind.data.Commodity.GRAIN;
import static baffin.northwind.data.Commodity.LUMBER;
import static baffin.northwind.data.Commodity.SALT;
import static baffin.northwind.data.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.data.Berth;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.DeclineLetter;
import baffin.northwind.state.NorthWindCommand.EndVoyage;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.Phase;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** How a match is won and ends (NW-6.4, NW-6.5). */
class EndTest {

    private static final CompleteTask TASK = new CompleteTask();

    /** Seat 1 has 9 of 10 tokens: 5 tasks in one column with its bonus, 2 in another with its bonus. */
    private static Table nine() {
        return nine(Table.of(2));
    }

    private static Table nine(Table table) {
        return table.done(Port.NORTH_CAPE, 1, 1, 1, 1, 1)
                .leader(Port.NORTH_CAPE, 1)
                .done(Port.FORT_HAVEN, 1, 1)
                .leader(Port.FORT_HAVEN, 1);
    }

    @Test
    @RuleId("NW-6.4")
    void the_tenth_token_in_the_own_turn_wins_at_once() {
        Table table = nine().turnOf(1).hold(1, FISH, SALT).at("OLSAND").does(1, TASK);
        assertThat(table.last(GameEnded.class)).containsExactly(new GameEnded(Reason.VICTORY, new Seat(1)));
        assertThat(table.last(BonusPlaced.class))
                .as("no token is left for the bonus")
                .isEmpty();
        assertThat(table.tokens(1)).isEqualTo(10);
        assertThat(Matches.GAME.toAct(table.state())).isEmpty();
        table.refused(1, new SetSail(Port.OLSAND, 0), "NW-6.4");
    }

    @Test
    @RuleId("NW-6.4")
    void with_four_seats_eight_tokens_win() {
        Table table = Table.of(4)
                .done(Port.NORTH_CAPE, 0, 0, 0, 0, 0)
                .leader(Port.NORTH_CAPE, 0)
                .hold(0, FISH, SALT)
                .at("OLSAND")
                .does(0, TASK);
        assertThat(table.tokens(0)).as("6, the task and its majority").isEqualTo(8);
        assertThat(table.last(GameEnded.class)).hasSize(1);
    }

    @Test
    @RuleId({"NW-6.4", "NW-6.3"})
    void a_tenth_token_by_letter_wins_only_at_the_start_of_the_own_turn() {
        Table table = nine().crew(1, Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.TREASURER)
                .at("EQUIPMENT")
                .does(0, new RaiseSail())
                .does(1, new HireCrew(Berth.LOOKOUT));
        assertThat(table.tokens(1)).isEqualTo(10);
        assertThat(table.state().phase()).isNotEqualTo(Phase.OVER);
        table.does(0, new EndVoyage());
        assertThat(table.last(GameEnded.class)).containsExactly(new GameEnded(Reason.VICTORY, new Seat(1)));
    }

    @Test
    @RuleId({"NW-6.4", "NW-6.2"})
    void a_majority_taken_back_in_time_stops_a_seat_that_would_win_at_its_start() {
        Table table = nine().crew(1, Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.TREASURER)
                .at("EQUIPMENT")
                .does(0, new RaiseSail())
                .does(1, new HireCrew(Berth.LOOKOUT));
        table.done(Port.FORT_HAVEN, 0).captains(0, 2).at("FORT_HAVEN").does(0, TASK);
        assertThat(table.last(MajorityLost.class)).hasSize(1);
        table.does(0, new EndVoyage());
        assertThat(table.last(GameEnded.class)).isEmpty();
        assertThat(table.tokens(1)).isEqualTo(9);
    }

    @Test
    @RuleId("NW-6.4")
    void hiring_in_the_own_turn_wins_before_anybody_is_asked() {
        Table table = nine().turnOf(1)
                .crew(1, Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.TREASURER)
                .at("EQUIPMENT")
                .does(1, new HireCrew(Berth.LOOKOUT));
        assertThat(table.last()).endsWith(new GameEnded(Reason.VICTORY, new Seat(1)));
        assertThat(table.state().toAnswer()).isEmpty();
    }

    @Test
    @RuleId("NW-6.5")
    void when_all_tasks_are_done_and_nobody_has_won_the_match_ends() {
        Table table = Table.of(4)
                .done(Port.NORTH_CAPE, 1, 1, 1, 1, 1, 2, 2, 2, 2)
                .leader(Port.NORTH_CAPE, 1)
                .done(Port.FORT_HAVEN, 0, 0, 0, 2, 2, 2, 3, 3, 3)
                .done(Port.OLSAND, 0, 0, 0, 1, 3, 3, 3, 3)
                .leader(Port.OLSAND, 3)
                .hold(0, GRAIN, FISH, SALT, LUMBER, WINE)
                .at("OLSAND")
                .does(0, TASK);
        assertThat(table.last(MajorityLost.class)).containsExactly(new MajorityLost(new Seat(3), Port.OLSAND));
        assertThat(table.last()).endsWith(new GameEnded(Reason.ALL_TASKS, null));
        for (int seat = 0; seat < 4; seat++) {
            assertThat(table.tokens(seat)).isEqualTo(7);
        }
    }

    @Test
    @RuleId("NW-6.5")
    void when_every_seat_has_made_its_last_voyage_the_match_ends() {
        Table table =
                Table.of(2).voyages(MatchLimits.voyages()).turnOf(1).at("WRECK").does(1, new EndVoyage());
        assertThat(table.last()).endsWith(new GameEnded(Reason.LAST_VOYAGE, null));
        Table early = Table.of(2)
                .voyages(MatchLimits.voyages() - 1)
                .turnOf(1)
                .at("WRECK")
                .does(1, new EndVoyage());
        assertThat(early.last(GameEnded.class)).isEmpty();
    }

    /** Seat 1 hires its fourth hand by letter in the very last voyage, which is seat 0's. */
    private static Table lastHand(Table table) {
        return nine(table)
                .crew(1, Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.TREASURER)
                .voyages(MatchLimits.voyages())
                .turnOf(0)
                .at("EQUIPMENT")
                .does(0, new RaiseSail())
                .does(1, new HireCrew(Berth.LOOKOUT));
    }

    @Test
    @RuleId("NW-6.5")
    void a_last_token_by_letter_in_the_very_last_voyage_wins_when_it_ends() {
        Table table = lastHand(Table.of(2));
        assertThat(table.last(GameEnded.class)).isEmpty();
        table.does(0, new EndVoyage());
        assertThat(table.last()).endsWith(new GameEnded(Reason.VICTORY, new Seat(1)));
    }

    @Test
    @RuleId("NW-6.5")
    void of_two_seats_with_all_tokens_after_the_very_last_voyage_the_next_one_wins() {
        Table table = lastHand(Table.of(3))
                .done(Port.OLSAND, 2, 2, 2, 2, 2, 2)
                .leader(Port.OLSAND, 2)
                .supplyBonus(2)
                .crewBonus(2)
                .done(Port.NORTH_CAPE, 2)
                .letters(2, 0);
        assertThat(table.tokens(2)).isEqualTo(10);
        table.does(2, new DeclineLetter()).does(0, new EndVoyage());
        assertThat(table.last()).endsWith(new GameEnded(Reason.VICTORY, new Seat(1)));
    }
}
