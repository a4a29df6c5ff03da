package baffin.scoring.projection;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.Ruled;
import baffin.platform.acknowledgement.RecordPublisher;
import baffin.platform.match.MatchScored;
import baffin.platform.match.MatchScored.Player;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.rebuild.RebuildReport;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.wire.CloudEvents;
import baffin.scoring.ScriptedMatch;
import baffin.scoring.ScriptedMatch.Line;
import baffin.testkit.Waits;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.backend.PlatformResource;
import baffin.testkit.records.MatchLog;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ScoreEventsTest {

    private static final List<String> FOUR = List.of("ann", "bob", "cyd", "dee");

    @Inject
    @Identifier("scores")
    ProjectionEngine engine;

    @Inject
    @Identifier("scoring")
    Transactions transactions;

    @Inject
    Outbox outbox;

    @Inject
    @Identifier("scores")
    RecordPublisher log;

    @Test
    void a_finished_match_is_announced_once_and_a_rebuild_announces_nothing_again() {
        CompetitionRef place = ScriptedMatch.table();
        List<Step> steps = ScriptedMatch.play(
                "expedition",
                place,
                FOUR,
                Map.of(),
                new Line(9, ScriptedMatch.ORGANISER, new MatchCommand.ForfeitSeat(new Seat(1), "did not come back")));
        append("expedition", steps);
        append("adventure", ScriptedMatch.play("adventure", ScriptedMatch.table(), FOUR, Map.of("mode", "TEAMS")));
        await().atMost(Waits.MAX).until(() -> ScoreTopic.of(place.matchId()).size() == 1);

        ConsumerRecord<String, byte[]> record = ScoreTopic.of(place.matchId()).getFirst();
        MatchScored scored = MatchScored.read(record.value());
        assertThat(scored.competition()).isEqualTo(place);
        assertThat(scored.version()).isEqualTo(steps.size());
        assertThat(scored.endedAt()).isEqualTo(steps.getLast().at());
        assertThat(scored.seats().get(1).forfeited()).isTrue();
        assertThat(scored.seats().get(1).place()).isEqualTo(4);
        assertThat(CloudEvents.value(record.headers(), "ce_type")).isEqualTo("baffin.score.match.v1");
        assertThat(CloudEvents.value(record.headers(), "ce_id")).isEqualTo(place.matchId() + "@" + steps.size());
        assertThat(CloudEvents.value(record.headers(), "ce_source")).isEqualTo("/scoring");

        await().atMost(Waits.MAX).until(() -> waiting() == 0);
        int before = ScoreTopic.records().size();
        RebuildReport report = engine.rebuild(false).await().atMost(Waits.MAX);
        assertThat(report.identical()).as("%s", report.tables()).isTrue();
        assertThat(waiting()).isZero();
        assertThat(ScoreTopic.records()).hasSize(before);
    }

    @Test
    void a_match_that_is_stopped_since_its_time_is_over_says_who_had_to_act_and_no_other_ruling_does() {
        List<Step> before = ScriptedMatch.play("expedition", ScriptedMatch.table(), FOUR, Map.of())
                .subList(0, 5);
        CompetitionRef place =
                Objects.requireNonNull(MatchFold.started(before.getFirst()).competition());
        append("expedition", before);
        append("expedition", List.of(ruled(before, 6, Ruled.Kind.FORFEIT), ruled(before, 7, Ruled.Kind.DEADLINE)));
        await().atMost(Waits.MAX).until(() -> ScoreTopic.of(place.matchId()).size() == 1);

        MatchScored stopped =
                MatchScored.read(ScoreTopic.of(place.matchId()).getFirst().value());
        assertThat(stopped.toAct()).containsExactly(2);
        assertThat(stopped.version()).isEqualTo(7);
        assertThat(stopped.seats()).hasSize(4);
    }

    private static Step ruled(List<Step> before, int version, Ruled.Kind kind) {
        Step last = before.getLast();
        return new Step(
                last.matchId(),
                version,
                UUID.randomUUID().toString(),
                "",
                "",
                null,
                last.at(),
                false,
                null,
                List.of(new MatchEvent.TableRuled(null, kind, "time", List.of(new Seat(2)), last.at())));
    }

    @Test
    void a_relay_that_dies_between_sending_and_marking_leaves_the_match_to_the_next_one() {
        // the service's own relay may come first now and then
        String match = IntStream.range(0, 20)
                .mapToObj(attempt -> sentByOneThatDies())
                .filter(sent -> !sent.isEmpty())
                .findFirst()
                .orElseThrow();

        await().atMost(Waits.MAX).until(() -> ScoreTopic.of(match).size() == 2);
        List<ConsumerRecord<String, byte[]>> twice = ScoreTopic.of(match);
        assertThat(twice.getFirst().value()).isEqualTo(twice.getLast().value());
        assertThat(twice)
                .extracting(record -> CloudEvents.value(record.headers(), "ce_id"))
                .containsOnly(match + "@7");
        await().atMost(Waits.MAX).until(() -> waiting() == 0);
    }

    /** Gives the match; empty when it was announced before the doomed relay came. */
    private String sentByOneThatDies() {
        String match = UUID.randomUUID().toString();
        List<String> sent = Collections.synchronizedList(new ArrayList<>());
        RecordPublisher dying = (key, json, headers) -> log.append(key, json, headers)
                .invoke(() -> sent.add(key))
                .chain(() -> Uni.createFrom().failure(new IllegalStateException("killed")));
        add(List.of(scored(match)));
        try {
            relay(dying).pass().await().atMost(Waits.MAX);
        } catch (RuntimeException killed) {
            assertThat(killed).hasStackTraceContaining("killed");
        }
        return sent.contains(match) ? match : "";
    }

    @Test
    void many_relays_at_once_announce_each_match_once_in_the_order_of_the_scoring() {
        List<String> matches = IntStream.range(0, 450)
                .mapToObj(number -> UUID.randomUUID().toString())
                .toList();
        for (int from = 0; from < matches.size(); from += 150) {
            add(matches.subList(from, from + 150).stream()
                    .map(ScoreEventsTest::scored)
                    .toList());
        }
        List<Uni<Integer>> passes =
                IntStream.range(0, 6).mapToObj(number -> relay(log).pass()).toList();
        Uni.join().all(passes).andFailFast().await().atMost(Waits.MAX);
        await().atMost(Waits.MAX).until(() -> waiting() == 0);

        Map<Integer, List<String>> announced = ScoreTopic.records().stream()
                .filter(record -> matches.contains(record.key()))
                .collect(Collectors.groupingBy(
                        ConsumerRecord::partition, Collectors.mapping(ConsumerRecord::key, Collectors.toList())));
        assertThat(announced.values().stream().flatMap(List::stream)).containsExactlyInAnyOrderElementsOf(matches);
        assertThat(announced.values())
                .allSatisfy(keys -> assertThat(keys)
                        .isEqualTo(matches.stream().filter(keys::contains).toList()));
    }

    @Test
    void the_same_match_scored_twice_is_announced_once() {
        String match = UUID.randomUUID().toString();
        add(List.of(scored(match)));
        await().atMost(Waits.MAX).until(() -> waiting() == 0);
        add(List.of(scored(match), scored(match)));
        assertThat(waiting()).isZero();
        assertThat(ScoreTopic.of(match)).hasSize(1);
    }

    @Test
    void what_is_not_committed_is_not_announced() {
        String match = UUID.randomUUID().toString();
        assertThatThrownBy(() -> transactions
                        .write(session -> outbox.add(session, List.of(scored(match)))
                                .chain(() -> Uni.createFrom().failure(new IllegalStateException("rolled back"))))
                        .await()
                        .atMost(Waits.MAX))
                .hasMessageContaining("rolled back");
        relay(log).pass().await().atMost(Waits.MAX);
        assertThat(ScoreTopic.of(match)).isEmpty();
    }

    private Relay relay(RecordPublisher through) {
        return new Relay(transactions, through, new SimpleMeterRegistry());
    }

    private void add(List<MatchScored> scored) {
        transactions.write(session -> outbox.add(session, scored)).await().atMost(Waits.MAX);
    }

    private long waiting() {
        return transactions
                .read(session -> Sql.values(
                        session, "select count(*) from score_outbox where sent_at is null", Map.of(), Long.class))
                .map(List::getFirst)
                .await()
                .atMost(Waits.MAX);
    }

    private static MatchScored scored(String match) {
        Player ann = new Player("ann", null, false);
        return new MatchScored(
                match,
                7,
                "expedition",
                Map.of(),
                true,
                null,
                Instant.parse("2026-02-01T00:00:00Z"),
                null,
                List.of(new MatchScored.Seat(0, ann, ann, "ann", 1, 30, null, false, false, false, null)));
    }

    private static void append(String game, List<Step> steps) {
        try (MatchLog to = MatchLog.of(game, Infrastructure.shared().kafka())) {
            to.append(steps);
        }
    }
}
