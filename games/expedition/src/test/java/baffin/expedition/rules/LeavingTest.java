package baffin.expedition.rules;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.ExpeditionGame;
import baffin.expedition.Table;
import baffin.expedition.geometry.Place;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.Pass;
import baffin.expedition.state.ExpeditionCommand.RelocateSled;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.Fate;
import baffin.expedition.state.ExpeditionEvent.GameEnded;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.Reason;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.SledRelocated;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.match.FinalPlaces;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.terms.MatchTerms;
import baffin.testing.RuleId;
import baffin.testing.TimedMatch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Places of a match of Expedition that some have left. */
class LeavingTest {

    private static final ExpeditionGame GAME = new ExpeditionGame();

    private final List<ExpeditionEvent> events = new ArrayList<>();

    private static List<Seat> seats(int... seats) {
        return IntStream.of(seats).mapToObj(Seat::new).toList();
    }

    private LeavingTest points(int... points) {
        for (int seat = 0; seat < points.length; seat++) {
            events.add(new PassageDiscovered(new Seat(seat), Vehicle.SHIP, points[seat], "EX-8.1"));
        }
        return this;
    }

    private ScoreSheet sheet(int... left) {
        Setup setup = GAME.info().setup(4, Map.of());
        ExpeditionTally tally = GAME.scoreKeeper().initial(setup);
        for (ExpeditionEvent event : events) {
            tally = GAME.scoreKeeper().apply(tally, 7, event);
        }
        return FinalPlaces.sheet(GAME, setup, tally, seats(left), List.of());
    }

    private static List<Integer> ranks(ScoreSheet sheet) {
        return sheet.seats().stream().map(SeatScore::place).toList();
    }

    @Test
    @RuleId("EX-9.6")
    void a_leader_who_left_comes_behind_all_who_were_held_and_keeps_the_points() {
        points(15, 10, 6, 3);
        ScoreSheet own = sheet();
        ScoreSheet sheet = sheet(0);

        assertThat(ranks(own)).containsExactly(1, 2, 3, 4);
        assertThat(ranks(sheet)).containsExactly(4, 1, 2, 3);
        assertThat(sheet.of(new Seat(0)).score()).isEqualTo(15);
        assertThat(sheet.of(new Seat(0)).lines()).isEqualTo(own.of(new Seat(0)).lines());
        assertThat(sheet.of(new Seat(0)).facts()).containsEntry(FinalPlaces.LEFT, "1");
        assertThat(sheet.of(new Seat(1)).facts()).doesNotContainKey(FinalPlaces.LEFT);
    }

    @Test
    @RuleId("EX-9.6")
    void of_those_who_left_the_last_comes_first_also_when_nobody_was_held() {
        points(15, 10, 6, 3);
        assertThat(ranks(sheet(3, 0))).containsExactly(3, 1, 2, 4);
        assertThat(ranks(sheet(0, 3))).containsExactly(4, 1, 2, 3);
        assertThat(ranks(sheet(1, 0, 2, 3))).containsExactly(3, 4, 2, 1);
    }

    @Test
    @RuleId("EX-9.6")
    void a_tie_with_who_left_is_none_and_a_tie_of_others_stays() {
        points(10, 10, 6, 6);
        events.add(new ReturnedHome(new Seat(2), Vehicle.SHIP, 1, 0, "EX-8.2"));
        ScoreSheet sheet = sheet(0);
        assertThat(ranks(sheet)).containsExactly(4, 1, 2, 3);
        assertThat(sheet.of(new Seat(0)).tieBreak()).isNull();
        assertThat(sheet.of(new Seat(1)).tieBreak()).isNull();
        assertThat(sheet.of(new Seat(2)).tieBreak().parameters()).containsEntry("order", 1);

        events.removeLast();
        assertThat(ranks(sheet(1))).as("shared").containsExactly(1, 4, 2, 2);
    }

    private static TimedMatch<ExpeditionCommand, ExpeditionState, ExpeditionEvent, ExpeditionTally> match(Table table) {
        return new TimedMatch<>(GAME, table.state().seats().size(), MatchTerms.DEFAULT, 1).on(table.state());
    }

    @Test
    @RuleId("EX-9.7")
    void with_one_seat_still_held_the_match_ends_with_that_step_and_only_those_who_left_lose_ships_and_crew() {
        var match = match(Table.of(3).ship(0, "2,10").sled(0, "2,10,NW", 1, 0).ship(1, "2,10"));
        match.send("p2", new MatchCommand.Resign());
        assertThat(match.state().ended()).isFalse();
        match.send("host", new MatchCommand.ForfeitSeat(new Seat(1), "left the hall"));

        assertThat(match.state().ended()).isTrue();
        assertThat(match.last())
                .containsExactly(new GameEnded(
                        Reason.OTHERS_LEFT,
                        List.of(
                                new Fate(new Seat(0), 0, false, 0, false, 0),
                                new Fate(new Seat(1), 0, true, 7, false, 0),
                                new Fate(new Seat(2), 0, false, 0, false, 0))));
        assertThat(ranks(match.sheet())).containsExactly(1, 2, 3);
        assertThat(match.sheet().of(new Seat(0)).facts()).containsEntry(FinalPlaces.WON_BY, "FORFEIT");
        assertThat(match.sheet().last()).isTrue();
    }

    @Test
    @RuleId({"EX-9.5", "EX-9.7"})
    void the_seat_that_stayed_has_no_losses_not_even_those_of_a_thaw_and_whoever_left_has_all() {
        points(3, 3, 3);
        for (int seat = 0; seat < 2; seat++) {
            events.add(new ShipMoved(new Seat(seat), Place.GREENLAND, new Place("2,10")));
            events.add(new SledDeployed(new Seat(seat), new Place("2,10,NW")));
            events.add(new CrewTransferred(new Seat(seat), 2, 0));
            events.add(new SledLost(new Seat(seat), new Place("2,10,NW"), 2));
        }
        ExpeditionState state = Table.of(4).state();
        for (ExpeditionEvent event : events.subList(3, events.size())) {
            state = GAME.evolve(state, event);
        }
        assertThat(sheet(1, 2).of(new Seat(0)).score()).as("while others play").isEqualTo(3 - 2 - 2 * 5 - 2 * 2);
        events.addAll(GAME.conclude(state, seats(0)));
        ScoreSheet sheet = sheet(1, 2, 3);
        assertThat(ranks(sheet)).containsExactly(1, 4, 3, 2);
        assertThat(sheet.of(new Seat(0)).score()).isEqualTo(3);
        assertThat(sheet.of(new Seat(0)).facts())
                .containsEntry("lostShip", "false")
                .containsEntry("lostSled", "false")
                .containsEntry("lostCrew", "0");
        assertThat(sheet.of(new Seat(1)).score()).isEqualTo(3 - 2 - 2 * 5 - 2 * 2);
    }

    @Test
    @RuleId({"EX-6.5", "EX-9.7"})
    void a_seat_that_left_puts_its_sled_on_the_first_area_and_the_round_begins() {
        Table table = Table.of(3).round(6).tile("L33", 5, 5);
        for (int seat = 0; seat < 3; seat++) {
            table.ship(seat, "2,10").sled(seat, seat == 1 ? "2,10,NW" : "5,5,NW", 1, 1);
        }
        var match = match(table);
        match.send("p2", new MatchCommand.Resign());
        match.play(new Seat(0), new Pass());
        match.play(new Seat(1), new Pass());
        match.play(new Seat(0), match.legal(new Seat(0)).getLast());

        assertThat(match.all(MatchEvent.Played.class))
                .filteredOn(played -> played.event() instanceof SledRelocated)
                .extracting(played -> ((SledRelocated) played.event()).seat())
                .contains(new Seat(2), new Seat(0));
        assertThat(match.state().game().phase()).isEqualTo(Phase.ACTIONS);
        assertThat(match.state().game().round()).isEqualTo(7);
    }

    @Test
    @RuleId("EX-6.5")
    void a_seat_that_leaves_while_its_sled_is_asked_for_puts_it_on_the_first_area() {
        Table table = Table.of(3).round(6).tile("L33", 5, 5);
        for (int seat = 0; seat < 3; seat++) {
            table.ship(seat, "2,10").sled(seat, "5,5,NW", 1, 1);
        }
        var match = match(table.allPass());
        Seat toAct = match.toAct();
        assertThat(match.state().game().phase()).isEqualTo(Phase.RELOCATION);
        Place first = ((RelocateSled) match.legal(toAct).getFirst()).to();
        match.send(match.player(toAct), new MatchCommand.Resign());

        assertThat(match.last()).startsWith(new SledRelocated(toAct, new Place("5,5,NW"), first, true));
        assertThat(match.toAct()).isNotEqualTo(toAct);
        match.send(match.player(match.toAct()), new MatchCommand.Resign());
        assertThat(match.state().ended()).isTrue();
    }
}
