package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static baffin.lobby.decider.TestPolicies.player;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.Elsewhere;
import baffin.competition.entry.Penalty.Card;
import baffin.competition.event.CompetitionCommand.AddEntrant;
import baffin.competition.event.CompetitionCommand.Adopt;
import baffin.competition.event.CompetitionCommand.Penalise;
import baffin.competition.event.CompetitionCommand.Publish;
import baffin.competition.event.CompetitionCommand.RecordResult;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.PenaltyGiven;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.policy.Points;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.platform.runtime.decider.bounds.RecordLimits;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What could not be written is refused before anything of it is, and nothing else stands still for it. */
class TooLargeTest {

    private static final String KEY =
            Competition.key(Elsewhere.of(OLGA, "digest").id());

    private final CompetitionLog log = new CompetitionLog();
    private final Random random = new Random(17);

    /** Nothing presses these together. */
    private String noise(int length) {
        return random.ints(length, 0x100, 0x2fff)
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    private CompetitionRecord penalties(long version, int count, int length) {
        List<CompetitionEvent> events = new ArrayList<>();
        for (int number = 0; number < count; number++) {
            events.add(new PenaltyGiven(1, Points.of(1), Card.NONE, noise(length)));
        }
        return new CompetitionRecord(CompetitionLog.ID, version, "p", OLGA, log.now, events);
    }

    private static Adopt brought(CompetitionRecord record) {
        return new Adopt(Elsewhere.of(OLGA, "digest").brought(record));
    }

    private void adopted() {
        CompetitionLog there = new CompetitionLog();
        there.ask("create", OLGA, TestPolicies.create(TestPolicies.bracket(4)));
        there.ask("enter", OLGA, new AddEntrant(player(1), 1500, 9));
        for (CompetitionRecord record : there.records()) {
            assertThat(log.ask("adopt-" + record.version(), OLGA, brought(record)))
                    .returns(true, Reply::accepted)
                    .returns(false, Reply::repeated);
        }
    }

    @Test
    void an_import_whose_state_would_not_fit_is_refused_and_the_competition_stays_as_it_was() {
        adopted();
        Reply reply = log.replies.getLast();
        long version = 2;
        while (reply.problem() == null && version < 50) {
            version++;
            reply = log.ask("adopt-" + version, OLGA, brought(penalties(version, 6, 20_000)));
        }

        assertThat(reply.problem()).isEqualTo("too-large");
        assertThat(reply.body().path("what").asText()).isEqualTo("the state after it");
        assertThat(reply.body().path("most").asLong()).isPositive();
        assertThat(log.competition().version()).isEqualTo(version - 1);
        assertThat(log.rows.get(KEY)).hasSizeLessThan(RecordLimits.ROW_MAX);
        Reply small = log.ask("small", OLGA, brought(penalties(version, 1, 10)));
        assertThat(small).returns(true, Reply::accepted).returns(false, Reply::repeated);
    }

    @Test
    void text_that_presses_well_cannot_fill_the_memory_either() {
        adopted();
        Reply reply = log.replies.getLast();
        long version = 2;
        while (reply.problem() == null && version < 200) {
            version++;
            PenaltyGiven dull = new PenaltyGiven(1, Points.of(1), Card.NONE, "x".repeat(400_000));
            CompetitionRecord record =
                    new CompetitionRecord(CompetitionLog.ID, version, "p", OLGA, log.now, List.of(dull));
            reply = log.ask("adopt-" + version, OLGA, brought(record));
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
        adopted();
        CommandEnvelope poison = CompetitionLog.command("adopt-3", OLGA, brought(penalties(3, 6, 60_000)));
        assertThat(poison.bytes().length).isGreaterThan(Topics.bytesMax(Topics.LOBBY_EVENTS));
        log.commands.add(poison);
        log.commands.add(CompetitionLog.command("adopt-4", OLGA, brought(penalties(3, 1, 10))));
        log.restart();
        log.take();

        assertThat(log.replies.subList(log.replies.size() - 2, log.replies.size()))
                .extracting(Reply::problem)
                .containsExactly("too-large", null);
    }
}
