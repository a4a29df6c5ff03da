package baffin.competition.decide.season;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.competition.Competition;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.decide.entry.PolicyWarnings;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Division;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Policy;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.competition.table.Placement;
import baffin.competition.table.Series;
import baffin.competition.table.Table;
import baffin.testing.Effort;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag(Effort.SOAK)
class SeasonsTest {

    private static final DivisionLeague FOURS = new DivisionLeague(4, 4, null, 1, 1);

    private static Event season(DivisionLeague league, int season, List<Placement> placements) {
        Event event = new Event("s-" + season);
        event.accepted(
                Event.ORGANISER,
                new Create(
                        Sample.of(league),
                        "5eed",
                        null,
                        new Series("s-1", season, null),
                        null,
                        placements,
                        List.of(),
                        List.of(),
                        null));
        return event;
    }

    private static void enter(Event event, int number, int rating, int rated) {
        Actor actor = Event.player(number);
        event.accepted(actor, new Enter(actor.holder(), rated == 0 ? null : rating, rated, null));
    }

    private static List<Integer> top(Event event) {
        return event.state().divisions().getFirst().entrants();
    }

    @Test
    void a_free_place_goes_to_the_highest_rating_whether_new_or_not() {
        List<Placement> placements = List.of(
                new Placement("p1", 1, 1, 1),
                new Placement("p2", 1, 2, 1),
                new Placement("p3", 1, 3, 1),
                new Placement("p4", 2, 3, 1),
                new Placement("p5", 2, 4, 1));
        Event event = season(FOURS, 2, placements);
        for (int number = 1; number <= 8; number++) {
            enter(event, number, number == 4 ? 1900 : 1500, number == 4 || number == 8 ? 20 : 0);
        }

        event.accepted(Event.ORGANISER, new Start());

        assertThat(top(event)).containsExactlyInAnyOrder(1, 2, 3, 4);
    }

    @Test
    void of_two_seconds_the_one_with_more_points_a_match_is_the_best() {
        Event first = season(FOURS, 1, List.of());
        for (int number = 1; number <= 12; number++) {
            enter(first, number, 0, 0);
        }
        first.accepted(Event.ORGANISER, new Start());
        first.publish();
        first.play(new Random(5));
        first.accepted(Event.ORGANISER, new Finish());
        List<StandingTable> tables = Standings.of(first.state()).tables();
        assertThat(tables).extracting(StandingTable::tier).containsExactly(1, 2, 2);
        List<StandingLine> seconds =
                tables.stream().skip(1).map(table -> table.lines().get(1)).toList();
        StandingLine best =
                seconds.get(0).points().compareTo(seconds.get(1).points()) > 0 ? seconds.get(0) : seconds.get(1);
        assertThat(seconds.get(0).points()).isNotEqualTo(seconds.get(1).points());

        for (int liked = 0; liked < 2; liked++) {
            Event next = season(FOURS, 2, Seasons.placements(first.state()));
            for (int number = 1; number <= 14; number++) {
                boolean leaves = number == tables.getFirst().lines().get(1).entrant()
                        || number == tables.getFirst().lines().get(2).entrant();
                if (!leaves) {
                    boolean higher = seconds.get(liked).entrant() == number;
                    enter(next, number, higher ? 1900 : 1500, number > 12 ? 0 : 20);
                }
            }
            next.accepted(Event.ORGANISER, new Start());
            Competition state = next.state();
            assertThat(top(next)).hasSize(4);
            assertThat(top(next).stream()
                            .map(number ->
                                    state.entrant(number).orElseThrow().person().player()))
                    .contains(best.person().player());
        }
    }

    @Test
    void whoever_is_said_to_go_up_or_down_does_so_in_divisions_of_any_size() {
        for (int entrants = 8; entrants <= 24; entrants++) {
            Event event = season(new DivisionLeague(7, 4, null, 3, 4), 1, List.of());
            for (int number = 1; number <= entrants; number++) {
                enter(event, number, 0, 0);
            }
            event.accepted(Event.ORGANISER, new Start());
            event.publish();
            event.play(new Random(entrants));
            event.accepted(Event.ORGANISER, new Finish());
            agree(event.state(), entrants + " entrants");
        }
    }

    @Test
    void the_list_of_the_next_season_is_what_its_start_does_whatever_the_policy() {
        for (int seed = Effort.first(); seed < Effort.first() + Effort.many(60); seed++) {
            Random chance = new Random(8L * seed + 1);
            int size = 4 + chance.nextInt(6);
            int up = chance.nextInt(3);
            DivisionLeague league = new DivisionLeague(size, 4, null, up, chance.nextInt(size - up));
            int entrants = 8 + chance.nextInt(25);
            boolean leaving = chance.nextBoolean();
            Event event = season(league, 1, leaving ? List.of(new Placement("old", 1, 3, 0)) : List.of());
            for (int number = 1; number <= entrants; number++) {
                enter(event, number, 0, 0);
            }
            event.accepted(Event.ORGANISER, new Start());
            event.publish();
            event.play(chance);
            if (leaving) {
                // is asked again; who is removed is not
                event.accepted(Event.player(1), new Withdraw(1, "ill"));
                int removed = 2 + chance.nextInt(entrants - 1);
                event.accepted(Event.ORGANISER, new RemoveEntrant(removed, "used a program"));
            }
            event.accepted(Event.ORGANISER, new Finish());
            List<SeasonMove> moves = Seasons.moves(event.state(), player -> true);

            Event next = season(league, 2, Seasons.placements(event.state()));
            moves.stream().filter(SeasonMove::invitable).forEach(move -> {
                Actor actor = new Actor(move.player(), false);
                next.accepted(actor, new Enter(actor.holder(), null, 0, null));
            });
            next.accepted(Event.ORGANISER, new Start());

            Map<String, Integer> tiers = new HashMap<>();
            for (Division division : next.state().divisions()) {
                division.entrants()
                        .forEach(number -> tiers.put(
                                next.state()
                                        .entrant(number)
                                        .orElseThrow()
                                        .person()
                                        .player(),
                                division.tier()));
            }
            assertThat(moves.stream()
                            .filter(SeasonMove::invitable)
                            .collect(Collectors.toMap(SeasonMove::player, SeasonMove::next)))
                    .as(league + ", seed " + seed)
                    .isEqualTo(tiers);
            assertThat(moves).isSortedAccordingTo(Comparator.comparingInt(SeasonMove::next));
            boolean balanced = PolicyWarnings.of(event.state().policy(), entrants).stream()
                    .noneMatch(warning -> warning.contains("with " + entrants + " entrants"));
            if (balanced && !leaving) {
                assertThat(moves).as(league + ", seed " + seed).allMatch(move -> move.earned() == move.next());
            }
        }
    }

    @Test
    void a_league_whose_ups_and_downs_do_not_balance_is_warned_of_it() {
        Policy policy = Sample.of(new DivisionLeague(8, 3, null, 2, 2));

        assertThat(PolicyWarnings.of(policy, 23))
                .anyMatch(warning ->
                        warning.startsWith("with 23 entrants 4 come up into tier 1 after a season, and 2 go down"));
        assertThat(PolicyWarnings.of(Sample.of(new DivisionLeague(8, 3, null, 2, 4)), 23))
                .noneMatch(warning -> warning.startsWith("with 23"));
    }

    private static void agree(Competition state, String name) {
        Map<String, Integer> tiers = new HashMap<>();
        Seasons.placements(state).forEach(one -> tiers.put(one.player(), one.tier()));
        for (StandingTable table : Standings.of(state).tables()) {
            int tier = table.tier() == null ? 1 : table.tier();
            for (StandingLine line : table.lines()) {
                int after = tiers.get(line.person().player());
                String where =
                        name + ", division " + table.division() + ", rank " + line.rank() + ", " + line.outcome();
                if (line.outcome() == Achievement.PROMOTED) {
                    assertThat(after).as(where).isEqualTo(tier - 1);
                } else if (line.outcome() == Achievement.RELEGATED) {
                    assertThat(after).as(where).isEqualTo(tier + 1);
                } else if (line.outcome() == Achievement.CHAMPION) {
                    assertThat(after).as(where).isEqualTo(1);
                }
            }
        }
    }

    @Test
    void a_season_without_somebody_keeps_the_tier_and_two_seasons_do_not() {
        for (int season : List.of(3, 4)) {
            List<Placement> placements = List.of(new Placement("p1", 1, 3, 1));
            Event event = season(FOURS, season, placements);
            for (int number = 1; number <= 8; number++) {
                enter(event, number, 1500 + number, number == 1 ? 0 : 20);
            }
            event.accepted(Event.ORGANISER, new Start());
            assertThat(top(event).contains(1)).isEqualTo(season == 3);
        }
    }

    @Test
    void one_match_less_by_the_design_is_no_reason_to_be_struck_and_none_that_is_left() {
        DivisionLeague league = new DivisionLeague(5, 2, null, 1, 1);
        Event event = Event.begun(Sample.threes(league), 5);
        Division division = event.state().divisions().getFirst();
        event.publish();
        Map<Integer, Integer> games = new HashMap<>();
        event.state()
                .rounds()
                .getFirst()
                .tables()
                .forEach(table -> table.seats().forEach(seat -> games.merge(seat, 1, Integer::sum)));
        int fewer = division.entrants().getLast();
        assertThat(games.get(fewer)).isEqualTo(1);

        event.play(new Random(1));

        assertThat(Standings.of(event.state()).lines()).allMatch(line -> line.gamesLeft() == 0);
        event.refused(Event.ORGANISER, new Publish(List.of(), List.of()));
        assertThat(Standings.of(event.state()).lines()).noneMatch(StandingLine::struck);
    }

    @Test
    void whoever_leaves_a_round_robin_leaves_nobody_with_matches_to_come() {
        Event event = Event.begun(Sample.of(new baffin.competition.policy.Format.RoundRobin(1)), 5);
        event.publish();
        Table table = event.state().rounds().getFirst().tables().getFirst();
        event.play(new Random(1));
        int gone = table.seats().getFirst();
        event.accepted(Event.player(gone), new Withdraw(gone, null));
        Map<Integer, Integer> left = new HashMap<>();
        Standings.of(event.state()).lines().forEach(line -> left.put(line.entrant(), line.gamesLeft()));
        Map<Integer, Integer> played = new HashMap<>();
        while (event.ask(Event.ORGANISER, new Publish(List.of(), List.of()))
                instanceof baffin.decider.Decision.Accepted) {
            event.state()
                    .rounds()
                    .getLast()
                    .tables()
                    .forEach(one -> one.seats().forEach(seat -> played.merge(seat, 1, Integer::sum)));
            event.play(new Random(2));
        }
        left.forEach(
                (number, games) -> assertThat(games).as("entrant " + number).isEqualTo(played.getOrDefault(number, 0)));
    }

    @Test
    void the_next_season_says_who_goes_up_down_stays_or_may_come_back() {
        List<Placement> before = List.of(new Placement("old", 1, 3, 1), new Placement("older", 1, 4, 0));
        Event event = season(FOURS, 2, before);
        for (int number = 1; number <= 10; number++) {
            enter(event, number, 0, 0);
        }
        event.accepted(Event.ORGANISER, new Start());
        event.publish();
        event.play(new Random(3));
        int worst = Standings.of(event.state())
                .tables()
                .getFirst()
                .lines()
                .getFirst()
                .entrant();
        event.accepted(Event.ORGANISER, new RemoveEntrant(worst, "used a program"));
        event.accepted(Event.ORGANISER, new Finish());

        List<SeasonMove> moves = Seasons.moves(event.state(), player -> true);

        assertThat(moves).hasSize(11);
        assertThat(moves.stream().filter(move -> move.kind() == SeasonMoveKind.UP))
                .hasSize(1);
        assertThat(moves.stream().filter(move -> move.kind() == SeasonMoveKind.DOWN))
                .extracting(SeasonMove::player, SeasonMove::next, SeasonMove::invitable)
                .contains(tuple("p" + worst, 2, false));
        assertThat(moves.stream().filter(move -> move.kind() == SeasonMoveKind.RETURNS))
                .extracting(SeasonMove::player, SeasonMove::next)
                .containsExactly(tuple("old", 1));
    }
}
