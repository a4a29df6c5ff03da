package baffin.lobby.decider;

import static baffin.lobby.decider.TestPolicies.OLGA;
import static baffin.lobby.decider.TestPolicies.OTTO;
import static baffin.lobby.decider.TestPolicies.player;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.competition.Competition;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.policy.EntryRule;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.lobby.competition.domain.CompetitionJson;
import baffin.lobby.decider.CompetitionLog.Crash;
import baffin.match.terms.CompetitionRef;
import baffin.platform.topics.TopicSpec;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** As many entrants as a competition may have: all matches of a round or none, and nothing too large for the log. */
class BigCompetitionTest {

    private static final int TABLES = EntryRule.ENTRANTS_MAX / 2;
    private static final Publish NEXT = new Publish(List.of(), List.of());

    // what a broker and a producer take of one record by their own settings
    private static final int ROW_MAX = 1_000_000;

    private static final CompetitionLog FULL = new CompetitionLog();

    private final CompetitionLog log = new CompetitionLog(FULL);

    @BeforeAll
    static void fill() {
        FULL.ask("create", OLGA, TestPolicies.create(TestPolicies.bracket(EntryRule.ENTRANTS_MAX)));
        for (int number = 1; number <= EntryRule.ENTRANTS_MAX; number++) {
            FULL.ask("enter-" + number, OLGA, new AddEntrant(player(number), 1500 + number % 700, 9));
        }
        assertThat(FULL.ask("start", OLGA, new Start()))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
    }

    private static int limit(String topic) {
        return Topics.all(1).stream()
                .filter(spec -> spec.name().equals(topic))
                .map(TopicSpec::config)
                .mapToInt(config -> Integer.parseInt(config.getOrDefault("max.message.bytes", "0")))
                .sum();
    }

    @Test
    void a_round_of_500_tables_is_published_whole_or_not_at_all() {
        int before = log.facts.size();
        CommandEnvelope publish = CompetitionLog.command("publish", OLGA, NEXT);
        for (int effects : List.of(0, 1, 2, 3, TABLES / 2, TABLES, TABLES + 2)) {
            log.commands.add(publish);
            log.crashAfter(effects);
            assertThatThrownBy(log::take).isInstanceOf(Crash.class);
            log.restart();
            assertThat(log.facts).as("after %d effects", effects).hasSize(before);
            assertThat(log.commands).containsExactly(publish);
            log.commands.clear();
        }
        log.crashAfter(Integer.MAX_VALUE);
        assertThat(log.send(publish)).returns(true, Reply::accepted).returns(false, Reply::repeated);

        assertThat(TABLES).isGreaterThanOrEqualTo(500);
        assertThat(log.competition().rounds())
                .singleElement()
                .satisfies(round -> assertThat(round.tables()).hasSize(TABLES));
        assertThat(log.matches())
                .extracting(CompetitionLog.Written::key)
                .containsExactlyInAnyOrderElementsOf(IntStream.rangeClosed(1, TABLES)
                        .mapToObj(table -> new CompetitionRef(CompetitionLog.ID, 1, table, 1).matchId())
                        .toList());
    }

    @Test
    void a_crash_between_the_matches_makes_none_twice() {
        log.commands.add(CompetitionLog.command("publish", OLGA, NEXT));
        // the round itself and a third of its matches, each of which is a row and a fact
        log.crashAfter(TABLES + 3 + 2 * TABLES / 3);
        assertThatThrownBy(log::take).isInstanceOf(Crash.class);
        int made = log.matches().size();
        assertThat(made).isBetween(TABLES / 4, TABLES / 2);
        log.crashAfter(Integer.MAX_VALUE);
        log.restart();
        log.take();

        assertThat(log.matches())
                .extracting(CompetitionLog.Written::key)
                .hasSize(TABLES)
                .doesNotHaveDuplicates();
    }

    @Test
    void eight_dry_runs_are_checked_while_others_are_answered_and_nothing_is_searched() {
        CompetitionLog swiss = new CompetitionLog();
        swiss.ask("create", OLGA, TestPolicies.create(TestPolicies.swiss(EntryRule.ENTRANTS_MAX)));
        for (int number = 1; number <= EntryRule.ENTRANTS_MAX; number++) {
            swiss.ask("enter-" + number, OLGA, new AddEntrant(player(number), 1500 + number % 700, 9));
        }
        swiss.ask("start", OLGA, new Start());
        CommandEnvelope dryRun =
                swiss.worked(CompetitionLog.command("dry", OLGA, NEXT).rehearsed());
        int before = swiss.replies.size();

        // every search gives up in a thread that is interrupted, so that what is answered here has searched nothing
        Thread.currentThread().interrupt();
        try {
            for (int run = 0; run < 8; run++) {
                swiss.commands.add(dryRun);
            }
            swiss.commands.add(CompetitionLog.command("plain", OLGA, NEXT));
            swiss.commands.add(CompetitionLog.command("other", OTTO, new CheckIn(1)));
            swiss.take();
        } finally {
            assertThat(Thread.interrupted()).isTrue();
        }

        List<Reply> replies = swiss.replies.subList(before, swiss.replies.size());
        assertThat(replies.subList(0, 8)).extracting(Reply::problem).containsOnlyNulls();
        assertThat(replies.subList(0, 8))
                .allSatisfy(
                        reply -> assertThat(reply.body().findValues("seats")).hasSize(EntryRule.ENTRANTS_MAX / 4));
        assertThat(replies.get(8).problem()).isEqualTo("outdated");
        assertThat(replies.get(9).problem()).isEqualTo("forbidden");
    }

    @Test
    void everything_fits_into_its_topic() {
        log.ask("publish", OLGA, NEXT);
        for (Table table : log.competition().round(1).orElseThrow().tables()) {
            log.ask("result-" + table.number(), null, won(table.number()));
        }
        Competition competition = log.competition();
        assertThat(competition.idle()).isTrue();
        assertThat(log.facts).allSatisfy(fact -> assertThat(fact.json()).hasSizeLessThan(limit(Topics.LOBBY_EVENTS)));
        assertThat(log.replies)
                .allSatisfy(reply -> assertThat(reply.bytes()).hasSizeLessThan(limit(Topics.REPLIES_LOBBY)));
        assertThat(log.rows.get(Competition.key(CompetitionLog.ID))).hasSizeLessThan(ROW_MAX / 4);
        assertThat(CompetitionJson.competition(CompetitionJson.pressed(competition)))
                .isEqualTo(competition);
    }

    private static RecordResult won(int table) {
        return new RecordResult(
                1,
                table,
                1,
                java.time.Instant.parse("2027-01-05T13:00:00Z"),
                List.of(
                        new SeatResult(1, 60, null, Fate.PLAYED, null),
                        new SeatResult(2, 40, null, Fate.PLAYED, null)));
    }
}
