package baffin.northwind.rules;

import static baffin.northwind.data.Commodity.FISH;
import static baffin.northwind.data.Commodity.GRAIN;
import static baffin.northwind.data.Commodity.LUMBER;
import static baffin.northwind.data.Commodity.SALT;
import static baffin.northwind.data.Commodity.WINE;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.northwind.Table;
import baffin.northwind.data.Port;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindEvent.Bonus;
import baffin.northwind.state.NorthWindEvent.BonusPlaced;
import baffin.northwind.state.NorthWindEvent.MajorityLost;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tasks and bonus tokens (NW-6.1 to NW-6.3). */
class TasksTest {

    private static final CompleteTask TASK = new CompleteTask();

    @Test
    @RuleId("NW-6.1")
    void a_task_is_paid_and_gets_a_token() {
        Table table = Table.of(2).hold(0, SALT, FISH, GRAIN).at("OLSAND").does(0, TASK);
        assertThat(table.last(TaskCompleted.class))
                .containsExactly(new TaskCompleted(new Seat(0), Port.OLSAND, 1, List.of(FISH, SALT), 0, 0));
        assertThat(table.ship(0).hold()).isEqualTo(Table.goods(GRAIN));
        assertThat(table.state().board().of(Port.OLSAND).done()).containsExactly(new Seat(0));
        assertThat(table.state().sailing().actions()).isEqualTo(1);
    }

    @Test
    @RuleId("NW-6.1")
    void captains_and_gold_are_paid_too() {
        Table table = Table.of(2)
                .done(Port.FORT_HAVEN, 1, 1)
                .captains(0, 2)
                .at("FORT_HAVEN")
                .does(0, TASK);
        assertThat(table.ship(0).captains()).isEqualTo(1);
        assertThat(table.ship(0).gold()).isEqualTo(3);
    }

    @Test
    @RuleId("NW-6.1")
    void a_task_that_can_not_be_paid_is_refused_with_what_it_asks_for() {
        assertThat(Table.of(2).hold(0, SALT).at("OLSAND").reason(0, TASK, "NW-6.1"))
                .contains("1 fish and 1 salt");
        Table.of(2).gold(0, 2).done(Port.NORTH_CAPE, 1).at("NORTH_CAPE").refused(0, TASK, "NW-6.1");
        Table.of(2).at("FORT_HAVEN").refused(0, TASK, "NW-6.1");
        Table.of(2).hold(0, WINE).at("SALT_1").refused(0, TASK, "NW-6.1");
    }

    @Test
    @RuleId("NW-6.1")
    void one_task_a_visit_and_always_the_lowest_free_one() {
        Table table = Table.of(2).hold(0, WINE).gold(0, 9).at("NORTH_CAPE").does(0, TASK);
        table.refused(0, TASK, "NW-3.3");
        Table full = Table.of(2)
                .hold(0, WINE, WINE)
                .gold(0, 99)
                .done(Port.NORTH_CAPE, 0, 1, 0, 1, 0, 1, 0, 1, 0)
                .at("NORTH_CAPE");
        assertThat(full.reason(0, TASK, "NW-6.1")).contains("all tasks");
    }

    @Test
    @RuleId("NW-6.2")
    void the_first_token_of_a_column_is_alone_and_brings_a_second_one() {
        Table table = Table.of(2).hold(0, WINE).at("NORTH_CAPE").does(0, TASK);
        assertThat(table.last(BonusPlaced.class))
                .containsExactly(new BonusPlaced(new Seat(0), Bonus.MAJORITY, Port.NORTH_CAPE));
        assertThat(table.tokens(0)).isEqualTo(2);
    }

    @Test
    @RuleId("NW-6.2")
    void a_tie_takes_the_bonus_back_and_a_new_sole_leader_places_one() {
        Table table = Table.of(3)
                .done(Port.NORTH_CAPE, 1)
                .leader(Port.NORTH_CAPE, 1)
                .at("NORTH_CAPE")
                .does(0, TASK);
        assertThat(table.last(MajorityLost.class)).containsExactly(new MajorityLost(new Seat(1), Port.NORTH_CAPE));
        assertThat(table.last(BonusPlaced.class)).isEmpty();
        assertThat(table.tokens(1)).isEqualTo(1);
        table.hold(0, WINE).gold(0, 2).at("NORTH_CAPE").does(0, TASK);
        assertThat(table.last(BonusPlaced.class))
                .containsExactly(new BonusPlaced(new Seat(0), Bonus.MAJORITY, Port.NORTH_CAPE));
        assertThat(table.tokens(0)).isEqualTo(3);
    }

    @Test
    @RuleId("NW-6.2")
    void a_leader_that_goes_on_leading_keeps_its_one_bonus_token() {
        Table table = Table.of(2)
                .done(Port.NORTH_CAPE, 0)
                .leader(Port.NORTH_CAPE, 0)
                .at("NORTH_CAPE")
                .does(0, TASK);
        assertThat(table.last(BonusPlaced.class)).isEmpty();
        assertThat(table.last(MajorityLost.class)).isEmpty();
        assertThat(table.tokens(0)).isEqualTo(3);
    }

    @Test
    @RuleId("NW-6.3")
    void a_token_in_each_column_brings_one_more_once() {
        Table table = Table.of(2)
                .done(Port.NORTH_CAPE, 0, 1)
                .done(Port.FORT_HAVEN, 0, 1)
                .done(Port.OLSAND, 1)
                .leader(Port.OLSAND, 1)
                .hold(0, GRAIN, LUMBER)
                .at("OLSAND")
                .does(0, TASK);
        assertThat(table.last(BonusPlaced.class)).containsExactly(new BonusPlaced(new Seat(0), Bonus.SUPPLY, null));
        assertThat(table.tokens(0)).isEqualTo(4);
        table.hold(0, GRAIN, SALT).at("OLSAND").does(0, TASK);
        assertThat(table.last(BonusPlaced.class)).extracting(BonusPlaced::bonus).containsExactly(Bonus.MAJORITY);
    }
}
