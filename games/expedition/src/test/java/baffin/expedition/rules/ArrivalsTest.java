package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.expedition.Matches;
import baffin.expedition.Table;
import baffin.expedition.Words;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.MoveSled;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.Vehicle;
import baffin.game.Seat;
import baffin.testing.RuleId;
import org.junit.jupiter.api.Test;

/** The two arrows (EX-8, EX-9.1). */
class ArrivalsTest {

    private static final MoveShip WEST = new MoveShip(Place.NORTHWEST_PASSAGE);
    private static final MoveShip HOME = new MoveShip(Place.GREENLAND);

    @Test
    @RuleId("EX-8.1")
    void the_first_arrival_of_a_seat_earns_the_highest_passage_token_left() {
        Table table = Table.of(3).ship(0, "6,0").ship(1, "6,0").does(0, WEST);
        assertThat(table.last(PassageDiscovered.class))
                .containsExactly(new PassageDiscovered(new Seat(0), Vehicle.SHIP, 13, "EX-8.1"));
        table.turnOf(1).does(1, WEST);
        assertThat(table.last(PassageDiscovered.class)).extracting("points").containsExactly(7);
        assertThat(table.state().supply().passage()).containsExactly(3);
    }

    @Test
    @RuleId("EX-8.1")
    void a_seat_earns_one_passage_token_only() {
        Table table = Table.of(2).ship(0, "6,0").crew(0, 4, 0).sled(0, "6,0,NW", 3, 0);
        table.does(0, new MoveSled(Place.NORTHWEST_PASSAGE)).does(0, WEST);
        assertThat(table.last(PassageDiscovered.class)).isEmpty();
        assertThat(table.state().supply().passage()).containsExactly(3);
    }

    @Test
    @RuleId("EX-8.2")
    void who_returns_earns_the_highest_greenland_token_and_plays_no_more() {
        Table table = Table.of(3).ship(0, "2,10").reserve(0, "L0", "S1").does(0, HOME);
        assertThat(table.last(ReturnedHome.class))
                .containsExactly(new ReturnedHome(new Seat(0), Vehicle.SHIP, 1, 7, "EX-8.2"));
        assertThat(table.seat(0).reserve()).as("the reserve is out").isEmpty();
        assertThat(table.state().toAct()).as("the turn is over").containsExactly(new Seat(1));
        assertThat(Words.english(table.refused(0, new Pass(), "EX-5.1"))).contains("EX-8.2");
        table.allPass();
        assertThat(table.state().order()).containsExactly(new Seat(1), new Seat(2));
    }

    @Test
    @RuleId("EX-8.2")
    void the_last_seat_home_finds_no_greenland_token() {
        Table table = Table.of(3).ship(0, "2,10").ship(1, "2,10").ship(2, "2,10");
        table.does(0, HOME).does(1, HOME);
        assertThat(table.last(ReturnedHome.class)).extracting("points").containsExactly(3);
        table.does(2, HOME);
        assertThat(table.last(ReturnedHome.class)).extracting("points", "order").containsExactly(tuple(0, 3));
    }

    @Test
    @RuleId("EX-9.1")
    void the_match_ends_at_once_when_every_seat_has_returned() {
        Table table = Table.of(2).ship(0, "2,10").ship(1, "2,10").does(0, HOME).does(1, HOME);
        assertThat(table.last(GameEnded.class)).extracting("reason").containsExactly(Reason.ALL_RETURNED);
        assertThat(Matches.GAME.toAct(table.state())).isEmpty();
    }

    @Test
    @RuleId({"EX-8.2", "EX-8.3"})
    void a_seat_may_return_by_sled_and_its_ship_stays_out_and_is_lost() {
        Table table = Table.of(2).ship(0, "6,0").crew(0, 2, 1).sled(0, "2,10,NW", 4, 0);
        table.does(0, new MoveSled(Place.GREENLAND)).round(10).allPass();
        assertThat(table.last(GameEnded.class).getFirst().fates().getFirst())
                .isEqualTo(new ExpeditionEvent.Fate(new Seat(0), 1, true, 3, false, 0));
    }

    @Test
    @RuleId("EX-8.3")
    void a_sled_that_is_out_when_its_ship_returns_is_lost_and_one_aboard_is_not() {
        Table table = Table.of(2)
                .ship(0, "2,10")
                .crew(0, 4, 0)
                .sled(0, "1,11,NW", 1, 2)
                .ship(1, "2,10");
        table.does(0, HOME).does(1, HOME);
        var fates = table.last(GameEnded.class).getFirst().fates();
        assertThat(fates.get(0)).isEqualTo(new ExpeditionEvent.Fate(new Seat(0), 1, false, 0, true, 3));
        assertThat(fates.get(1)).isEqualTo(new ExpeditionEvent.Fate(new Seat(1), 2, false, 0, false, 0));
    }
}
