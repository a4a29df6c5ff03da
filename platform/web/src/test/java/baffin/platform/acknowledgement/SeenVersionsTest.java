package baffin.platform.acknowledgement;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.problem.ProblemException;
import baffin.platform.request.ServiceScope;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeenVersionsTest {

    private long now;
    private final SeenVersions versions = new SeenVersions(() -> now);
    private final ReadModel model = new Anything();

    private static final class Anything implements ReadModel {
        @Override
        public ServiceScope scope() {
            return ServiceScope.of(SeenVersionsTest.class);
        }

        @Override
        public boolean shows(SeenVersion seen) {
            return true;
        }

        @Override
        public boolean answers(String path) {
            return true;
        }

        @Override
        public Optional<ProblemException> catchingUp() {
            return Optional.empty();
        }

        @Override
        public Uni<List<SeenVersion>> behind(List<SeenVersion> seen) {
            return Uni.createFrom().item(List.of());
        }

        @Override
        public void onMoved(Runnable listener) {}
    }

    private void tell(String account, SeenVersion... seen) {
        versions.add(new Acknowledgement(account, Instant.EPOCH, List.of(seen)));
    }

    private void wait(Duration time) {
        now += time.toNanos();
    }

    private static SeenVersion match(String id, long version) {
        return new SeenVersion("match.events", id, version);
    }

    @Test
    void of_each_thing_the_latest_version_counts_whatever_the_order() {
        tell("ann", match("m", 3));
        tell("ann", match("m", 5), match("n", 1));
        tell("ann", match("m", 4));
        assertThat(versions.of("ann")).containsExactlyInAnyOrder(match("m", 5), match("n", 1));
        assertThat(versions.of("bob")).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "m1, /api/v1/matches/m1, true",
        "m1, /api/v1/matches/m1/view, true",
        "m1, m1, true",
        "m1, /api/v1/matches/m11/m1, true",
        "m1, /api/v1/matches/m11, false",
        "m1, /api/v1/matches/am1/view, false",
        "m1, /api/v1/matches, false",
        "competition/c1, /api/v1/competitions/c1/standings, true",
        "competition/c1, /api/v1/competition/c2, false",
    })
    void a_path_names_a_thing_by_a_whole_part(String key, String path, boolean named) {
        tell("ann", match(key, 1));
        assertThat(versions.of("ann", path)).hasSize(named ? 1 : 0);
        assertThat(versions.of("bob", path)).isEmpty();
    }

    @Test
    void things_of_two_topics_may_share_an_id() {
        SeenVersion table = new SeenVersion("lobby.events", "matches/m", 2);
        tell("ann", match("m", 3), table);
        versions.reached("ann", List.of(table), model);
        assertThat(versions.of("ann", "/api/v1/matches/m")).containsExactlyInAnyOrder(match("m", 3), table);
        assertThat(versions.open("ann", versions.of("ann"), model)).containsExactly(match("m", 3));
    }

    @Test
    void what_a_read_model_has_is_not_asked_again_until_there_is_more() {
        tell("ann", match("m", 3));
        versions.reached("ann", List.of(match("m", 3)), model);
        assertThat(versions.open("ann", versions.of("ann"), model)).isEmpty();
        assertThat(versions.open("ann", versions.of("ann"), new Anything())).hasSize(1);
        tell("ann", match("m", 3));
        assertThat(versions.open("ann", versions.of("ann"), model)).isEmpty();
        tell("ann", match("m", 4));
        versions.reached("ann", List.of(match("m", 3)), model);
        assertThat(versions.open("ann", versions.of("ann"), model)).containsExactly(match("m", 4));
    }

    @Test
    void it_is_waited_for_a_minute_each() {
        tell("ann", match("m", 1));
        wait(Duration.ofSeconds(40));
        tell("ann", match("n", 1));
        wait(Duration.ofSeconds(30));
        assertThat(versions.of("ann")).containsExactly(match("n", 1));
        wait(Duration.ofSeconds(40));
        assertThat(versions.of("ann")).isEmpty();
    }

    @Test
    void a_record_says_the_same_after_it_was_written_and_read() {
        Acknowledgement one = new Acknowledgement("ann", Instant.EPOCH, List.of(match("m", 3)));
        assertThat(Acknowledgement.read(one.bytes())).isEqualTo(one);
        assertThat(new String(one.bytes(), java.nio.charset.StandardCharsets.UTF_8))
                .isEqualTo("{\"account\":\"ann\",\"at\":\"1970-01-01T00:00:00.000Z\","
                        + "\"seen\":[{\"topic\":\"match.events\",\"key\":\"m\",\"version\":3}]}");
    }
}
