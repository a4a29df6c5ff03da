package baffin.gameservice.push;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.gameservice.Browser;
import baffin.gameservice.Eventually;
import baffin.gameservice.delivery.DatabaseDeliveryQueue;
import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.delivery.DeliveryKind;
import baffin.gameservice.delivery.DeliveryOutcome;
import baffin.gameservice.delivery.DeliveryQueue;
import baffin.gameservice.notification.NoticeKind;
import baffin.platform.runtime.projection.Entry;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.secrets.SecretSealer;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Messages in line, a hundred years from now, so that the service itself claims none of them. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class PushRowsTest {

    private static final Instant NOW = Instant.parse("2126-01-01T00:00:00Z");
    private static final DeliveryKind.Limits LIMITS = new DeliveryKind.Limits(8, 1, 2);

    @Inject
    @Identifier("game")
    Transactions transactions;

    @Inject
    @Identifier("views")
    ProjectionEngine matches;

    private final String owner = "push-" + UUID.randomUUID();
    private final String match = "match-" + owner;
    private final PushRows rows = new PushRows(owner, Clock.fixed(NOW, ZoneOffset.UTC));

    @BeforeEach
    void ready() {
        Eventually.ready();
    }

    @AfterEach
    void clean() {
        for (String table : List.of("push_delivery", "push_subscription")) {
            update("delete from " + table + " where owner = :owner", Map.of("owner", owner));
        }
        update("delete from notice where player = :owner", Map.of("owner", owner));
        update("delete from notice_read where player = :owner", Map.of("owner", owner));
    }

    private static <T> T done(Uni<T> work) {
        return work.await().atMost(Waits.MAX);
    }

    private int update(String statement, Map<String, ?> parameters) {
        return done(transactions.write(session -> Sql.update(session, statement, parameters)));
    }

    private PushStore store() {
        return new PushStore(transactions, new PushVault(SecretSealer.of(List.of("11".repeat(32)), "t")), owner);
    }

    private String subscription(String player, String device, Instant at) {
        Browser browser = new Browser();
        PushRequest request = new PushRequest(
                "https://push.example.org/" + owner + "/" + device,
                new PushKeys(browser.p256dh(), browser.auth()),
                device,
                List.of(NoticeKind.YOUR_TURN, NoticeKind.MATCH_ENDED),
                Locale.GERMAN);
        PushStore.Put put = done(store().put(player, request, at, 10)).orElseThrow();
        return put.subscription().id();
    }

    private String subscription(String device) {
        return subscription(owner, device, NOW.minus(Duration.ofDays(1)));
    }

    /** What a step has told stands in the database. */
    private Entry notice(String of, long version, NoticeKind kind, Instant at) {
        update(
                """
                insert into notice (generation, match_id, version, place_in_step, part, place, player, kind, game, seat,
                  at)
                values (:generation, :match, :version, 0, 0, 0, :player, :kind, 'north-wind', 1, :at)
                """,
                Map.of(
                        "generation",
                        matches.generation(),
                        "match",
                        of,
                        "version",
                        version,
                        "player",
                        owner,
                        "kind",
                        kind.name(),
                        "at",
                        at));
        return new Entry(0, version, of, version, at.toEpochMilli(), new byte[0]);
    }

    private Entry turn(long version) {
        return notice(match, version, NoticeKind.YOUR_TURN, NOW);
    }

    private void write(Entry... entries) {
        done(transactions.write(session -> rows.ofMatches(session, matches.generation(), List.of(entries))));
    }

    private DatabaseDeliveryQueue queue() {
        return new DatabaseDeliveryQueue(transactions, PushRows.TABLE);
    }

    private List<DeliveryJob> claimed(Instant at) {
        return done(queue().claim(at, 64, LIMITS, DeliveryQueue.Load.NONE)).stream()
                .filter(job -> job.owner().equals(owner))
                .toList();
    }

    private void settle(DeliveryJob job, int status, DeliveryOutcome outcome) {
        done(queue().settle(job, new DeliveryAttempt(NOW, 20, status, null), outcome));
    }

    @Test
    void a_notice_is_put_in_line_once() {
        String phone = subscription("phone");
        Entry first = turn(1);
        write(first);
        write(first);
        DeliveryJob job = claimed(NOW).getFirst();
        assertThat(job.target()).isEqualTo(phone);
        assertThat(job.body()).contains("\"version\": 1", "\"language\": \"de\"", "\"kind\": \"YOUR_TURN\"");
        assertThat(claimed(NOW)).isEmpty();
        settle(job, 201, new DeliveryOutcome.Delivered());

        write(first);

        assertThat(claimed(NOW.plusSeconds(60))).isEmpty();
        assertThat(done(store().all(owner)).getFirst().lastSentAt()).isEqualTo(NOW.plusMillis(20));
    }

    @Test
    void a_newer_notice_of_a_match_takes_the_place_of_an_older_one_and_never_the_other_way_round() {
        subscription("phone");
        Entry first = turn(1);
        Entry second = turn(2);
        write(second, first);
        assertThat(claimed(NOW))
                .singleElement()
                .satisfies(job -> assertThat(job.body()).contains("\"version\": 2"));
        write(first);
        assertThat(claimed(NOW)).isEmpty();
    }

    @Test
    void a_newer_notice_is_sent_also_when_it_comes_during_an_attempt() {
        subscription("phone");
        write(turn(1));
        DeliveryJob first = claimed(NOW).getFirst();
        write(notice(match, 2, NoticeKind.MATCH_ENDED, NOW));
        settle(first, 503, new DeliveryOutcome.Again(NOW.plusSeconds(5)));
        DeliveryJob second = claimed(NOW).getFirst();
        assertThat(second.type()).isEqualTo("MATCH_ENDED");
        assertThat(second.tries()).isZero();
    }

    @Test
    void what_is_old_out_of_date_read_or_not_wanted_is_not_sent() {
        subscription("phone");
        String late = subscription(owner, "laptop", NOW.minusSeconds(60));
        Entry old = notice(
                "old " + match,
                1,
                NoticeKind.YOUR_TURN,
                NOW.minus(Duration.ofMinutes(10).plusMillis(1)));
        Entry over = notice("over " + match, 1, NoticeKind.YOUR_TURN, NOW);
        update("update notice set over_version = 2 where match_id = :match", Map.of("match", over.key()));
        Entry read = notice("read " + match, 1, NoticeKind.YOUR_TURN, NOW);
        update(
                "insert into notice_read (player, match_id, version, place_in_step) values (:player, :match, 1, 0)",
                Map.of("player", owner, "match", read.key()));
        Entry other = notice("other " + match, 1, NoticeKind.MATCH_STARTED, NOW);
        Entry before = notice(match, 1, NoticeKind.YOUR_TURN, NOW.minusSeconds(90));

        write(old, over, read, other, before);

        assertThat(claimed(NOW)).singleElement().satisfies(job -> {
            assertThat(job.event()).isEqualTo(match);
            assertThat(job.target()).isNotEqualTo(late);
        });
    }

    @Test
    void each_subscription_gets_one_at_a_time_and_each_person_two() {
        List.of("phone", "laptop", "tablet").forEach(this::subscription);
        write(turn(1), notice("another " + match, 1, NoticeKind.YOUR_TURN, NOW));

        List<DeliveryJob> two = claimed(NOW);

        assertThat(two).hasSize(2).extracting(DeliveryJob::target).doesNotHaveDuplicates();
    }

    @Test
    void what_was_under_way_when_the_process_died_is_not_sent_again() {
        subscription("phone");
        write(turn(1));
        assertThat(claimed(NOW)).hasSize(1);
        assertThat(claimed(NOW.plus(Duration.ofHours(4)))).isEmpty();
    }

    @Test
    void a_subscription_that_its_service_does_not_know_ends() {
        subscription("phone");
        write(turn(1));
        settle(claimed(NOW).getFirst(), 410, new DeliveryOutcome.Gone());
        assertThat(done(store().all(owner))).isEmpty();
    }

    @Test
    void who_takes_over_a_browser_gets_nothing_that_was_in_line_for_another() {
        subscription("phone");
        write(turn(1));
        String heir = "heir of " + owner;
        subscription(heir, "phone", NOW);
        assertThat(done(queue().claim(NOW, 64, LIMITS, DeliveryQueue.Load.NONE)))
                .extracting(DeliveryJob::owner)
                .doesNotContain(owner, heir);
        assertThat(done(store().delete(heir, done(store().all(heir)).getFirst().id())))
                .isTrue();
    }

    @Test
    void what_is_old_or_has_no_subscription_any_more_is_forgotten() {
        String phone = subscription("phone");
        write(turn(1));
        done(queue().forget(NOW));
        assertThat(lines()).hasSize(1);
        done(queue().forget(NOW.plusMillis(1)));
        assertThat(lines()).isEmpty();
        write(turn(2));
        done(store().delete(owner, phone));
        done(queue().forget(NOW));
        assertThat(lines()).isEmpty();
    }

    private List<String> lines() {
        return done(transactions.read(session -> Sql.values(
                session,
                "select event_id from push_delivery where owner = :owner",
                Map.of("owner", owner),
                String.class)));
    }
}
