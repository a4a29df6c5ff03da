package baffin.lobby.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.accounts.account.KeptLimiter;
import baffin.platform.problem.ProblemException;
import baffin.platform.runtime.projection.store.Sql;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.testkit.Waits;
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
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;

/** Limits that a restart does not lift. */
@QuarkusTest
@QuarkusTestResource(LobbyResources.class)
class KeptLimiterTest {

    private static final Instant NOW = Instant.parse("2031-01-01T12:00:00Z");

    private final String what = "tries " + UUID.randomUUID();

    @Inject
    @Identifier("lobby")
    Transactions transactions;

    /** One of a process that has just started. */
    private KeptLimiter fresh(Instant now) {
        return new KeptLimiter(transactions, Clock.fixed(now, ZoneOffset.UTC), what, 3, Duration.ofMinutes(1));
    }

    private static <T> T done(Uni<T> one) {
        return one.await().atMost(Waits.MAX);
    }

    private void refused(Instant now, String key) {
        assertThatThrownBy(() -> done(fresh(now).take(key))).isInstanceOfSatisfying(ProblemException.class, full -> {
            assertThat(full.problem().status()).isEqualTo(429);
            assertThat(full.headers()).containsKey("Retry-After");
        });
    }

    @Test
    void who_has_used_it_up_waits_after_a_restart_as_well() {
        for (int time = 0; time < 3; time++) {
            done(fresh(NOW).take("somebody"));
        }

        refused(NOW, "somebody");
        refused(NOW.plusSeconds(19), "somebody");
        done(fresh(NOW).take("somebody else"));
        done(fresh(NOW.plusSeconds(21)).take("somebody"));
        refused(NOW.plusSeconds(22), "somebody");
    }

    @Test
    void what_is_given_back_counts_no_more() {
        for (int time = 0; time < 9; time++) {
            done(fresh(NOW).take("fits"));
            done(fresh(NOW).giveBack("fits"));
        }
        for (int time = 0; time < 3; time++) {
            done(fresh(NOW).take("fits"));
        }
        refused(NOW, "fits");
    }

    @Test
    void what_is_long_over_is_forgotten_and_nothing_says_who_it_was() {
        done(fresh(NOW).take("long ago"));
        assertThat(keys()).noneMatch(key -> key.contains("long ago")).isNotEmpty();

        // some hundred others may be as old
        for (int time = 0; time < 50 && count(NOW) > 0; time++) {
            done(fresh(NOW.plus(Duration.ofHours(2))).take("today " + time));
        }

        assertThat(count(NOW)).isZero();
    }

    private List<String> keys() {
        return done(transactions.read(
                session -> Sql.values(session, "select key from rate_limit", Map.of(), String.class)));
    }

    private long count(Instant at) {
        return done(transactions.read(session -> Sql.values(
                        session,
                        "select count(*) from rate_limit where touched_at = :at",
                        Map.of("at", at),
                        Long.class)))
                .getFirst();
    }
}
