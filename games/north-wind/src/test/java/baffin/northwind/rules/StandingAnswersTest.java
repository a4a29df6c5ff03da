package baffin.northwind.rules;

import static baffin.northwind.data.Commodity.FISH;
import static baffin.northwind.data.Commodity.GRAIN;
import static baffin.northwind.data.Commodity.SALT;
import static baffin.northwind.data.Commodity.WINE;
import static baffin.northwind.state.StandingAnswer.Answer.ASK;
import static baffin.northwind.state.StandingAnswer.Answer.NEVER;
import static baffin.northwind.state.StandingAnswer.Answer.ONLY;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.northwind.Matches;
import baffin.northwind.Table;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetStandingAnswer;
import baffin.northwind.state.NorthWindEvent.LetterDeclined;
import baffin.northwind.state.NorthWindEvent.StandingAnswerSet;
import baffin.northwind.state.Phase;
import baffin.northwind.state.StandingAnswer;
import baffin.testing.RuleId;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Standing answers (NW-7.3). */
class StandingAnswersTest {

    private static final Buy BUY_SALT = new Buy(List.of(SALT), List.of());
    private static final SetStandingAnswer NO = new SetStandingAnswer(NEVER, List.of());

    @Test
    @RuleId("NW-7.3")
    void a_seat_that_says_never_is_not_waited_for() {
        Table table = Table.of(3).standing(1, NEVER).at("SALT_1").does(0, BUY_SALT);
        assertThat(table.state().toAnswer()).containsExactly(new Seat(2));
        Table nobody = Table.of(2).standing(1, NEVER).at("SALT_1").does(0, BUY_SALT);
        assertThat(nobody.legal(0)).contains(new RevealTile());
    }

    @Test
    @RuleId("NW-7.3")
    void a_seat_that_cares_for_some_commodities_is_asked_only_where_one_of_them_is_traded() {
        assertThat(Table.of(2)
                        .standing(1, ONLY, SALT)
                        .at("SALT_1")
                        .does(0, BUY_SALT)
                        .state()
                        .toAnswer())
                .hasSize(1);
        assertThat(Table.of(2)
                        .standing(1, ONLY, GRAIN, WINE)
                        .at("SALT_1")
                        .does(0, BUY_SALT)
                        .state()
                        .toAnswer())
                .isEmpty();
        assertThat(Table.of(2)
                        .standing(1, ONLY, WINE)
                        .at("EQUIPMENT")
                        .does(0, new RaiseSail())
                        .state()
                        .toAnswer())
                .isEmpty();
    }

    @Test
    @RuleId("NW-7.3")
    void at_a_merchant_such_a_seat_is_asked_when_it_can_trade_one_of_them() {
        Table table = Table.of(2).standing(1, ONLY, FISH).at("MERCHANT_3").does(0, BUY_SALT);
        assertThat(table.state().toAnswer()).hasSize(1);
        Table poor = Table.of(2)
                .standing(1, ONLY, FISH)
                .gold(1, 0)
                .hold(1, SALT)
                .at("MERCHANT_3")
                .does(0, BUY_SALT);
        assertThat(poor.state().toAnswer())
                .as("it could sell salt, but has no fish")
                .isEmpty();
    }

    @Test
    @RuleId("NW-7.3")
    void it_may_be_set_at_any_time_but_in_the_own_turn() {
        Table table = Table.of(3);
        table.does(2, NO);
        assertThat(table.ship(2).standing()).isEqualTo(new StandingAnswer(NEVER, List.of()));
        table.refused(0, NO, "NW-7.3");
        table.at("SALT_1").does(1, NO).does(0, BUY_SALT);
        assertThat(table.state().phase()).isEqualTo(Phase.TILE);
        table.does(1, new SetStandingAnswer(ASK, List.of()));
        assertThat(Matches.GAME.outOfTurn(NO)).isTrue();
        assertThat(Matches.GAME.outOfTurn(new RevealTile())).isFalse();
    }

    @Test
    @RuleId("NW-7.3")
    void an_answer_settles_an_open_question_at_once() {
        Table table = Table.of(4).at("SALT_1").does(0, BUY_SALT);
        table.does(2, NO);
        assertThat(table.last(LetterDeclined.class)).containsExactly(new LetterDeclined(new Seat(2)));
        assertThat(table.state().toAnswer()).containsExactly(new Seat(1), new Seat(3));
        table.does(1, new SetStandingAnswer(ONLY, List.of(WINE)));
        assertThat(table.state().toAnswer()).containsExactly(new Seat(3));
        table.does(3, new SetStandingAnswer(ONLY, List.of(SALT)));
        assertThat(table.state().toAnswer()).as("it still wants to be asked").containsExactly(new Seat(3));
        table.does(3, NO);
        assertThat(table.state().phase()).isEqualTo(Phase.TILE);
        assertThat(table.ship(3).letters()).isEqualTo(1);
    }

    @Test
    @RuleId("NW-7.3")
    void an_answer_has_one_form_and_changes_something() {
        Table table = Table.of(2);
        assertThat(table.refused(1, new SetStandingAnswer(ONLY, List.of()), "NW-7.3")
                        .pointers())
                .containsExactly("/commodities");
        table.refused(1, new SetStandingAnswer(ONLY, List.of(WINE, GRAIN)), "NW-7.3");
        table.refused(1, new SetStandingAnswer(ONLY, List.of(WINE, WINE)), "NW-7.3");
        table.refused(1, new SetStandingAnswer(NEVER, List.of(WINE)), "NW-7.3");
        table.refused(1, new SetStandingAnswer(ASK, List.of()), "NW-7.3");
        assertThat(table.legal(1)).hasSize(32);
    }

    @Test
    @RuleId("NW-7.3")
    void only_the_seat_itself_sees_its_answer() {
        Table table = Table.of(2).does(1, NO);
        StandingAnswerSet set = table.last(StandingAnswerSet.class).getFirst();
        assertThat(Matches.GAME.redact(set, new Viewer.Player(new Seat(1)))).isEqualTo(set);
        assertThat(Matches.GAME.redact(set, new Viewer.Player(new Seat(0))))
                .isEqualTo(new StandingAnswerSet(new Seat(1), null));
    }
}
