package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.event.EntryCommand;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.policy.Format.DivisionLeague;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Table;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.Reseat;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.SeatHolder;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Whose seats the matches that are played are told to give to somebody else. */
class ReseatedMatchesTest {

    private static final SeatHolder EVE = Event.holder("eve");

    private final Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);

    private List<RuledMatches.Instruction> instructions() {
        Competition before = null;
        for (int index = 0; index < event.log.size() - 1; index++) {
            before = Competition.after(before, event.log.get(index));
        }
        return RuledMatches.instructions(before, event.state(), event.log.getLast());
    }

    private static RuledMatches.Instruction instruction(int table, int attempt, MatchCommand.OfCompetition word) {
        return new RuledMatches.Instruction(new CompetitionRef("c-1", 1, table, attempt), word);
    }

    private void replace(int entrant, SeatHolder to) {
        event.accepted(Event.ORGANISER, new ReplacePerson(entrant, to, "ill"));
    }

    private Table first() {
        return event.state().rounds().getFirst().tables().getFirst();
    }

    @Test
    void the_match_of_an_open_table_is_told_and_no_other() {
        event.publish();
        int entrant = first().seats().get(2);
        replace(entrant, EVE);

        assertThat(instructions()).containsExactly(instruction(1, 1, new Reseat(new Seat(2), EVE)));
    }

    @Test
    void a_table_with_a_result_is_left_to_who_has_played_there() {
        event.result(event.publish().tables().getFirst(), List.of(1, 2, 3, 4));
        replace(first().seats().getFirst(), EVE);

        assertThat(instructions()).isEmpty();
    }

    @Test
    void of_a_table_that_plays_again_only_the_match_that_counts_is_told() {
        event.publish();
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));
        replace(first().seats().getFirst(), EVE);

        assertThat(instructions()).containsExactly(instruction(1, 2, new Reseat(new Seat(0), EVE)));
    }

    @Test
    void whoever_is_replaced_while_a_ruling_stands_leaves_the_seat_once_it_is_lifted() {
        event.publish();
        int before = first().seats().get(1);
        int meanwhile = first().seats().get(3);
        replace(before, EVE);
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire"));
        replace(meanwhile, Event.holder("fay"));
        assertThat(instructions()).as("something else counts at the table").isEmpty();
        event.accepted(Event.ORGANISER, new LiftRuling(1, "no fire", null));

        assertThat(instructions())
                .containsExactly(
                        instruction(1, 1, new MatchCommand.LiftRuling()),
                        instruction(1, 1, new Reseat(new Seat(3), Event.holder("fay"))));
    }

    @Test
    void several_tables_that_an_entrant_has_open_at_once_are_all_told() {
        Event league = Event.begun(Sample.of(new DivisionLeague(5, 4, null, 0, 0)), 5);
        league.publish();
        league.accepted(Event.ORGANISER, new ReplacePerson(1, EVE, "ill"));
        Competition before = null;
        for (int index = 0; index < league.log.size() - 1; index++) {
            before = Competition.after(before, league.log.get(index));
        }
        List<Table> tables = league.state().rounds().getFirst().tables();

        assertThat(RuledMatches.instructions(before, league.state(), league.log.getLast()))
                .extracting(one -> one.match().table())
                .containsExactlyElementsOf(tables.stream()
                        .filter(table -> table.seats().contains(1))
                        .map(Table::number)
                        .toList())
                .hasSizeGreaterThan(1);
    }

    @Test
    void what_a_house_bot_began_for_an_entrant_that_was_away_stays_the_house_bots() {
        Event league = Event.begun(Sample.of(new DivisionLeague(4, 2, 1, 0, 0)), 4);
        league.accepted(Event.player(1), new Withdraw(1, "no time"));
        league.publish();
        league.accepted(Event.player(1), new EntryCommand.Return(1));
        Competition before = league.state();
        league.accepted(Event.ORGANISER, new ReplacePerson(1, EVE, "ill"));

        assertThat(before.rounds().getFirst().tables().getFirst().open()).isTrue();
        assertThat(RuledMatches.instructions(before, league.state(), league.log.getLast()))
                .isEmpty();
    }
}
