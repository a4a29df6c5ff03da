package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.RoundCommand.ExchangeSeats;
import baffin.competition.event.RoundCommand.Moved;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundEvent.SeatsExchanged;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.Heats;
import baffin.competition.policy.Format.PodElimination;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.policy.Format.RoundRobin;
import baffin.competition.policy.Format.SingleElimination;
import baffin.competition.table.Bye;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** Two entrants change seats in a published round, or one takes the seat of another who then has none. */
class SeatExchangeTest {

    private static final List<Format> FORMATS = List.of(
            new DivisionLeague(7, 4, 2, 1, 1),
            new PodSwiss(2, 3, null),
            new PodSwiss(2, 12, 10),
            new Heats(3, 2, 3),
            new PodElimination(2, true),
            new RoundRobin(1),
            new SingleElimination(true));

    /** What was allowed in which stage of which format. */
    private final Map<String, Set<String>> allowed = new TreeMap<>();

    @Test
    void who_may_change_with_whom_depends_on_the_stage_and_play_goes_on_to_the_end() {
        for (Format format : FORMATS) {
            for (int people : List.of(17, 18)) {
                boolean threes = format instanceof PodSwiss || format instanceof Heats;
                Event event = Event.begun(threes ? Sample.threes(format) : Sample.of(format), people);
                play(event, format);
            }
        }
        assertThat(allowed)
                .containsEntry("DivisionLeague LEAGUE", Set.of("table", "tables"))
                .containsEntry("PodSwiss SWISS", Set.of("table", "tables", "bye"))
                .containsEntry("PodSwiss SEMI_FINAL", Set.of("table", "tables", "nobody"))
                .containsEntry("PodSwiss FINAL", Set.of("table", "nobody"))
                .containsEntry("Heats HEAT", Set.of("table", "tables", "bye", "nobody"))
                .containsEntry("Heats FINAL", Set.of("table", "nobody"))
                .containsEntry("PodElimination POD", Set.of("table", "tables", "bye"))
                .containsEntry("PodElimination FINAL", Set.of("table", "nobody"))
                .containsEntry("RoundRobin ROUND_ROBIN", Set.of("table"))
                .containsEntry("SingleElimination BRACKET", Set.of("table"))
                .containsEntry("SingleElimination THIRD_PLACE", Set.of("table"))
                .containsEntry("SingleElimination FINAL", Set.of("table"));
        allowed.forEach((stage, kinds) -> {
            if (stage.endsWith("PLAY_OFF")) {
                assertThat(kinds).as(stage).containsExactly("table");
            }
        });
    }

    private void play(Event event, Format format) {
        Random chance = new Random(5);
        for (int rounds = 0; rounds < 40; rounds++) {
            if (format instanceof Heats) {
                event.state().active().stream()
                        .filter(entrant -> chance.nextInt(4) > 0)
                        .forEach(entrant -> event.ask(Event.ORGANISER, new CheckIn(entrant.number())));
            }
            if (event.ask(Event.ORGANISER, new Publish(List.of(), List.of())) instanceof Decision.Refused) {
                event.accepted(Event.ORGANISER, new Finish());
                return;
            }
            exchanges(event, format);
            event.play(chance);
        }
        throw new AssertionError("there is always one more round");
    }

    private void exchanges(Event event, Format format) {
        Round round = event.state().latest().orElseThrow();
        Table first = round.tables().getFirst();
        tried(event, format, "table", first, first.seats().getLast());
        Table last = round.tables().getLast();
        if (round.stage(last) != round.stage(first)) {
            tried(event, format, "table", last, last.seats().getLast());
            tried(event, format, "tables", last, first.seats().getFirst());
        }
        round.tables().stream()
                .filter(table -> table != first && Objects.equals(table.division(), first.division()))
                .flatMap(table -> table.seats().stream())
                .filter(entrant -> !first.seats().contains(entrant))
                .findFirst()
                .ifPresent(other -> tried(event, format, "tables", first, other));
        round.byes().stream().findFirst().ifPresent(bye -> tried(event, format, "bye", first, bye.entrant()));
        event.state().active().stream()
                .map(entrant -> entrant.number())
                .filter(entrant -> !round.has(entrant))
                .findFirst()
                .ifPresent(other -> tried(event, format, "nobody", first, other));
    }

    private void tried(Event event, Format format, String kind, Table at, int other) {
        Competition before = event.state();
        Round was = before.latest().orElseThrow();
        Table table = was.tables().get(at.number() - 1);
        int entrant = table.seats().getFirst();
        String name = format + ", " + was.stage(table) + ", " + kind;
        ExchangeSeats command =
                new ExchangeSeats(was.number(), table.number(), entrant, other, "by mistake", List.of());
        String stage = format.getClass().getSimpleName() + " " + was.stage(table);
        if (event.ask(Event.ORGANISER, command) instanceof Decision.Refused) {
            assertThat(allowed.getOrDefault(stage, Set.of())).as(name).doesNotContain(kind);
            return;
        }
        allowed.computeIfAbsent(stage, one -> new TreeSet<>()).add(kind);
        Round is = event.state().latest().orElseThrow();
        assertThat(is.tables().get(table.number() - 1).seats()).as(name).contains(other);
        sound(event, was, is, name, one -> one == entrant && kind.equals("nobody"));
    }

    private static void sound(Event event, Round was, Round is, String name, Predicate<Integer> mayBeOut) {
        for (Table table : is.tables()) {
            Table before = was.tables().get(table.number() - 1);
            assertThat(table.seats()).as(name).doesNotHaveDuplicates();
            assertThat(table.seats()).as(name).hasSameSizeAs(before.seats());
            assertThat(table.attempt())
                    .as(name)
                    .isEqualTo(before.seats().equals(table.seats()) ? before.attempt() : before.attempt() + 1);
            assertThat(is.byes()).as(name).extracting(Bye::entrant).doesNotContainAnyElementsOf(table.seats());
        }
        was.tables().stream()
                .flatMap(table -> table.seats().stream())
                .filter(mayBeOut.negate())
                .forEach(entrant -> assertThat(is.has(entrant)).as(name).isTrue());
        assertThat(PairingProof.of(event.log, is).differences()).as(name).isEmpty();
    }

    @Test
    void the_old_matches_end_and_new_ones_are_made_and_the_round_says_which() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 12);
        Round round = event.publish();
        int entrant = round.tables().get(1).seats().get(2);
        int other = round.tables().get(2).seats().get(0);
        Competition before = event.state();

        event.accepted(Event.ORGANISER, new ExchangeSeats(1, 2, entrant, other, "they travel together", List.of()));

        assertThat(((SeatsExchanged) event.log.getLast().events().getFirst()).tables())
                .extracting(Table::number, Table::attempt)
                .containsExactly(tuple(2, 2), tuple(3, 2));
        RuleTable word = new RuleTable(null, Ruled.Kind.REPLAY, "they travel together");
        assertThat(RuledMatches.instructions(before, event.state(), event.log.getLast()))
                .containsExactly(
                        new RuledMatches.Instruction(new CompetitionRef("c-1", 1, 2, 1), word),
                        new RuledMatches.Instruction(new CompetitionRef("c-1", 1, 3, 1), word));
        assertThat(event.state().rounds().getFirst().changedTables()).containsExactly(2, 3);
    }

    @Test
    void who_loses_the_seat_to_somebody_who_had_asked_for_a_bye_has_one_by_the_number() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null, 1)), 9);
        event.accepted(Event.player(9), new RequestBye(9, 1));
        int entrant = event.publish().tables().getFirst().seats().getFirst();

        event.accepted(Event.ORGANISER, new ExchangeSeats(1, 1, entrant, 9, "came after all", List.of()));

        assertThat(event.state().rounds().getFirst().byes()).containsExactly(new Bye(entrant, ByeKind.PAIRING));
    }

    @Test
    void tables_that_have_begun_stay_as_they_are() {
        Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 12);
        List<Table> tables = event.publish().tables();
        int one = tables.getFirst().seats().getFirst();
        int two = tables.get(1).seats().getFirst();
        int three = tables.get(2).seats().getFirst();
        event.result(tables.getFirst(), List.of(1, 2, 3, 4));

        assertThat(event.refused(Event.ORGANISER, new ExchangeSeats(1, 1, one, two, "x", List.of()))
                        .detail())
                .startsWith("table 1: it has a result (MATCH)");
        List<Moved> moved = List.of(new Moved(2, List.of(two)));
        assertThat(event.refused(Event.ORGANISER, new ExchangeSeats(1, 3, three, two, "x", moved))
                        .detail())
                .isEqualTo("table 2: entrant " + two + " has moved; only tables that have not begun can change");
        assertThat(event.refused(Event.player(1), new ExchangeSeats(1, 3, three, two, "x", List.of()))
                        .reason())
                .isEqualTo(Reason.FORBIDDEN);
        for (ExchangeSeats wrong : List.of(
                new ExchangeSeats(1, 3, one, two, "x", List.of()),
                new ExchangeSeats(1, 3, three, three, "x", List.of()),
                new ExchangeSeats(1, 3, three, 99, "x", List.of()),
                new ExchangeSeats(1, 3, three, two, "", List.of()))) {
            assertThat(event.refused(Event.ORGANISER, wrong).reason()).isEqualTo(Reason.INVALID_FIELD);
        }
        assertThat(event.refused(Event.ORGANISER, new ExchangeSeats(1, 9, one, two, "x", List.of()))
                        .reason())
                .isEqualTo(Reason.NOT_FOUND);
        event.accepted(Event.ORGANISER, new ExchangeSeats(1, 3, three, two, "x", List.of()));
    }
}
