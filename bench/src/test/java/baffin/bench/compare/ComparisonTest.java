package baffin.bench.compare;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class ComparisonTest {

    private final List<String> said = new ArrayList<>();
    private final List<String> done = new ArrayList<>();
    private final Map<String, Contender> contenders = new LinkedHashMap<>();

    @Test
    void contenders_take_turns_and_are_all_closed_at_the_end() throws Exception {
        contenders.put("engine", new Fake("engine.expedition", 300, null));
        contenders.put("peer", new Fake("peer.reducer", 10, null));

        JsonNode document = run();

        assertThat(done)
                .containsExactly(
                        "open engine.expedition",
                        "open peer.reducer",
                        "engine.expedition",
                        "peer.reducer",
                        "engine.expedition",
                        "peer.reducer",
                        "close engine.expedition",
                        "close peer.reducer");
        assertThat(document.path("rounds").asInt()).isEqualTo(2);
        assertThat(document.path("figures")
                        .path("engine.expedition")
                        .path("median")
                        .asDouble())
                .isEqualTo(300);
        assertThat(document.path("ratios")
                        .path(Comparison.RATIOS.getFirst().what())
                        .path("values"))
                .hasSize(2)
                .allSatisfy(ratio -> assertThat(ratio.asDouble()).isEqualTo(30));
        assertThat(document.path("machine").path("cores").asInt()).isPositive();
    }

    @Test
    void what_this_machine_cannot_measure_is_said_and_left_out() throws Exception {
        contenders.put("engine", new Fake("engine.expedition", 300, null));
        contenders.put("peer", new Fake("peer.reducer", 10, "Node was not found"));

        JsonNode document = run();

        assertThat(said).contains("Node was not found");
        assertThat(document.path("skipped").path(0).asText()).isEqualTo("Node was not found");
        assertThat(document.path("figures").has("peer.reducer")).isFalse();
        assertThat(document.path("ratios")).isEmpty();
        assertThat(done).contains("close peer.reducer");
    }

    @Test
    void a_round_that_fails_costs_its_own_figures_only() throws Exception {
        contenders.put("engine", new Fake("engine.expedition", 300, null));
        contenders.put("peer", new Fake("peer.reducer", -1, null));

        JsonNode document = run();

        assertThat(document.path("figures").path("engine.expedition").path("values"))
                .hasSize(2);
        assertThat(document.path("skipped").path(1).asText()).isEqualTo("round 2, peer: broken");
    }

    private JsonNode run() throws Exception {
        Comparison comparison = new Comparison(2, said::add);
        comparison.run(contenders);
        return new ObjectMapper().readTree(comparison.document());
    }

    /** Measures the same each time. */
    private final class Fake implements Contender {

        private final String figure;
        private final double value;
        private final @Nullable String missing;

        Fake(String figure, double value, @Nullable String missing) {
            this.figure = figure;
            this.value = value;
            this.missing = missing;
        }

        @Override
        public List<Figure> figures() {
            return List.of(new Figure(figure, figure, "a second"));
        }

        @Override
        public void open() throws Unavailable {
            if (missing != null) {
                throw new Unavailable(missing);
            }
            done.add("open " + figure);
        }

        @Override
        public Map<String, Double> round() throws IOException {
            if (value < 0) {
                throw new IOException("broken");
            }
            done.add(figure);
            return Map.of(figure, value);
        }

        @Override
        public void close() {
            done.add("close " + figure);
        }
    }
}
