package baffin.platform.operator;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.operator.OperatorAction.Kind;
import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class OperatorRecordsTest {

    private static final Instant NOW = Instant.parse("2026-05-01T10:00:00.123Z");
    private static final ActingOperator BARROW = new ActingOperator("barrow", "the player is gone");

    private final Clock clock = Clock.fixed(NOW.plusNanos(4_000), ZoneOffset.UTC);
    private final List<OperatorAction> published = new ArrayList<>();

    @Test
    void a_record_is_in_the_log_before_anybody_hears_of_it() {
        List<String> keys = new ArrayList<>();
        List<OperatorAction> logged = new ArrayList<>();
        OperatorRecords records = new OperatorRecords(
                (key, json, headers) -> {
                    assertThat(published).isEmpty();
                    assertThat(headers).containsEntry("ce_source", "/rules");
                    keys.add(key);
                    logged.add(OperatorAction.read(json));
                    return Uni.createFrom().voidItem();
                },
                published::add,
                clock);

        Instant at = records.write("/rules", BARROW, Act.seatHandedOver("match-1", 2, "franklin", "crozier"))
                .await()
                .indefinitely();

        assertThat(at).isEqualTo(NOW);
        assertThat(keys).containsExactly("franklin");
        assertThat(published).isEqualTo(logged);
        assertThat(logged).singleElement().satisfies(action -> {
            assertThat(action.kind()).isEqualTo(Kind.SEAT_HANDED_OVER);
            assertThat(action.operator()).isEqualTo("barrow");
            assertThat(action.reason()).isEqualTo("the player is gone");
            assertThat(action.match()).isEqualTo("match-1");
            assertThat(action.seat()).isEqualTo(2);
            assertThat(action.concerns("franklin")).isTrue();
            assertThat(action.concerns("crozier")).isTrue();
            assertThat(action.concerns("barrow")).isFalse();
        });
    }

    @Test
    void a_log_that_is_away_is_a_problem_and_nobody_hears_of_anything() {
        OperatorRecords records = new OperatorRecords(
                (key, json, headers) -> Uni.createFrom().failure(new IllegalStateException("away")),
                published::add,
                clock);

        assertThatThrownBy(() -> records.write("/game", BARROW, Act.matchReleased("match-1"))
                        .await()
                        .indefinitely())
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        away -> assertThat(away.problem().status()).isEqualTo(503));
        assertThat(published).isEmpty();
    }
}
