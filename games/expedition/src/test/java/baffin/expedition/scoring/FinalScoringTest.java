package baffin.expedition.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.Matches;
import baffin.expedition.data.Token;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.CrewTransferred;
import baffin.expedition.state.ExpeditionEvent.IslandCompleted;
import baffin.expedition.state.ExpeditionEvent.PassageDiscovered;
import baffin.expedition.state.ExpeditionEvent.ReturnedHome;
import baffin.expedition.state.ExpeditionEvent.ShipMoved;
import baffin.expedition.state.ExpeditionEvent.SledDeployed;
import baffin.expedition.state.ExpeditionEvent.SledLost;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.state.Vehicle;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Final scoring from events alone (EX-9.2 to EX-9.6). */
class FinalScoringTest {

    private static final ExpeditionScores SCORES = new ExpeditionScores();

    private final List<ExpeditionEvent> events = new ArrayList<>();

    private void tokens(int seat, Token token, int count) {
        for (int i = 0; i < count; i++) {
            events.add(new TokenTaken(new Seat(seat), token, 4, 9, 1, 0, "EX-7.13"));
        }
    }

    private void points(int seat, int points) {
        events.add(new PassageDiscovered(new Seat(seat), Vehicle.SHIP, points, "EX-8.1"));
    }

    private void home(int seat, int order) {
        events.add(new ReturnedHome(new Seat(seat), Vehicle.SHIP, order, 0, "EX-8.2"));
    }

    private ScoreSheet sheet(int seats) {
        ExpeditionTally tally = SCORES.initial(Matches.setup(seats));
        long version = 1;
        for (ExpeditionEvent event : events) {
            tally = SCORES.apply(tally, ++version, event);
        }
        return SCORES.sheet(tally);
    }

    private List<Integer> points(ScoreSheet sheet, String kind) {
        return sheet.seats().stream()
                .map(score -> score.lines().stream()
                        .filter(line -> line.kind().equals(kind))
                        .mapToInt(ScoreLine::points)
                        .sum())
                .toList();
    }

    @Test
    @RuleId("EX-9.2")
    void majorities_pay_three_ranks_and_the_fourth_earns_nothing() {
        for (int seat = 0; seat < 4; seat++) {
            tokens(seat, Token.FRANKLIN, 4 - seat);
            tokens(seat, Token.STRAIT, seat + 1);
        }
        events.add(new IslandCompleted(new Seat(3), 2, 1, true, 4, 4, "EX-7.10"));
        assertThat(points(sheet(4), "MAJORITY_FRANKLIN")).containsExactly(13, 7, 4, 0);
        assertThat(points(sheet(4), "MAJORITY_STRAIT")).containsExactly(0, 3, 5, 11);
        assertThat(points(sheet(4), "MAJORITY_CARTOGRAPHY")).containsExactly(0, 0, 0, 9);
    }

    @Test
    @RuleId("EX-9.2")
    void no_tokens_never_earn_even_with_two_seats() {
        tokens(0, Token.FRANKLIN, 1);
        assertThat(points(sheet(2), "MAJORITY_FRANKLIN")).containsExactly(13, 0);
        assertThat(points(sheet(2), "MAJORITY_STRAIT")).containsExactly(0, 0);
    }

    @Test
    @RuleId("EX-9.3")
    void tied_seats_take_the_lowest_of_the_ranks_they_take_up() {
        assertThat(ranks(3, 3, 1)).containsExactly(2, 2, 3);
        assertThat(ranks(2, 2, 2)).containsExactly(3, 3, 3);
        assertThat(ranks(5, 2, 2, 0)).containsExactly(1, 3, 3, 0);
        assertThat(ranks(1, 1, 1, 1)).containsExactly(4, 4, 4, 4);
    }

    private static List<Integer> ranks(Integer... counts) {
        List<Integer> all = Arrays.asList(counts);
        List<Integer> ranks = new ArrayList<>();
        for (int seat = 0; seat < counts.length; seat++) {
            ranks.add(FinalScoring.rank(all, seat));
        }
        return ranks;
    }

    @Test
    @RuleId("EX-9.4")
    void each_full_set_earns_six() {
        for (Token token : Token.values()) {
            tokens(0, token, token == Token.CAIRN ? 2 : 3);
            tokens(1, token, token == Token.INUIT ? 0 : 5);
        }
        assertThat(points(sheet(2), "SET")).containsExactly(12, 0);
    }

    @Test
    @RuleId("EX-9.5")
    void a_lost_ship_and_each_crewman_of_a_lost_vehicle_cost_two() {
        Seat seat = new Seat(0);
        events.add(new ShipMoved(seat, Place.GREENLAND, new Place("2,10")));
        events.add(new SledDeployed(seat, new Place("2,10,NW")));
        events.add(new CrewTransferred(seat, 2, 1));
        ScoreSheet sheet = sheet(2);
        assertThat(points(sheet, "LOST_SHIP")).containsExactly(-2, 0);
        assertThat(points(sheet, "LOST_SHIP_CREW")).containsExactly(-8, 0);
        assertThat(points(sheet, "LOST_SLED_CREW")).containsExactly(-6, 0);
        assertThat(sheet.of(seat).score()).as("a total may be negative").isEqualTo(-16);
        assertThat(sheet.of(seat).facts()).containsEntry("lostCrew", "7").containsEntry("lostShip", "true");
    }

    @Test
    @RuleId("EX-9.5")
    void crewmen_lost_in_the_thaw_cost_two_each_and_the_sled_nothing() {
        Seat seat = new Seat(1);
        events.add(new SledDeployed(seat, new Place("2,10,NW")));
        events.add(new CrewTransferred(seat, 4, 0));
        events.add(new SledLost(seat, new Place("2,10,NW"), 4));
        assertThat(sheet(2).of(seat).score()).isEqualTo(-8);
        assertThat(sheet(2).of(seat).facts()).containsEntry("lostSled", "true");
    }

    @Test
    @RuleId("EX-9.5")
    void a_ship_that_never_left_greenland_is_not_lost() {
        assertThat(sheet(3).seats()).allMatch(score -> score.score() == 0);
        assertThat(sheet(3).seats()).allMatch(score -> score.place() == 1);
    }

    @Test
    @RuleId("EX-9.6")
    void a_tie_goes_to_the_seat_that_returned_first() {
        points(0, 10);
        points(1, 10);
        points(2, 10);
        points(3, 11);
        home(2, 1);
        home(1, 2);
        ScoreSheet sheet = sheet(4);
        assertThat(sheet.seats()).extracting(SeatScore::place).containsExactly(4, 3, 2, 1);
        assertThat(sheet.of(new Seat(2)).tieBreak().parameters()).containsEntry("order", 1);
        assertThat(sheet.of(new Seat(3)).tieBreak()).isNull();
    }

    @Test
    @RuleId("EX-9.6")
    void tied_seats_that_did_not_return_share_the_place() {
        points(0, 4);
        points(1, 10);
        points(2, 10);
        assertThat(sheet(3).seats()).extracting(SeatScore::place).containsExactly(3, 1, 1);
    }

    @Test
    void every_line_names_its_rule_and_the_version_of_its_event() {
        points(0, 10);
        tokens(0, Token.STRAIT, 1);
        List<ScoreLine> lines = sheet(2).of(new Seat(0)).lines();
        assertThat(lines).extracting(ScoreLine::kind).containsExactly("PASSAGE", "TOKEN_STRAIT", "MAJORITY_STRAIT");
        assertThat(lines).extracting(ScoreLine::version).containsExactly(2L, 3L, 3L);
        assertThat(lines).extracting(ScoreLine::ruleId).containsExactly("EX-8.1", "EX-7.13", "EX-9.2");
    }

    @Test
    void counts_hold_every_kind_of_token() {
        tokens(0, Token.INUIT, 2);
        Map<String, Integer> counts = sheet(2).of(new Seat(0)).counts();
        assertThat(counts).containsOnlyKeys("INUIT", "CAIRN", "FRANKLIN", "STRAIT", "CARTOGRAPHY");
        assertThat(counts).containsEntry("INUIT", 2).containsEntry("CAIRN", 0);
    }
}
