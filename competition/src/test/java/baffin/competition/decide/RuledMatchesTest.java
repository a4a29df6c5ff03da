package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Undo;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.CompetitionEvent.CompetitionClosed;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.CloseMatch;
import baffin.match.event.MatchCommand.RuleTable;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled.Kind;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What the matches of tables are told of rulings. */
class RuledMatchesTest {

    private static final CompetitionRef MATCH = new CompetitionRef("c-1", 1, 1, 1);
    private static final CompetitionRef AGAIN = new CompetitionRef("c-1", 1, 1, 2);
    private static final MatchCommand.LiftRuling GO_ON = new MatchCommand.LiftRuling();

    private final Event event = Event.begun(Sample.of(new PodSwiss(2, 0, null)), 8);
    private final Table first = event.publish().tables().getFirst();

    /** What the latest record tells. */
    private List<RuledMatches.Instruction> instructions() {
        Competition before = null;
        for (int index = 0; index < event.log.size() - 1; index++) {
            before = Competition.after(before, event.log.get(index));
        }
        return RuledMatches.instructions(before, event.state(), event.log.getLast());
    }

    private static RuledMatches.Instruction instruction(CompetitionRef match, MatchCommand.OfCompetition word) {
        return new RuledMatches.Instruction(match, word);
    }

    private void lift(int ruling) {
        Table table = event.state().rounds().getFirst().tables().getFirst();
        Long replaces = table.result() == null || Objects.equals(table.result().ruling(), ruling)
                ? null
                : Long.valueOf(table.result().version());
        event.accepted(Event.ORGANISER, new LiftRuling(ruling, "a mistake", replaces));
    }

    @Test
    void a_match_is_told_of_every_ruling_on_its_open_table_and_of_its_lifting() {
        assertThat(instructions()).as("a round is published").isEmpty();
        event.accepted(
                Event.ORGANISER, Rule.forfeit(event, 1, 1, List.of(first.seats().getFirst()), "never came"));
        assertThat(instructions()).containsExactly(instruction(MATCH, new RuleTable(1, Kind.FORFEIT, "never came")));
        event.accepted(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(1, 2, 3, 4), "clear"));
        assertThat(instructions()).containsExactly(instruction(MATCH, new RuleTable(2, Kind.ADJUDICATION, "clear")));
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire"));
        assertThat(instructions()).containsExactly(instruction(MATCH, new RuleTable(3, Kind.ABANDONED, "fire")));
        lift(3);
        assertThat(instructions()).containsExactly(instruction(MATCH, new RuleTable(2, Kind.ADJUDICATION, "clear")));
        lift(2);
        assertThat(instructions()).containsExactly(instruction(MATCH, new RuleTable(1, Kind.FORFEIT, "never came")));
        lift(1);
        assertThat(instructions()).containsExactly(instruction(MATCH, GO_ON));
    }

    @Test
    void a_match_that_has_ended_is_told_nothing_when_its_result_is_corrected() {
        event.result(first, List.of(1, 2, 3, 4));
        assertThat(instructions()).isEmpty();
        event.accepted(
                Event.ORGANISER,
                Rule.correct(event, 1, 1, List.of(seat(4), seat(3), seat(2), seat(1)), "the other way round"));
        assertThat(instructions()).isEmpty();
        lift(1);
        assertThat(instructions()).isEmpty();
    }

    private static SeatResult seat(int place) {
        return new SeatResult(place, null, null, SeatResult.Fate.PLAYED, null);
    }

    @Test
    void of_two_matches_of_a_table_the_one_that_does_not_count_is_told() {
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));
        assertThat(instructions()).containsExactly(instruction(MATCH, new RuleTable(1, Kind.REPLAY, "wrong options")));
        lift(1);
        assertThat(instructions())
                .containsExactly(
                        instruction(AGAIN, new RuleTable(1, Kind.REPLAY, "a mistake")), instruction(MATCH, GO_ON));
    }

    @Test
    void a_replay_that_follows_a_ruling_leaves_the_first_match_to_it_when_it_is_lifted() {
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire"));
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "it can be played after all"));
        assertThat(instructions())
                .containsExactly(instruction(MATCH, new RuleTable(2, Kind.REPLAY, "it can be played after all")));
        lift(2);
        assertThat(instructions())
                .containsExactly(
                        instruction(AGAIN, new RuleTable(2, Kind.REPLAY, "a mistake")),
                        instruction(MATCH, new RuleTable(1, Kind.ABANDONED, "fire")));
    }

    @Test
    void a_match_that_was_played_stays_out_of_it_when_its_table_plays_again() {
        event.result(first, List.of(1, 2, 3, 4));
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));
        assertThat(instructions()).isEmpty();
        lift(1);
        assertThat(instructions()).containsExactly(instruction(AGAIN, new RuleTable(1, Kind.REPLAY, "a mistake")));
    }

    @Test
    void matches_whose_time_is_over_are_stopped_and_resume_with_a_new_deadline() {
        event.toAct = null;
        event.later(Duration.ofDays(90));

        assertThat(instructions())
                .hasSize(event.state().rounds().getFirst().tables().size())
                .allSatisfy(one -> assertThat(one.word()).isInstanceOfSatisfying(RuleTable.class, ruled -> {
                    assertThat(ruled.kind()).isEqualTo(Kind.DEADLINE);
                    assertThat(ruled.ruling()).isNull();
                }));

        event.accepted(Event.ORGANISER, new MoveDeadline(1, event.now.plus(Duration.ofDays(1)), "storm"));
        assertThat(instructions())
                .hasSize(event.state().rounds().getFirst().tables().size())
                .allSatisfy(one -> assertThat(one.word()).isEqualTo(GO_ON));
    }

    @Test
    void what_was_ruled_is_final_fourteen_days_after_the_end_and_its_match_is_closed() {
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire"));
        event.play(new Random(1));
        event.publish();
        event.play(new Random(2));
        event.accepted(Event.ORGANISER, new Finish());
        Event undone = event.copy();
        undone.accepted(Event.ORGANISER, new Undo(Act.FINISH, "a table was forgotten", ""));

        event.later(Duration.ofDays(14).minusSeconds(1));
        assertThat(event.state().undoable().closed()).isFalse();
        event.later(Duration.ofSeconds(1));
        assertThat(event.log.getLast().events()).containsExactly(new CompetitionClosed());
        assertThat(instructions()).containsExactly(instruction(MATCH, new CloseMatch()));
        event.later(Duration.ofDays(100));
        assertThat(event.log.getLast().events()).containsExactly(new CompetitionClosed());
        event.refused(Event.ORGANISER, new Undo(Act.FINISH, "a table was forgotten", ""));
    }
}
