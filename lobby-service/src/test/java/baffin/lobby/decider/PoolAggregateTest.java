package baffin.lobby.decider;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.lobby.decider.OneLog.Written;
import baffin.lobby.openmatch.domain.LobbyRecord;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchStatus;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.Pools;
import baffin.lobby.seek.domain.Range;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.domain.SeekCommand.Wait;
import baffin.lobby.seek.domain.SeekDecider;
import baffin.lobby.seek.domain.SeekEvent;
import baffin.lobby.seek.domain.SeekNow;
import baffin.lobby.seek.domain.SeekRecord;
import baffin.lobby.seek.domain.SeekStatus;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchTerms;
import baffin.platform.wire.Json;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PoolAggregateTest {

    private static final Person ANN = Pools.person("ann");
    private static final Person BO = Pools.person("bo");

    private static final MatchTerms CLOCK = new MatchTerms(
            new ClockRule.PerMove(Duration.ofDays(2), Duration.ZERO, Duration.ofHours(12), true),
            List.of(new AbsenceStep.Safe(2), new AbsenceStep.Bot("careful")),
            0,
            List.of());

    private final OneLog log = new OneLog();

    private static Wait withBots(String seekId, Duration bots, Duration expires, Integer... seats) {
        return new Wait(
                seekId,
                Map.of(),
                List.of(seats),
                null,
                1500,
                new Range(1400, 1600),
                bots.toMillis(),
                false,
                expires.toMillis());
    }

    private List<Written> starts() {
        return log.facts.stream()
                .filter(fact -> fact.type().equals(OpenMatchBinding.CHANGED))
                .toList();
    }

    @Test
    void two_seeks_become_one_started_match_under_a_key_of_its_own() {
        assertThat(Json.shared()
                        .value(log.ask("c1", ANN, Pools.request("s1", 2)).body(), SeekNow.class)
                        .status())
                .isEqualTo(SeekStatus.WAITING);
        SeekNow second =
                Json.shared().value(log.ask("c2", BO, Pools.request("s2", 2)).body(), SeekNow.class);
        assertThat(second.status()).isEqualTo(SeekStatus.MATCHED);

        assertThat(starts()).singleElement().satisfies(fact -> {
            assertThat(fact.key()).isEqualTo(second.matchId());
            OpenMatch match = OpenMatch.after(null, Json.shared().read(fact.json(), LobbyRecord.class));
            assertThat(match.status()).isEqualTo(OpenMatchStatus.RUNNING);
            assertThat(match.host()).isEqualTo("ann");
            MatchStart start = MatchStart.in(fact.json()).orElseThrow();
            assertThat(start.setup().game()).isEqualTo("chess");
            assertThat(start.setup().options()).containsEntry("mode", "slow");
            assertThat(start.setup().seats())
                    .extracting(holder -> holder.player())
                    .containsExactlyInAnyOrder("ann", "bo");
        });
        assertThat(log.facts)
                .filteredOn(fact -> fact.key().startsWith("seeks/"))
                .allSatisfy(fact -> assertThat(MatchStart.in(fact.json()))
                        .as("no start for the rules-service")
                        .isEmpty());
    }

    @Test
    void the_match_is_played_by_the_clock_that_was_looked_for() {
        log.ask("c1", ANN, new Wait("s1", Map.of(), List.of(2), CLOCK, null, null, null, false, 60_000));
        log.restart();
        log.ask("c2", BO, new Wait("s2", Map.of(), List.of(2), CLOCK, null, null, null, false, 60_000));
        assertThat(starts())
                .singleElement()
                .satisfies(fact -> assertThat(
                                MatchStart.in(fact.json()).orElseThrow().terms())
                        .isEqualTo(CLOCK));
    }

    @Test
    void a_repeat_makes_no_second_seek_and_a_key_belongs_to_one_command() {
        log.ask("c1", ANN, Pools.request("s1", 2));
        assertThat(log.ask("c1", ANN, Pools.request("s1", 2)))
                .returns(true, Reply::accepted)
                .returns(true, Reply::repeated);
        assertThat(log.ask("c1", ANN, Pools.request("s1", 3)).problem()).isEqualTo("idempotency-key-reused");
        assertThat(log.facts).hasSize(1);
        Reply refused = log.ask("c2", BO, Pools.request("s2", 9));
        assertThat(refused.problem()).isEqualTo("invalid-field");
        assertThat(refused.body().path("pointers").path(0).asText()).isEqualTo("/seats");
    }

    @Test
    void time_alone_fills_a_table_with_bots_and_ends_what_was_not_found() {
        log.ask("c1", ANN, withBots("s1", Duration.ofSeconds(30), Duration.ofMinutes(10), 3));
        log.ask("c2", BO, new Wait("s2", Map.of(), List.of(2), CLOCK, 1500, null, null, false, 60_000));
        log.later(Duration.ofSeconds(29));
        assertThat(starts()).isEmpty();
        log.later(Duration.ofSeconds(1));
        assertThat(starts()).singleElement().satisfies(fact -> {
            MatchStart start = MatchStart.in(fact.json()).orElseThrow();
            assertThat(start.setup().seats())
                    .extracting(holder -> holder.player())
                    .containsExactlyInAnyOrder("ann", "house:random", "house:random");
            assertThat(start.setup().seats()).filteredOn(holder -> holder.bot()).hasSize(2);
        });
        log.later(Duration.ofSeconds(30));
        SeekRecord last = Json.shared().read(log.facts.getLast().json(), SeekRecord.class);
        assertThat(last.events()).containsExactly(new SeekEvent.SeekExpired("s2"));
        assertThat(last.commandId()).isNull();
    }

    @Test
    void a_full_pool_fits_into_one_record_and_takes_nobody_more() {
        for (int number = 0; number < SeekDecider.WAITING_MAX; number++) {
            assertThat(log.ask("c" + number, Pools.person("a-player-with-a-long-id-" + number), alone("s" + number)))
                    .returns(true, Reply::accepted)
                    .returns(false, Reply::repeated);
        }
        assertThat(log.rows.get("seeks/chess")).hasSizeLessThan(900_000);
        assertThat(log.ask("one-more", ANN, alone("one-more")).problem()).isEqualTo("conflict");
        log.later(Duration.ofDays(1));
        assertThat(log.ask("now", ANN, alone("now")))
                .returns(true, Reply::accepted)
                .returns(false, Reply::repeated);
    }

    /** Nobody fits. */
    private static Wait alone(String seekId) {
        return new Wait(
                seekId, Map.of(), List.of(2, 3, 4), CLOCK, 1500, new Range(0, 1), 80_000_000L, false, 86_400_000);
    }

    @Test
    void who_waits_is_not_forgotten_when_another_instance_takes_over() {
        log.ask("c1", ANN, withBots("s1", Duration.ofMinutes(1), Duration.ofMinutes(10), 2));
        log.later(Duration.ofSeconds(20));
        log.restart();
        log.later(Duration.ofMinutes(5));
        assertThat(starts()).hasSize(1);
        assertThat(log.ask("c1", ANN, withBots("s1", Duration.ofMinutes(1), Duration.ofMinutes(10), 2)))
                .returns(true, Reply::accepted)
                .returns(true, Reply::repeated);
    }

    @Test
    void an_outage_is_recorded_once_and_readers_see_until_when_a_seek_waits_now() {
        log.ask("c1", ANN, withBots("s1", Duration.ofMinutes(1), Duration.ofMinutes(10), 3));
        SeekNow before = SeekNow.waiting("chess", pool().waiting().getFirst());
        log.outage(Duration.ofHours(3));
        log.restart();
        log.later(Duration.ofSeconds(1));
        assertThat(log.facts).hasSize(2);
        SeekRecord record = Json.shared().read(log.facts.getLast().json(), SeekRecord.class);
        SeekNow after = SeekNow.after(new java.util.HashMap<>(Map.of("s1", before)), record)
                .getFirst();
        assertThat(after.seek()).isEqualTo(pool().waiting().getFirst());
        assertThat(after.seek().expiresAt()).isEqualTo(before.seek().expiresAt().plus(Duration.ofHours(3)));
        log.later(Duration.ofSeconds(58));
        assertThat(starts()).isEmpty();
        log.later(Duration.ofSeconds(1));
        assertThat(starts()).hasSize(1);
    }

    private Pool pool() {
        Pool pool = Pool.empty("chess");
        for (Written fact : log.facts) {
            pool = pool.after(Json.shared().read(fact.json(), SeekRecord.class));
        }
        return pool;
    }

    @Test
    void versions_of_a_pool_have_no_gap_and_readers_see_every_seek_end_once() {
        for (int number = 0; number < 30; number++) {
            Person person = Pools.person("p" + number);
            log.ask("c" + number, person, Pools.request("s" + number, 2 + number % 3));
            if (number % 5 == 0) {
                log.ask("w" + number, person, new SeekCommand.Withdraw("s" + number, true));
            }
            log.later(Duration.ofSeconds(31));
        }
        log.later(Duration.ofHours(1));
        List<SeekRecord> records = log.facts.stream()
                .filter(fact -> fact.type().equals(PoolBinding.CHANGED))
                .map(fact -> Json.shared().read(fact.json(), SeekRecord.class))
                .toList();
        Map<String, SeekNow> seeks = new java.util.HashMap<>();
        for (int index = 0; index < records.size(); index++) {
            assertThat(records.get(index).version()).isEqualTo(index + 1);
            assertThat(SeekNow.after(seeks, records.get(index)))
                    .extracting(now -> now.seek().seekId())
                    .hasSameElementsAs(SeekNow.named(records.get(index)));
        }
        assertThat(seeks).hasSize(30);
        assertThat(seeks.values()).noneMatch(now -> now.status() == SeekStatus.WAITING);
        assertThat(seeks.values()).allMatch(now -> (now.matchId() != null) == (now.status() == SeekStatus.MATCHED));
    }
}
