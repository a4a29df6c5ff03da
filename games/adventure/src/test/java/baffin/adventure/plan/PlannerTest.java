package baffin.adventure.plan;

import static baffin.adventure.Table.follow;
import static baffin.adventure.Table.lay;
import static baffin.adventure.Table.wake;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.adventure.Matches;
import baffin.adventure.Table;
import baffin.adventure.data.MarkerKind;
import baffin.adventure.data.Skipper;
import baffin.adventure.data.Treasure;
import baffin.adventure.plan.Planner.Reach;
import baffin.adventure.sea.Ground;
import baffin.adventure.sea.Hex;
import baffin.adventure.sea.Sea;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureCommand.FollowRoute;
import baffin.adventure.state.AdventureCommand.LayMarker;
import baffin.adventure.state.AdventureCommand.LayWake;
import baffin.adventure.state.AdventureCommand.Overtake;
import baffin.adventure.state.AdventureCommand.PlayCard;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Captain;
import baffin.adventure.state.Phase;
import baffin.adventure.state.Turn;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.testing.RuleId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The planner of the view (AD-8.1). */
@RuleId("AD-8.1")
class PlannerTest {

    private static Optional<Reach> to(Table table, String hex) {
        return Planner.reach(table.state()).stream()
                .filter(reach -> reach.hex().equals(new Hex(hex)))
                .findFirst();
    }

    @Test
    void every_hex_of_calm_water_within_four_steps_is_listed_with_its_price() {
        Table table = Table.of(2);
        assertThat(to(table, "1,2")).map(Reach::cost).contains(1);
        assertThat(to(table, "4,1")).map(Reach::cost).contains(4);
        assertThat(to(table, "5,1")).isEmpty();
        assertThat(Planner.reach(table.state())).hasSize(16);
    }

    @Test
    void the_cheapest_way_leads_round_the_snow() {
        Table table = Table.of(2).row(2, "SSSW").singles(0, "1,2").turnOf(0, 4);
        assertThat(to(table, "3,3")).map(Reach::cost).contains(3);
        assertThat(to(table, "2,2")).map(Reach::cost).contains(3);
        assertThat(to(table, "2,2").orElseThrow().first()).isEqualTo(lay("2,2"));
    }

    @Test
    void a_wake_may_be_the_cheapest_way() {
        Table table = Table.of(2).row(1, "IIII").singles(1, "1,1", "2,1", "3,1").turnOf(0, 4);
        assertThat(to(table, "2,1")).contains(new Reach(new Hex("2,1"), 3, wake("1,1")));
        assertThat(to(table, "3,1")).as("a ship is there").isEmpty();
    }

    @Test
    void the_own_route_is_followed() {
        Table table = Table.of(2).row(1, "SSSS").row(2, "SSSS").singles(0, "1,0", "2,0", "3,0");
        assertThat(to(table, "1,0")).contains(new Reach(new Hex("1,0"), 2, follow("2,0")));
    }

    @Test
    void markers_that_are_gone_are_not_planned_with() {
        Table table = Table.of(2);
        for (MarkerKind kind : MarkerKind.values()) {
            table.markers(0, kind, kind == MarkerKind.TWO_STRAIGHT ? 1 : 0);
        }
        assertThat(to(table, "1,0")).map(Reach::cost).contains(2);
        assertThat(to(table, "3,0")).isEmpty();
    }

    @Test
    void a_free_marker_has_its_own_reach() {
        Table table = Table.of(2).holds(0, Treasure.CATCH_UP).singles(1, "1,3").turnOf(0, 0);
        assertThat(Planner.reach(table.state())).isEmpty();
        table.does(new PlayCard(Treasure.CATCH_UP));
        assertThat(to(table, "3,1")).map(Reach::cost).contains(0);
        assertThat(to(table, "4,1")).isEmpty();
    }

    @Test
    @RuleId("AD-7.4")
    void hudsons_point_for_a_free_wake_marker_is_planned_with() {
        Table table = Table.of(2).is(1, Skipper.HUDSON).singles(1, "1,1", "2,1", "3,1");
        table.row(1, "IWII").holds(0, Treasure.CATCH_UP).turnOf(0, 1).does(new PlayCard(Treasure.CATCH_UP));
        assertThat(to(table, "1,1")).contains(new Reach(new Hex("1,1"), 1, wake("1,1")));
    }

    @Test
    @RuleId("AD-4.9")
    void who_overtakes_plans_with_no_wake_marker() {
        Table table = Table.of(3).singles(1, "1,1", "2,1", "3,1").singles(2, "2,0", "3,0", "4,0", "5,0");
        table.inWake(0, "1,1", 1).turnOf(0, 4).does(lay("2,1"));
        assertThat(to(table, "2,0")).contains(new Reach(new Hex("2,0"), 2, wake("2,0")));
        table.does(new Overtake(new Seat(1)));
        assertThat(to(table, "2,0")).isEmpty();
        assertThat(to(table, "4,1")).map(Reach::cost).contains(2);
    }

    @Test
    @RuleId({"AD-4.6", "AD-7.12"})
    void baffin_plans_below_icebergs() {
        Table table = Table.of(2).is(0, Skipper.BAFFIN).singles(0, "1,0", "2,0").piece(Ground.ICEBERG, "1,0");
        assertThat(to(table, "1,0")).map(Reach::cost).contains(0);
    }

    @Test
    void nobody_plans_while_characters_are_chosen() {
        assertThat(Planner.reach(Matches.GAME.initial(Matches.setup(2)))).isEmpty();
    }

    @Test
    void in_random_positions_the_planner_finds_what_trying_every_way_finds() {
        int compared = 0;
        for (int seats = 2; seats <= 4; seats++) {
            for (int seed = 0; seed < 12; seed++) {
                List<AdventureState> positions = Matches.positions(Matches.setup(seats), 700 + seed);
                for (int i = seed; i < positions.size(); i += 13) {
                    if (comparable(positions.get(i))) {
                        AdventureState state = withFewPoints(positions.get(i));
                        assertThat(planned(state)).isEqualTo(tried(state));
                        compared++;
                    }
                }
            }
        }
        assertThat(compared).isGreaterThan(100);
    }

    @Test
    @RuleId("AD-7.12")
    void a_hex_that_a_marker_has_passed_is_reached_by_going_back_though_its_end_is_reached_more_cheaply() {
        Table table = Table.of(2).is(0, Skipper.BAFFIN).singles(1, "1,1", "2,1", "3,1", "4,1", "5,0");
        for (int row = 1; row <= 8; row++) {
            table.row(row, "IIII");
        }
        table.inWake(0, "1,1", 1).singles(0, "1,2", "1,3", "2,3", "3,3", "4,2");
        for (MarkerKind kind : MarkerKind.values()) {
            table.markers(0, kind, kind == MarkerKind.WAKE || kind == MarkerKind.THREE_CURVED ? 1 : 0);
        }
        table.turnOf(0, 3);
        assertThat(to(table, "4,1")).contains(new Reach(new Hex("4,1"), 2, wake("4,1")));
        assertThat(to(table, "3,1")).contains(new Reach(new Hex("3,1"), 3, follow("3,3")));
    }

    /** Gilbert's moves wait for his strips. */
    private static boolean comparable(AdventureState state) {
        return state.phase() == Phase.TURN && !state.of(state.now()).is(Skipper.GILBERT);
    }

    /** More points than three take too long to try every way. */
    private static AdventureState withFewPoints(AdventureState state) {
        Turn turn = state.turn();
        return state.with(turn.withPoints(Math.min(0, 3 - turn.points())));
    }

    private static Map<String, Integer> planned(AdventureState state) {
        Map<String, Integer> planned = new TreeMap<>();
        Planner.reach(state).forEach(reach -> planned.put(reach.hex().text(), reach.cost()));
        return planned;
    }

    /** Carries out every sequence of movements on the map as it is known now, with no bonus on the way. */
    private static Map<String, Integer> tried(AdventureState start) {
        Turn turn = start.turn();
        Turn plain = new Turn(
                turn.points(), 0, turn.moved(), turn.overtaking(), true, turn.freeSteps(), null, List.of(), null);
        Map<String, Integer> best = new TreeMap<>();
        Hex home = start.of(start.now()).ship();
        go(start.with(plain), start.sea(), best, new HashMap<>());
        if (home != null) {
            best.remove(home.text());
        }
        return best;
    }

    private static void go(
            AdventureState state, Sea known, Map<String, Integer> best, Map<List<Object>, Integer> visited) {
        Captain captain = state.of(state.now());
        int left = state.turn().points();
        List<Object> key = List.of(state.sea().things(), String.valueOf(captain.ship()));
        if (visited.getOrDefault(key, -1) >= left) {
            return;
        }
        visited.put(key, left);
        for (LegalCommand<AdventureCommand> legal : Matches.GAME.legalCommands(state, state.now())) {
            List<Hex> path = path(legal.command());
            if (path.isEmpty()
                    || !path.stream().allMatch(hex -> known.known(known.grid().id(hex)))) {
                continue;
            }
            AdventureState next = state;
            for (AdventureEvent event :
                    Matches.accepted(Matches.GAME.decide(state, state.now(), legal.command(), bound -> 0))) {
                next = Matches.GAME.evolve(next, event);
            }
            best.merge(path.getLast().text(), spent(visited, next), Math::min);
            go(next, known, best, visited);
        }
    }

    /** Points spent since the first call, which has noted what it began with. */
    private static int spent(Map<List<Object>, Integer> visited, AdventureState next) {
        int begun = visited.values().stream().mapToInt(Integer::intValue).max().orElseThrow();
        return begun - next.turn().points();
    }

    private static List<Hex> path(AdventureCommand command) {
        return switch (command) {
            case LayMarker c -> c.path();
            case LayWake c -> List.of(c.hex());
            case FollowRoute c -> List.of(c.to());
            default -> new ArrayList<>();
        };
    }
}
