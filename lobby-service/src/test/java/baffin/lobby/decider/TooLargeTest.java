package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static baffin.lobby.decider.TestPolicies.player;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.Points;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.match.terms.SeatHolder;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What could not be written is refused before anything of it is, and nothing else stands still for it. */
class TooLargeTest {

    private static final String KEY = Competition.key(CompetitionLog.ID);

    private final CompetitionLog log = new CompetitionLog();
    private final Random random = new Random(17);

    /** Nothing presses these together. */
    private String noise(int length) {
        return random.ints(length, 0x100, 0x2fff)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    /** Only who writes to the log without the API can name anybody so. */
    private static AddEntrant named(int number, String name) {
        return new AddEntrant(new SeatHolder(player(number).player(), name, false, null, null), 1500, 9);
    }

    private void created() {
        log.ask("create", OLGA, TestPolicies.create(TestPolicies.bracket(64)));
    }

    @Test
    void a_decision_whose_state_would_not_fit_is_refused_and_the_competition_stays_as_it_was() {
        created();
        Reply reply = log.replies.getLast();
        int number = 0;
        while (reply.problem() == null && number < 50) {
            number++;
            reply = log.ask("enter-" + number, OLGA, named(number, noise(120_000)));
        }

        assertThat(reply.problem()).isEqualTo("too-large");
        assertThat(reply.body().path("what").asText()).isEqualTo("the state after it");
        assertThat(reply.body().path("most").asLong()).isPositive();
        assertThat(log.competition().version()).isEqualTo(number);
        assertThat(log.rows.get(KEY)).hasSizeLessThan(RecordLimits.ROW_MAX);
        Reply small = log.ask("small", OLGA, named(number, noise(10)));
        assertThat(small).returns(true, Reply::accepted).returns(false, Reply::repeated);
    }

    @Test
    void text_that_presses_well_cannot_fill_the_memory_either() {
        created();
        Reply reply = log.replies.getLast();
        int number = 0;
        while (reply.problem() == null && number < 64) {
            number++;
            reply = log.ask("enter-" + number, OLGA, named(number, "x".repeat(400_000)));
        }

        assertThat(reply.problem()).isEqualTo("too-large");
        assertThat(log.rows.get(KEY)).hasSizeLessThan(RecordLimits.ROW_MAX / 4);
    }

    @Test
    void what_people_write_leaves_room_for_the_results() {
        CompetitionLog log = new CompetitionLog(new RecordLimits(500_000, 500_000, 500_000, 500_000, 40_000));
        log.ask("create", OLGA, TestPolicies.create(TestPolicies.bracket(2)));
        log.ask("enter-1", OLGA, new AddEntrant(player(1), 1500, 9));
        log.ask("enter-2", OLGA, new AddEntrant(player(2), 1500, 9));
        log.ask("start", OLGA, new Start());
        log.ask("publish", OLGA, new Publish(List.of(), List.of()));
        Reply reply = log.replies.getLast();
        for (int number = 0; reply.problem() == null && number < 500; number++) {
            reply = log.ask("penalty-" + number, OLGA, new Penalise(1, Points.of(1), Card.NONE, noise(500)));
        }
        assertThat(reply.problem()).isEqualTo("too-large");
        RecordResult won = new RecordResult(
                1,
                1,
                1,
                Instant.parse("2027-01-05T13:00:00Z"),
                List.of(
                        new SeatResult(1, 60, null, Fate.PLAYED, null),
                        new SeatResult(2, 40, null, Fate.PLAYED, null)));
        assertThat(log.ask("result", null, won)).returns(true, Reply::accepted).returns(false, Reply::repeated);
    }

    @Test
    void an_oversized_command_that_waits_in_the_log_is_answered_and_what_is_behind_it_goes_on() {
        created();
        CommandEnvelope poison = CompetitionLog.command("enter-1", OLGA, named(1, noise(360_000)));
        assertThat(poison.bytes().length).isGreaterThan(Topics.bytesMax(Topics.LOBBY_EVENTS));
        log.commands.add(poison);
        log.commands.add(CompetitionLog.command("enter-2", OLGA, named(1, noise(10))));
        log.restart();
        log.take();

        assertThat(log.replies.subList(log.replies.size() - 2, log.replies.size()))
                .extracting(Reply::problem)
                .containsExactly("too-large", null);
    }
}
