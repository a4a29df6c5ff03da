package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Entrant;
import baffin.competition.entry.Former;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.Standings;
import baffin.competition.table.Round;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.match.terms.HouseBot;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Entrants who leave, come back, are taken out, or are played by somebody else. */
class ComingAndGoingTest {

    private static final Format LEAGUE = new DivisionLeague(8, 7, 1, 1, 1);

    private static Entrant entrant(Event event, int number) {
        return event.state().entrant(number).orElseThrow();
    }

    private static Table tableOf(Event event, int round, int entrant) {
        return event.state().rounds().get(round - 1).tables().stream()
                .filter(table -> table.seats().contains(entrant))
                .findFirst()
                .orElseThrow();
    }

    private static String sitter(Event event, int round, int entrant) {
        Table table = tableOf(event, round, entrant);
        return event.state().sitter(table, table.seats().indexOf(entrant)).player();
    }

    private static Event twoRounds() {
        Event event = Event.begun(Sample.of(new PodSwiss(4, 0, null)), 8);
        event.publish();
        event.play(new Random(1));
        event.accepted(Event.ORGANISER, new ReplacePerson(3, Event.holder("new"), "moved away"));
        event.publish();
        return event;
    }

    @Test
    void a_played_table_keeps_who_played_and_an_open_one_shows_who_plays_now() {
        Event event = twoRounds();

        assertThat(sitter(event, 1, 3)).isEqualTo("p3");
        assertThat(sitter(event, 2, 3)).isEqualTo("new");
        assertThat(entrant(event, 3).former())
                .extracting(Former::person)
                .extracting(person -> person.player())
                .containsExactly("p3");
    }

    @Test
    void a_result_that_is_corrected_after_a_replacement_keeps_who_played() {
        Event event = twoRounds();
        Table table = tableOf(event, 1, 3);
        List<RuledSeat> rows = IntStream.range(0, table.seats().size())
                .mapToObj(seat -> RuledSeat.at(table.seats().get(seat), seat + 1))
                .toList();

        event.accepted(Event.ORGANISER, new Correct(1, table.number(), rows, "a slip", false, seen(event, table)));
        assertThat(sitter(event, 1, 3)).isEqualTo("p3");

        Table again = tableOf(event, 1, 3);
        List<RuledSeat> other = rows.stream()
                .map(row -> row.entrant() == 3 ? new RuledSeat(3, null, "new", row.place(), null, null, null) : row)
                .toList();
        event.accepted(Event.ORGANISER, new Correct(1, again.number(), other, "a slip", false, seen(event, again)));
        assertThat(sitter(event, 1, 3)).isEqualTo("new");
    }

    private static Long seen(Event event, Table table) {
        return Rule.seen(event, 1, table.number());
    }

    @Test
    void whoever_plays_on_in_a_match_after_a_replacement_is_named_there() {
        Event event = twoRounds();
        event.accepted(Event.ORGANISER, new ReplacePerson(3, Event.holder("third"), "ill"));
        Table table = tableOf(event, 2, 3);
        List<SeatResult> seats = IntStream.range(0, table.seats().size())
                .mapToObj(seat -> new SeatResult(
                        seat + 1,
                        40 - seat,
                        null,
                        Fate.PLAYED,
                        entrant(event, table.seats().get(seat)).number() == 3 ? "new" : null))
                .toList();
        event.accepted(null, new RecordResult(2, table.number(), 1, event.now, seats));

        assertThat(sitter(event, 2, 3)).isEqualTo("new");
    }

    @Test
    void an_entrant_keeps_its_lot_whoever_plays_for_it() {
        Event event = Event.begun(Sample.of(LEAGUE), 8);
        String lot = entrant(event, 3).lotName();

        event.accepted(Event.ORGANISER, new ReplacePerson(3, Event.holder("lucky"), "moved away"));
        event.accepted(Event.ORGANISER, new ReplacePerson(3, Event.holder("luckier"), "moved away"));

        assertThat(entrant(event, 3).lotName()).isEqualTo(lot).isEqualTo("p3");
    }

    @Test
    void whoever_has_left_a_league_comes_back_and_plays_what_is_published_from_then_on() {
        Event event = Event.begun(Sample.of(LEAGUE), 8);
        event.publish();
        event.play(new Random(1));
        event.accepted(Event.player(5), new Withdraw(5, "a voyage"));
        assertThat(Objects.requireNonNull(entrant(event, 5).left()).reason()).isEqualTo("a voyage");
        Round away = event.publish();
        Table table = tableOf(event, away.number(), 5);
        assertThat(event.state().holder(5).player())
                .isEqualTo(HouseBot.CAREFUL.holder().player());

        event.accepted(Event.player(5), new Return(5));

        assertThat(entrant(event, 5).active()).isTrue();
        assertThat(entrant(event, 5).left()).isNull();
        String bot = HouseBot.CAREFUL.holder().player();
        List<SeatResult> seats = table.seats().stream()
                .map(number -> new SeatResult(
                        table.seats().indexOf(number) + 1, 30, null, Fate.PLAYED, number == 5 ? bot : "p" + number))
                .toList();
        event.accepted(null, new RecordResult(away.number(), table.number(), 1, event.now, seats));
        assertThat(Objects.requireNonNull(tableOf(event, away.number(), 5).result())
                        .seats()
                        .get(table.seats().indexOf(5))
                        .fate())
                .isEqualTo(Fate.NO_SHOW);
        event.play(new Random(2));
        event.publish();
        event.play(new Random(3));
        assertThat(Objects.requireNonNull(tableOf(event, 3, 5).result())
                        .seats()
                        .get(tableOf(event, 3, 5).seats().indexOf(5))
                        .fate())
                .isEqualTo(Fate.PLAYED);
    }

    @Test
    void nobody_new_comes_into_a_league_in_which_all_play_and_whoever_was_removed_only_by_an_organiser() {
        Event event = Event.begun(Sample.of(LEAGUE), 8);
        event.publish();
        event.refused(Event.ORGANISER, new AddEntrant(Event.holder("late"), null, 0));
        event.accepted(Event.ORGANISER, new RemoveEntrant(2, "rude"));

        event.refused(Event.player(2), new Return(2));
        event.refused(Event.player(2), new Enter(Event.player(2).holder(), null, 0, null));
        event.refused(Event.player(9), new Enter(Event.player(9).holder(), null, 0, null));
        event.accepted(Event.ORGANISER, new AddEntrant(Event.player(2).holder(), null, 0));

        assertThat(entrant(event, 2).active()).isTrue();
        assertThat(event.state().entrants()).hasSize(8);
    }

    @Test
    void nobody_comes_back_to_an_elimination_once_a_round_was_made_without_them() {
        Event event = Event.begun(Sample.of(new Format.PodElimination(2, false)), 16);
        event.accepted(Event.player(5), new Withdraw(5, null));
        event.accepted(Event.player(5), new Return(5));
        event.accepted(Event.player(5), new Withdraw(5, null));
        event.publish();
        assertThat(event.refused(Event.player(5), new Return(5)).detail())
                .isEqualTo("round 1 of an elimination was made without entrant 5: withdraw it first, or the"
                        + " entrant is out");
    }

    private static List<StandingLine> lines(Event event) {
        return Standings.of(event.state()).lines();
    }

    @Test
    void a_removed_first_is_not_the_champion_but_the_next_one_is() {
        for (Format format : List.of(LEAGUE, new PodSwiss(4, 0, null), new PodSwiss(4, 4, null))) {
            Event event = Event.begun(Sample.of(format), 8);
            while (event.ask(Event.ORGANISER, new baffin.competition.event.RoundCommand.Publish(List.of(), List.of()))
                    instanceof baffin.decider.Decision.Accepted) {
                event.play(new Random(4));
            }
            List<StandingLine> before = lines(event);

            event.accepted(Event.ORGANISER, new RemoveEntrant(before.getFirst().entrant(), "used a program"));
            event.accepted(Event.ORGANISER, new Finish());

            List<StandingLine> after = lines(event);
            assertThat(after.getLast().entrant()).isEqualTo(before.getFirst().entrant());
            assertThat(after.getLast().points()).isEqualTo(before.getFirst().points());
            assertThat(after.getLast().outcome()).isNotEqualTo(Achievement.CHAMPION);
            assertThat(after.getFirst().entrant()).isEqualTo(before.get(1).entrant());
            assertThat(after.getFirst().outcome()).isEqualTo(Achievement.CHAMPION);
        }
    }

    @Test
    void a_first_who_has_withdrawn_stays_the_champion() {
        Event event = Event.begun(Sample.of(LEAGUE), 8);
        while (event.ask(Event.ORGANISER, new baffin.competition.event.RoundCommand.Publish(List.of(), List.of()))
                instanceof baffin.decider.Decision.Accepted) {
            event.play(new Random(4));
        }
        int first = lines(event).getFirst().entrant();

        event.accepted(Event.player(first), new Withdraw(first, null));
        event.accepted(Event.ORGANISER, new Finish());

        assertThat(lines(event).getFirst().entrant()).isEqualTo(first);
        assertThat(lines(event).getFirst().outcome()).isEqualTo(Achievement.CHAMPION);
    }
}
