package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.entry.Division;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.pairing.league.LeagueDesign;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Policy;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A slow table of a league holds up its own division at most. */
class OverlapTest {

    private static final DivisionLeague EIGHTS = new DivisionLeague(8, 3, 1, 2, 4);
    private static final Publish NEXT = new Publish(List.of(), List.of());

    private static List<Integer> divisions(Round round) {
        return round.tables().stream()
                .map(table -> Objects.requireNonNull(table.division()))
                .distinct()
                .toList();
    }

    private static void end(Event event, Round round, Table table, List<Integer> places) {
        List<SeatResult> seats = places.stream()
                .map(place -> new SeatResult(place, null, null, Fate.PLAYED, null))
                .toList();
        event.ask(null, new RecordResult(round.number(), table.number(), table.attempt(), event.now, seats));
        event.settle();
    }

    /** Ends the open tables of a round but one of a division. */
    private static void endAllBut(Event event, int number, int division) {
        Round round = event.state().round(number).orElseThrow();
        boolean kept = false;
        for (Table table : round.tables()) {
            boolean late = !kept && Integer.valueOf(division).equals(table.division());
            kept |= late;
            if (!late && table.open()) {
                end(event, round, table, places(table));
            }
        }
    }

    private static void endAll(Event event) {
        for (int round = 1; round <= event.state().rounds().size(); round++) {
            endAllBut(event, round, 0);
        }
    }

    private static List<Integer> places(Table table) {
        return java.util.stream.IntStream.rangeClosed(1, table.seats().size())
                .boxed()
                .toList();
    }

    private static void everybodyHasAllGames(Competition state, DivisionLeague league) {
        Map<Integer, Integer> games = new HashMap<>();
        state.rounds()
                .forEach(round -> round.tables()
                        .forEach(table -> table.seats().forEach(entrant -> games.merge(entrant, 1, Integer::sum))));
        for (Division division : state.divisions()) {
            for (int entrant : division.entrants()) {
                int position = division.entrants().indexOf(entrant) + 1;
                assertThat(games.getOrDefault(entrant, 0))
                        .isEqualTo(LeagueDesign.games(
                                division.entrants().size(), state.policy().tableSize(), league.games(), position));
            }
        }
    }

    @Test
    void a_slow_table_holds_up_its_own_division_only() {
        Event event = Event.begun(Sample.of(EIGHTS), 23);
        event.publish();
        assertThat(event.refused(Event.ORGANISER, NEXT).faults().getFirst().detail())
                .isEqualTo("round 1 is still being played");
        endAllBut(event, 1, 3);

        assertThat(divisions(event.publish())).containsExactly(1, 2);
        assertThat(event.state().round(1).orElseThrow().open()).isTrue();
        endAll(event);
        assertThat(event.state().idle()).isTrue();
        assertThat(divisions(event.publish())).containsExactly(1, 2, 3);
        endAll(event);
        assertThat(divisions(event.publish())).containsExactly(3);
        assertThat(event.ask(Event.ORGANISER, new Finish())).isInstanceOf(Decision.Refused.class);
        endAll(event);
        event.accepted(Event.ORGANISER, new Finish());
        everybodyHasAllGames(event.state(), EIGHTS);
    }

    @Test
    void with_overlap_no_division_waits() {
        Event event = Event.begun(Sample.overlapping(Sample.of(EIGHTS)), 23);
        event.publish();
        endAllBut(event, 1, 3);

        assertThat(divisions(event.publish())).containsExactly(1, 2, 3);
        assertThat(divisions(event.publish())).containsExactly(1, 2, 3);
        assertThat(event.ask(Event.ORGANISER, NEXT)).isInstanceOf(Decision.Refused.class);
        assertThat(event.ask(Event.ORGANISER, new Finish())).isInstanceOf(Decision.Refused.class);
        endAll(event);
        event.accepted(Event.ORGANISER, new Finish());
        everybodyHasAllGames(event.state(), EIGHTS);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void by_itself_the_next_round_comes_at_the_deadline_for_those_who_are_ready(boolean overlap) {
        Policy plain = Sample.automatic(EIGHTS);
        Event event = Event.begun(overlap ? Sample.overlapping(plain) : plain, 23);
        event.settle();
        endAllBut(event, 1, 3);
        event.later(Duration.ofDays(13));
        assertThat(event.state().rounds()).hasSize(1);

        event.later(Duration.ofDays(1));
        assertThat(event.state().rounds()).hasSize(2);
        assertThat(event.state().round(1).orElseThrow().open()).isTrue();
        assertThat(divisions(event.state().rounds().getLast()))
                .containsExactlyElementsOf(overlap ? List.of(1, 2, 3) : List.of(1, 2));

        event.later(Duration.ofDays(3));
        assertThat(event.state().round(1).orElseThrow().open())
                .as("the time for rulings is over")
                .isFalse();
        while (event.state().status() == CompetitionStatus.RUNNING) {
            endAll(event);
            event.later(Duration.ofDays(1));
        }
        assertThat(event.state().rounds()).hasSize(overlap ? 3 : 4);
        everybodyHasAllGames(event.state(), EIGHTS);
    }

    @Test
    void while_a_round_is_held_open_none_follows() {
        Event event = Event.begun(Sample.overlapping(Sample.of(EIGHTS)), 8);
        event.publish();
        endAll(event);
        event.accepted(Event.ORGANISER, new ReopenRound(1, "somebody looks into it"));

        assertThat(event.ask(Event.ORGANISER, NEXT)).isInstanceOf(Decision.Refused.class);
    }

    @Test
    void a_late_table_can_play_again_and_its_ruling_be_lifted_although_a_round_followed() {
        Event event = Event.begun(Sample.of(EIGHTS), 23);
        event.publish();
        endAllBut(event, 1, 3);
        event.publish();
        int late = event.state().round(1).orElseThrow().tables().stream()
                .filter(Table::open)
                .findFirst()
                .orElseThrow()
                .number();

        event.accepted(Event.ORGANISER, Rule.replay(event, 1, late, "the cards were wet"));
        assertThat(event.state()
                        .round(1)
                        .orElseThrow()
                        .table(late)
                        .orElseThrow()
                        .attempt())
                .isEqualTo(2);
        event.accepted(Event.ORGANISER, new baffin.competition.event.RulingCommand.LiftRuling(1, "a mistake", null));
        assertThat(event.state()
                        .round(1)
                        .orElseThrow()
                        .table(late)
                        .orElseThrow()
                        .attempt())
                .isEqualTo(1);
    }

    @Test
    void other_formats_have_no_overlap() {
        assertThat(Event.of(Sample.of(new PodSwiss(2, 0, null)))).isNotNull();
        CompetitionCommand create = new CompetitionCommand.Create(
                Sample.overlapping(Sample.of(new PodSwiss(2, 0, null))),
                "0".repeat(64),
                null,
                null,
                null,
                List.of(),
                List.of(),
                List.of(),
                null);

        assertThat(new Event("c-9").refused(Event.ORGANISER, create).faults())
                .extracting(fault -> fault.pointer())
                .containsExactly("/schedule/overlap");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
    void results_in_any_order_with_several_rounds_open_give_the_standing_of_results_in_order(int seed) {
        Random chance = new Random(seed);
        DivisionLeague league = new DivisionLeague(4 + chance.nextInt(6), 3 + chance.nextInt(3), 1, 1, 2);
        int entrants = 8 + chance.nextInt(16);
        Event ordered = Event.begun(Sample.of(league), entrants);
        Event mixed = Event.begun(seed % 3 == 0 ? Sample.of(league) : Sample.overlapping(Sample.of(league)), entrants);
        while (ordered.ask(Event.ORGANISER, NEXT) instanceof Decision.Accepted) {
            Round round = ordered.state().rounds().getLast();
            round.tables().forEach(table -> end(ordered, round, table, drawn(ordered.state(), round, table, seed)));
        }
        int mostOpen = mixed(mixed, chance, seed);
        ordered.accepted(Event.ORGANISER, new Finish());
        mixed.accepted(Event.ORGANISER, new Finish());

        assertThat(standing(mixed.state())).isEqualTo(standing(ordered.state()));
        assertThat(mostOpen).isGreaterThan(1);
        Competition again = null;
        for (CompetitionRecord record : mixed.log) {
            again = Competition.after(again, record);
        }
        assertThat(again).isEqualTo(mixed.state());
        for (Round round : mixed.state().rounds()) {
            assertThat(PairingProof.of(mixed.log, round).differences()).isEmpty();
        }
    }

    /** Plays tables of any round and publishes whenever that is possible; returns how many rounds were open at most. */
    private static int mixed(Event event, Random chance, int seed) {
        int mostOpen = 0;
        while (true) {
            boolean published = chance.nextInt(3) == 0 && event.ask(Event.ORGANISER, NEXT) instanceof Decision.Accepted;
            List<Round> open = new ArrayList<>(
                    event.state().rounds().stream().filter(Round::open).toList());
            mostOpen = Math.max(mostOpen, open.size());
            if (open.isEmpty() && !published && event.ask(Event.ORGANISER, NEXT) instanceof Decision.Refused) {
                return mostOpen;
            }
            Collections.shuffle(open, chance);
            open.stream().limit(1).forEach(round -> {
                List<Table> tables = new ArrayList<>(
                        round.tables().stream().filter(Table::open).toList());
                Table table = tables.get(chance.nextInt(tables.size()));
                end(event, round, table, drawn(event.state(), round, table, seed));
            });
        }
    }

    /** Places that depend on the table and on which game of its division it is, in whatever round that comes. */
    private static List<Integer> drawn(Competition state, Round round, Table table, int seed) {
        long game = state.rounds().stream()
                .filter(one -> one.number() < round.number())
                .flatMap(one -> one.tables().stream())
                .filter(one -> one.seats().equals(table.seats()))
                .count();
        long same = round.tables().stream()
                .filter(one -> one.number() < table.number() && one.seats().equals(table.seats()))
                .count();
        List<Integer> places = new ArrayList<>(places(table));
        Collections.shuffle(places, new Random(Objects.hash(table.seats(), game + same, seed)));
        return places;
    }

    private static List<String> standing(Competition state) {
        return Standings.of(state).lines().stream().map(OverlapTest::line).toList();
    }

    private static String line(StandingLine line) {
        return line.entrant() + " " + line.rank() + " " + line.points() + " " + line.tieBreaks();
    }
}
