package baffin.competition.decide.ruling;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.TableRuling;
import baffin.competition.decide.Event;
import baffin.competition.decide.Rule;
import baffin.competition.decide.Sample;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.policy.Format;
import baffin.competition.policy.Format.PodSwiss;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import java.time.Duration;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Nothing is overwritten unseen, and every ruling can be taken back. */
class LiftedRulingsTest {

    private static final Format SWISS = new PodSwiss(2, 0, null);

    private final Event event = Event.begun(Sample.of(SWISS), 8);
    private final Table first = event.publish().tables().getFirst();

    private Table table() {
        return event.state().rounds().getFirst().tables().getFirst();
    }

    private TableResult result() {
        return Objects.requireNonNull(table().result());
    }

    private static LiftRuling lift(int ruling) {
        return new LiftRuling(ruling, "a mistake", null);
    }

    @Test
    void a_ruling_that_does_not_name_what_it_replaces_is_told_what_stands_there() {
        event.result(first, List.of(1, 2, 3, 4));
        long version = result().version();

        for (Long replaces : new Long[] {null, version - 1}) {
            for (var ruling : List.of(
                    new Adjudicate(1, 1, Rule.rows(event, 1, 1, List.of(4, 3, 2, 1)), "unseen", false, replaces),
                    new Abandon(1, 1, "unseen", replaces),
                    new Replay(1, 1, "unseen", replaces))) {
                CompetitionRefusal.Faulty refused = event.refused(Event.ORGANISER, ruling);
                assertThat(refused.reason()).isEqualTo(CompetitionRefusal.Reason.CONFLICT);
                assertThat(refused.faults().getFirst().pointer()).isEqualTo("/replaces");
                assertThat(refused.faults().getFirst().detail()).contains("MATCH, version " + version);
                assertThat(refused.stands()).isEqualTo(new CompetitionRefusal.Stands(1, table()));
            }
        }
        event.accepted(
                Event.ORGANISER,
                new Adjudicate(1, 1, Rule.rows(event, 1, 1, List.of(4, 3, 2, 1)), "looked at", false, version));
        assertThat(result().source()).isEqualTo(Source.ADJUDICATION);
    }

    @Test
    void of_two_organisers_who_rule_on_an_open_table_one_is_told() {
        event.accepted(
                Event.ORGANISER,
                new Adjudicate(1, 1, Rule.rows(event, 1, 1, List.of(1, 2, 3, 4)), "clear", false, null));
        CompetitionRefusal.Faulty refusal = event.refused(
                Event.ORGANISER,
                new Adjudicate(1, 1, Rule.rows(event, 1, 1, List.of(4, 3, 2, 1)), "just as clear", false, null));

        assertThat(Objects.requireNonNull(refusal.stands()).table()).isEqualTo(table());
        CompetitionRefusal.Faulty open = event.refused(Event.ORGANISER, new Abandon(1, 2, "no result there", 7L));
        assertThat(open.faults().getFirst().detail())
                .isEqualTo("table 2 of round 1 has no result that could be replaced");
    }

    @Test
    void a_lifted_ruling_puts_the_result_before_back_the_latest_one_first() {
        event.result(first, List.of(1, 2, 3, 4));
        TableResult played = result();
        event.accepted(Event.ORGANISER, Rule.adjudicate(event, 1, 1, List.of(4, 3, 2, 1), "clear"));
        TableResult adjudicated = result();
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire alarm"));
        assertThat(event.state().rulings())
                .extracting(TableRuling::number, TableRuling::source)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(1, Source.ADJUDICATION),
                        org.assertj.core.groups.Tuple.tuple(2, Source.ABANDONED));
        assertThat(result().ruling()).isEqualTo(2);

        assertThat(event.refused(Event.ORGANISER, lift(1)).faults().getFirst().detail())
                .isEqualTo("ruling 2 on the same table came later: lift that one first");
        assertThat(event.refused(Event.ORGANISER, lift(3)).reason()).isEqualTo(CompetitionRefusal.Reason.NOT_FOUND);
        event.refused(Event.player(1), lift(2));
        event.accepted(Event.ORGANISER, lift(2));
        assertThat(result()).isEqualTo(adjudicated);
        event.accepted(Event.ORGANISER, lift(1));
        assertThat(result()).isEqualTo(played);
        long version = event.state().version();
        event.accepted(Event.ORGANISER, lift(1));
        assertThat(event.state().version()).as("it is lifted already").isEqualTo(version);
    }

    @Test
    void a_match_that_ends_after_a_ruling_counts_once_that_is_lifted() {
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire alarm"));
        event.result(first, List.of(2, 1, 3, 4));
        assertThat(result().source()).isEqualTo(Source.ABANDONED);
        assertThat(event.log.getLast().events()).singleElement().isInstanceOf(ResultSetAside.class);
        long version = event.state().version();
        event.result(first, List.of(1, 2, 3, 4));
        assertThat(event.state().version()).as("it ends once").isEqualTo(version);

        event.accepted(Event.ORGANISER, lift(1));
        assertThat(result().source()).isEqualTo(Source.MATCH);
        assertThat(result().seats()).extracting(SeatResult::place).containsExactly(2, 1, 3, 4);
    }

    @Test
    void a_table_that_is_open_again_has_time_to_be_played() {
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire alarm"));
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 2, "fire alarm"));
        event.later(Duration.ofDays(30));
        assertThat(event.state().idle()).isTrue();

        event.accepted(Event.ORGANISER, lift(1));
        event.settle();
        assertThat(event.state().idle()).isFalse();
        assertThat(table().open()).isTrue();
        assertThat(event.state().rounds().getFirst().deadline()).isAfter(event.now);
        event.result(first, List.of(1, 2, 3, 4));
        event.settle();
        assertThat(result().source()).isEqualTo(Source.MATCH);
        assertThat(event.state().idle()).isTrue();
    }

    @Test
    void what_would_open_a_table_that_nobody_waits_for_any_more_stays() {
        event.accepted(Event.ORGANISER, Rule.abandon(event, 1, 1, "fire alarm"));
        event.play(new Random(1));
        event.publish();
        assertThat(event.refused(Event.ORGANISER, lift(1)).faults().getFirst().detail())
                .contains("a later round is published");
        event.play(new Random(2));
        event.accepted(Event.ORGANISER, new Finish());
        assertThat(event.refused(Event.ORGANISER, lift(1)).faults().getFirst().detail())
                .contains("the competition is over");
        event.accepted(
                Event.ORGANISER,
                Rule.correct(event, 1, 1, List.of(seat(1), seat(2), seat(3), seat(4)), "a better look"));
        event.accepted(Event.ORGANISER, lift(2));
        assertThat(result().source()).isEqualTo(Source.ABANDONED);
    }

    private static SeatResult seat(int place) {
        return new SeatResult(place, null, null, SeatResult.Fate.PLAYED, null);
    }

    @Test
    void a_lifted_replay_gives_the_first_match_back_and_its_own_match_is_never_played_twice() {
        event.result(first, List.of(1, 2, 3, 4));
        TableResult played = result();
        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options"));
        assertThat(table().attempt()).isEqualTo(2);
        event.accepted(Event.ORGANISER, lift(1));
        assertThat(table().attempt()).isEqualTo(1);
        assertThat(result()).isEqualTo(played);

        event.accepted(Event.ORGANISER, Rule.replay(event, 1, 1, "wrong options after all"));
        assertThat(table().attempt()).isEqualTo(3);
        event.result(table(), List.of(4, 3, 2, 1));
        CompetitionRefusal.Faulty unseen = event.refused(Event.ORGANISER, lift(2));
        assertThat(Objects.requireNonNull(unseen.stands()).table()).isEqualTo(table());
        event.accepted(Event.ORGANISER, new LiftRuling(2, "the first was fine", result().version()));
        assertThat(result()).isEqualTo(played);
    }

    @Test
    void a_ruling_from_which_the_next_round_of_an_elimination_was_made_stays() {
        Event knockout = Event.begun(Sample.of(new Format.PodElimination(2, false)), 8);
        Round round = knockout.publish();
        round.tables()
                .forEach(table -> knockout.accepted(
                        Event.ORGANISER, Rule.adjudicate(knockout, 1, table.number(), List.of(1, 2, 3, 4), "clear")));
        knockout.settle();
        knockout.publish();
        assertThat(knockout.refused(Event.ORGANISER, lift(1))
                        .faults()
                        .getFirst()
                        .detail())
                .contains("a later round is published: correct it instead");
    }
}
