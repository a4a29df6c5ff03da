package baffin.expedition;

import static baffin.expedition.geometry.Orientation.FRONT_0;
import static baffin.expedition.geometry.Orientation.FRONT_90;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.expedition.data.Token;
import baffin.expedition.geometry.Place;
import baffin.expedition.geometry.Square;
import baffin.expedition.scoring.ExpeditionScores;
import baffin.expedition.scoring.ExpeditionTally;
import baffin.expedition.state.Crew;
import baffin.expedition.state.ExpeditionCommand;
import baffin.expedition.state.ExpeditionCommand.DrawTile;
import baffin.expedition.state.ExpeditionCommand.MoveShip;
import baffin.expedition.state.ExpeditionCommand.PlaceTile;
import baffin.expedition.state.ExpeditionCommand.RefreshDisplay;
import baffin.expedition.state.ExpeditionCommand.TakeTile;
import baffin.expedition.state.ExpeditionEvent;
import baffin.expedition.state.ExpeditionEvent.HoleFilled;
import baffin.expedition.state.ExpeditionEvent.TokenTaken;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Tile;
import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Ten situations worked by hand from the sentences of the rulebook. */
class ScenariosTest {

    private static final DrawTile DRAW = new DrawTile(Vehicle.SHIP, Tile.small(1));

    private static ScoreSheet sheet(int seats, List<ExpeditionEvent> events) {
        ExpeditionScores scores = new ExpeditionScores();
        ExpeditionTally tally = scores.initial(Matches.setup(seats));
        for (ExpeditionEvent event : events) {
            tally = scores.apply(tally, 1, event);
        }
        return scores.sheet(tally);
    }

    private static int points(SeatScore score, String kind) {
        return score.lines().stream()
                .filter(line -> line.kind().equals(kind))
                .mapToInt(ScoreLine::points)
                .sum();
    }

    @Test
    @RuleId("EX-5.2")
    void three_actions_of_price_one_cost_five_crewmen() {
        Table table = Table.of(2).does(0, DRAW).does(0, DRAW).does(0, DRAW);
        assertThat(table.seat(0).shipCrew()).isEqualTo(new Crew(2, 5));
    }

    @Test
    @RuleId({"EX-9.2", "EX-9.3"})
    void three_three_and_one_strait_tokens_pay_five_five_and_three() {
        List<ExpeditionEvent> events = new ArrayList<>();
        for (int seat : List.of(0, 0, 0, 1, 1, 1, 2)) {
            events.add(new TokenTaken(new Seat(seat), Token.STRAIT, 4, 9, 1, 1, "EX-7.13"));
        }
        assertThat(sheet(3, events).seats())
                .extracting(score -> points(score, "MAJORITY_STRAIT"))
                .containsExactly(5, 5, 3);
    }

    @Test
    @RuleId({"EX-6.5", "EX-9.5"})
    void a_sled_lost_with_four_crewmen_costs_eight() {
        Table table = Table.of(2)
                .round(6)
                .tile("L0", 5, 5)
                .ship(0, "2,10")
                .crew(0, 3, 0)
                .sled(0, "5,5,NW", 4, 0);
        List<ExpeditionEvent> events = new ArrayList<>();
        events.add(new ExpeditionEvent.SledDeployed(new Seat(0), new Place("5,5,NW")));
        events.add(new ExpeditionEvent.CrewTransferred(new Seat(0), 4, 0));
        events.addAll(table.allPass().last());
        assertThat(points(sheet(2, events).of(new Seat(0)), "LOST_SLED_CREW")).isEqualTo(-8);
    }

    @Test
    @RuleId("EX-7.9")
    void a_hole_of_one_square_surrounded_by_tiles_fills_itself() {
        Table table = Table.of(2)
                .tile("S0", 4, 4)
                .tile("S0", 6, 4)
                .tile("S0", 5, 3)
                .ship(0, "4,4")
                .tile("S0", 4, 5)
                .ship(0, "4,5")
                .reserve(0, "S0");
        table.does(0, new PlaceTile(Vehicle.SHIP, Tile.small(0), 5, 5, FRONT_0));
        assertThat(table.last(HoleFilled.class))
                .containsExactly(new HoleFilled(new Seat(0), Tile.small(0), 5, 4, FRONT_0, false));
        assertThat(table.state().board().empty(new Square(5, 4))).isFalse();
    }

    @Test
    @RuleId("EX-7.7")
    void a_tile_that_closes_the_last_sea_path_is_refused() {
        Table table = Table.of(2).tile("L15", 7, 1).ship(0, "6,0").reserve(0, "S4");
        PlaceTile closing = new PlaceTile(Vehicle.SHIP, Tile.small(4), 6, 2, FRONT_90);
        assertThat(Words.english(table.refused(0, closing, "EX-7.7"))).contains("sea path");
    }

    @Test
    @RuleId({"EX-1.4", "EX-8.1", "EX-8.2"})
    void passage_and_greenland_tokens_depend_on_the_seats() {
        for (int seats = 2; seats <= 4; seats++) {
            Table table = Table.of(seats);
            List<Integer> earned = new ArrayList<>();
            for (int seat = 0; seat < seats; seat++) {
                table.turnOf(seat).ship(seat, "6,0").does(seat, new MoveShip(Place.NORTHWEST_PASSAGE));
                earned.add(table.last(ExpeditionEvent.PassageDiscovered.class)
                        .getFirst()
                        .points());
                table.ship(seat, "2,10").does(seat, new MoveShip(Place.GREENLAND));
                earned.add(table.last(ExpeditionEvent.ReturnedHome.class)
                        .getFirst()
                        .points());
            }
            List<Integer> expected = List.of(
                            List.of(10, 6, 3, 0), List.of(13, 7, 7, 3, 3, 0), List.of(15, 10, 10, 6, 6, 3, 3, 0))
                    .get(seats - 2);
            assertThat(earned).isEqualTo(expected);
        }
    }

    @Test
    @RuleId({"EX-8.2", "EX-9.1"})
    void who_returns_early_plays_no_more_and_its_reserve_is_out() {
        Table table = Table.of(2).ship(0, "2,10").reserve(0, "L7", "S1").does(0, new MoveShip(Place.GREENLAND));
        assertThat(table.seat(0).reserve()).isEmpty();
        assertThat(table.state().toAct()).containsExactly(new Seat(1));
        table.does(1, DRAW).does(1, new ExpeditionCommand.EndTurn());
        assertThat(table.state().toAct()).as("only the other seat goes on").containsExactly(new Seat(1));
    }

    @Test
    @RuleId({"EX-6.1", "EX-6.4"})
    void a_ship_on_a_cut_tile_sails_on_from_its_thawed_part_only() {
        Table table = Table.of(2)
                .round(1)
                .tile("L16", 1, 9, FRONT_90, false)
                .tile("S0", 1, 8)
                .tile("S0", 2, 8)
                .ship(0, "1,9");
        assertThat(table.legal(0).map(l -> l.command()).filter(MoveShip.class::isInstance))
                .containsExactly(new MoveShip(new Place("2,8")), new MoveShip(new Place("2,10")));
    }

    @Test
    @RuleId("EX-7.5")
    void a_refresh_with_three_tiles_in_the_bag_shows_those_three() {
        Table table = Table.of(2);
        table.supply(table.state()
                .supply()
                .withDisplay(0b10101, table.state().supply().display()));
        table.does(0, new RefreshDisplay(Vehicle.SHIP));
        assertThat(table.state().supply().display())
                .containsExactlyInAnyOrder(Tile.large(0), Tile.large(2), Tile.large(4));
        assertThat(table.state().supply().bagCount()).isEqualTo(4);
        table.does(0, new TakeTile(Tile.large(2)));
    }

    @Test
    @RuleId({"EX-7.14", "EX-7.15"})
    void an_inuit_or_cairn_token_is_worth_two_four_or_six() {
        List<Integer> points = new ArrayList<>();
        for (int column : List.of(9, 5, 1)) {
            Table table = Table.of(2).tile("L5", 4, column, FRONT_0, true).ship(0, "4," + column);
            table.does(0, new ExpeditionCommand.Discover(Vehicle.SHIP, Token.CAIRN));
            points.add(table.last(TokenTaken.class).getFirst().points());
        }
        assertThat(points).containsExactly(2, 4, 6);
    }
}
