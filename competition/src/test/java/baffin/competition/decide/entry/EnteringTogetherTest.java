package baffin.competition.decide.entry;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.decide.Event;
import baffin.competition.decide.Sample;
import baffin.competition.entry.Alternate;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.event.EntryCommand.OfferAlternate;
import baffin.competition.policy.EntryRule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Format.PodSwiss;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class EnteringTogetherTest {

    private static Event event(int max) {
        EntryRule rule = new EntryRule(Who.OPEN, List.of(), 2, max, null, null, false, null, true, null);
        return Event.of(Sample.with(new PodSwiss(4, 0, null), rule));
    }

    private static Newcomer newcomer(SeatHolder person) {
        return new Newcomer(person, 1500, 7, true);
    }

    private static AddEntrants players(int from, int to) {
        return new AddEntrants(IntStream.rangeClosed(from, to)
                .mapToObj(number -> newcomer(Event.player(number).holder()))
                .toList());
    }

    @Test
    void many_enter_in_one_record_as_if_they_had_come_one_by_one() {
        Event together = event(64);
        together.accepted(Event.ORGANISER, players(1, 40));
        Event alone = event(64);
        players(1, 40)
                .entrants()
                .forEach(row ->
                        alone.accepted(Event.ORGANISER, new AddEntrant(row.person(), row.rating(), row.rated())));

        assertThat(together.log).hasSize(2);
        assertThat(together.state().entrants()).isEqualTo(alone.state().entrants());
    }

    @Test
    void bots_of_the_house_get_the_names_of_their_numbers() {
        Event event = event(8);
        SeatHolder bot = HouseBot.CAREFUL.holder();
        event.accepted(Event.ORGANISER, new AddEntrants(List.of(newcomer(bot), newcomer(bot))));

        assertThat(event.state().entrants())
                .extracting(entrant -> entrant.person().handle())
                .containsExactly(bot.handle() + " 1", bot.handle() + " 2");
    }

    @Test
    void every_row_that_does_not_fit_is_named_and_nobody_enters() {
        Event event = event(5);
        event.enter(1);
        List<Newcomer> rows = IntStream.of(2, 1, 3, 2, 4, 5, 6)
                .mapToObj(number -> newcomer(Event.player(number).holder()))
                .toList();
        CompetitionRefusal.Faulty refused = event.refused(Event.ORGANISER, new AddEntrants(rows));

        assertThat(refused.reason()).isEqualTo(Reason.CONFLICT);
        assertThat(refused.faults())
                .containsExactly(
                        new Fault("/entrants/1", "has entered before"),
                        new Fault("/entrants/3", "row 4 names the same player as row 1"),
                        new Fault("/entrants/6", "every place is taken"));
        assertThat(event.state().entrants()).hasSize(1);
    }

    @Test
    void an_alternate_who_is_entered_waits_no_more() {
        Event event = event(8);
        event.accepted(Event.player(2), new OfferAlternate(Event.player(2).holder(), null, 0));
        event.accepted(Event.player(3), new OfferAlternate(Event.player(3).holder(), null, 0));
        event.accepted(Event.ORGANISER, players(1, 2));

        assertThat(event.state().alternates())
                .extracting(Alternate::person)
                .containsExactly(Event.player(3).holder());
    }

    @Test
    void only_organisers_enter_many_and_not_without_end() {
        Event event = event(64);
        assertThat(event.refused(Event.player(1), players(1, 2)).reason()).isEqualTo(Reason.FORBIDDEN);
        assertThat(event.refused(Event.ORGANISER, players(1, 0)).reason()).isEqualTo(Reason.INVALID_FIELD);
        assertThat(event.refused(Event.ORGANISER, players(1, AddEntrants.ROWS_MAX + 1))
                        .reason())
                .isEqualTo(Reason.INVALID_FIELD);
    }

    @Test
    void who_is_named_twice_is_told_with_both_rows() {
        Event event = event(8);
        Newcomer ann = newcomer(Event.player(1).holder());
        Newcomer bo = newcomer(Event.player(2).holder());
        assertThat(event.refused(Event.ORGANISER, new AddEntrants(List.of(ann, bo, ann)))
                        .faults())
                .containsExactly(new Fault("/entrants/2", "row 3 names the same player as row 1"));
    }
}
