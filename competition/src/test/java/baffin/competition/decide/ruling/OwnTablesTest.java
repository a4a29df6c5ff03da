package baffin.competition.decide.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.TableRuling;
import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.EntryCommand;
import baffin.competition.event.RulingCommand;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.OnOwnTable;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.policy.Format;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A person who plays at a table rules on it only when nobody else can, or when they say so. */
class OwnTablesTest {

    private static final Actor ADA = new Actor("ada", false);
    private static final Actor HILDA = new Actor("hilda", false);

    static Stream<Format> formats() {
        return Stream.of(
                new Format.DivisionLeague(8, 3, null, 0, 0),
                new Format.PodSwiss(3, 0, null),
                new Format.Heats(2, 1, 4),
                new Format.PodElimination(2, false),
                new Format.RoundRobin(1),
                new Format.SingleElimination(false));
    }

    /** The organiser has entered after seven others, and sits at a table. */
    private static Event playing(Format format) {
        Event event = Event.of(Sample.of(format));
        event.enter(7);
        event.accepted(Event.ORGANISER, new EntryCommand.Enter(Event.ORGANISER.holder(), null, 0, null));
        event.accepted(Event.ORGANISER, new CompetitionCommand.Start());
        for (int entrant = 1; entrant <= 8 && format instanceof Format.Heats; entrant++) {
            event.accepted(Event.ORGANISER, new EntryCommand.CheckIn(entrant));
        }
        event.publish();
        return event;
    }

    private static Table own(Event event) {
        return event.state().rounds().getFirst().tables().stream()
                .filter(table -> table.seats().contains(8))
                .findFirst()
                .orElseThrow();
    }

    private static Adjudicate adjudicate(Table table, @Nullable Long replaces) {
        List<RuledSeat> rows = new ArrayList<>();
        for (int index = 0; index < table.seats().size(); index++) {
            rows.add(new RuledSeat(table.seats().get(index), null, null, index + 1, null, null, null));
        }
        return new Adjudicate(1, table.number(), rows, "time", false, replaces);
    }

    private static List<Actor> others(Event event, CompetitionCommand command) {
        return event.ask(Event.ORGANISER, command).refusalOrThrow() instanceof CompetitionRefusal.OwnTable own
                ? own.others()
                : List.of();
    }

    @ParameterizedTest
    @MethodSource("formats")
    void another_one_is_asked_first_for_every_ruling(Format format) {
        Event event = playing(format);
        Table table = own(event);
        int number = table.number();
        event.accepted(Event.ORGANISER, new GiveRole(ADA, Role.ARBITER));
        List<RulingCommand> rulings = List.of(
                new Forfeit(1, number, List.of(8), "left", null),
                adjudicate(table, null),
                new Abandon(1, number, "fire", null),
                new Replay(1, number, "fire", null));

        for (RulingCommand ruling : rulings) {
            assertThat(others(event, ruling)).as("%s", ruling).containsExactly(ADA);
            event.accepted(Event.ORGANISER, new OnOwnTable(ruling));
            TableRuling made = event.state().rulings().getLast();
            assertThat(event.state().onOwnTable(made)).as("%s", ruling).isTrue();

            LiftRuling lift = new LiftRuling(made.number(), "an error", null);
            assertThat(others(event, lift)).containsExactly(ADA);
            event.accepted(ADA, lift);
        }
        event.accepted(ADA, adjudicate(table, null));
        assertThat(event.state().onOwnTable(event.state().rulings().getLast())).isFalse();
        long stands = event.state().version();
        assertThat(others(event, new Correct(1, number, List.of(), "miscounted", false, stands)))
                .containsExactly(ADA);
    }

    @Test
    void who_is_alone_or_whose_fellows_sit_at_the_same_table_rules_at_once_and_that_is_marked() {
        Event event = playing(new Format.PodSwiss(3, 0, null));
        Table table = own(event);
        int mate = table.seats().stream().filter(seat -> seat != 8).findFirst().orElseThrow();
        event.accepted(Event.ORGANISER, new GiveRole(Event.player(mate), Role.ARBITER));

        event.accepted(Event.ORGANISER, new Abandon(1, table.number(), "fire", null));

        assertThat(event.state().onOwnTable(event.state().rulings().getLast())).isTrue();
    }

    @Test
    void a_helper_is_asked_for_a_first_result_only() {
        Event event = playing(new Format.PodSwiss(3, 0, null));
        Table table = own(event);
        event.accepted(Event.ORGANISER, new GiveRole(HILDA, Role.HELPER));

        assertThat(others(event, adjudicate(table, null))).containsExactly(HILDA);
        event.accepted(Event.ORGANISER, new Abandon(1, table.number(), "fire", null));
    }

    @Test
    void a_later_player_of_an_entrant_did_not_rule_on_an_own_table() {
        Event event = playing(new Format.PodSwiss(3, 0, null));
        Table table = own(event);
        int mate = table.seats().stream().filter(seat -> seat != 8).findFirst().orElseThrow();
        event.accepted(Event.ORGANISER, new GiveRole(ADA, Role.ARBITER));
        event.accepted(ADA, new Abandon(1, table.number(), "fire", null));
        event.accepted(Event.ORGANISER, new EntryCommand.ReplacePerson(mate, ADA.holder(), "is ill"));

        assertThat(event.state().onOwnTable(event.state().rulings().getLast())).isFalse();
    }
}
