package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Finish.Unfinished;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.standing.Achievement;
import baffin.competition.standing.Standing;
import baffin.competition.standing.Standings;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.match.event.MatchCommand.LiftRuling;
import baffin.match.event.MatchCommand.RuleTable;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An end before everything is played: the standing as it is, and open tables as the organiser says. */
class EarlyEndTest {

    @ParameterizedTest
    @MethodSource("baffin.competition.decide.Halfway#formats")
    void an_early_end_has_a_standing_and_stops_the_matches_until_it_is_undone(Format format) {
        Event event = Halfway.underWay(format);
        int open = (int) event.state().rounds().getLast().tables().stream()
                .filter(Table::open)
                .count();
        Standing asItWas = Standings.of(event.state());

        Competition before = event.state();
        event.accepted(Event.ORGANISER, Halfway.early(event, Unfinished.VOID));
        assertThat(RuledMatches.instructions(before, event.state(), event.log.getLast()))
                .hasSize(open)
                .allSatisfy(one -> assertThat(one.word()).isInstanceOf(RuleTable.class));
        for (var table : Standings.of(event.state()).tables()) {
            table.lines().forEach(line -> {
                assertThat(line.points())
                        .isEqualTo(asItWas.line(line.entrant()).orElseThrow().points());
                assertThat(line.struck()).isFalse();
            });
        }

        before = event.state();
        event.accepted(Event.ORGANISER, Halfway.undo(Act.FINISH));
        assertThat(RuledMatches.instructions(before, event.state(), event.log.getLast()))
                .hasSize(open)
                .allSatisfy(one -> assertThat(one.word()).isInstanceOf(LiftRuling.class));
    }

    @Test
    void the_choice_says_what_an_open_table_counts() {
        Event event = Halfway.underWay(new PodSwiss(3, 0, null));
        Table open = event.state().rounds().getLast().tables().getLast();
        Standing asItWas = Standings.of(event.state());

        assertThat(gain(event, asItWas, open, Unfinished.VOID)).containsOnly("0");
        assertThat(gain(event, asItWas, open, Unfinished.SHARED)).containsOnly("5");
        assertThat(gain(event, asItWas, open, Unfinished.POSITION)).containsExactly("10", "4", "1");
        assertThat(event.refused(Event.ORGANISER, new Finish(true, "the hall closes", null, List.of()))
                        .faults()
                        .getFirst()
                        .pointer())
                .isEqualTo("/unfinished");
        assertThat(event.refused(Event.ORGANISER, new Finish(true, "the hall closes", Unfinished.POSITION, List.of()))
                        .faults()
                        .getFirst()
                        .detail())
                .contains("are not known: adjudicate it first");
        assertThat(event.refused(Event.ORGANISER, new Finish(true, null, Unfinished.VOID, List.of()))
                        .faults()
                        .getFirst()
                        .pointer())
                .isEqualTo("/reason");
        assertThat(event.refused(Event.ORGANISER, new Finish()).detail()).contains("\"early\": true");
    }

    @Test
    void by_position_a_seat_that_nobody_holds_is_behind_all_others() {
        Event event = Halfway.underWay(new PodSwiss(3, 0, null));
        Table open = event.state().rounds().getLast().tables().getLast();
        int gone = open.seats().getFirst();
        event.accepted(Event.player(gone), new Withdraw(gone, "ill"));
        event.accepted(Event.ORGANISER, Halfway.early(event, Unfinished.POSITION));
        List<SeatResult> seats =
                event.state().rounds().getLast().tables().getLast().result().seats();
        assertThat(seats.stream().map(SeatResult::place)).containsExactly(3, 1, 2);
        assertThat(seats.getFirst().fate()).isEqualTo(Fate.NO_SHOW);
    }

    @Test
    void by_position_a_seat_that_was_forfeited_stays_lost() {
        Event event = Halfway.underWay(new PodSwiss(3, 0, null));
        Table open = event.state().rounds().getLast().tables().getLast();
        int lost = open.seats().getFirst();
        int round = event.state().rounds().size();
        event.accepted(Event.ORGANISER, new Forfeit(round, open.number(), List.of(lost), "cheated", null));
        event.accepted(Event.ORGANISER, Halfway.early(event, Unfinished.POSITION));
        List<SeatResult> seats =
                event.state().rounds().getLast().tables().getLast().result().seats();
        assertThat(seats.stream().map(SeatResult::place)).containsExactly(3, 1, 2);
        assertThat(seats.getFirst().scores()).isFalse();
    }

    private static List<String> gain(Event event, Standing before, Table table, Unfinished unfinished) {
        Event copy = event.copy();
        copy.accepted(Event.ORGANISER, Halfway.early(copy, unfinished));
        Standing after = Standings.of(copy.state());
        return table.seats().stream()
                .map(entrant -> after.line(entrant)
                        .orElseThrow()
                        .points()
                        .minus(before.line(entrant).orElseThrow().points())
                        .toString())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("baffin.competition.decide.Halfway#formats")
    void an_early_end_between_rounds_names_the_first_as_champion(Format format) {
        Event event = Halfway.begun(format);
        event.publish();
        event.play(new Random(5));
        assertThat(event.refused(Event.ORGANISER, new Finish()).detail()).contains("\"early\": true");

        event.accepted(Event.ORGANISER, new Finish(true, "the hall closes", null, List.of()));

        assertThat(event.state().early()).contains("the hall closes");
        assertThat(Standings.of(event.state())
                        .tables()
                        .getFirst()
                        .lines()
                        .getFirst()
                        .outcome())
                .isEqualTo(Achievement.CHAMPION);
    }
}
