package baffin.bot.load;

import baffin.bot.client.Json;
import baffin.bot.load.measure.Machine;
import baffin.bot.load.pace.Ramp;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The document that a load leaves behind: what it found and under what circumstances.
 *
 * @param report what it found; of a search, at the highest rate that held, or at the last one when none did
 * @param search how a search went; null without one
 * @param at when it ended (UTC, ISO 8601)
 * @param seed of the bots' choices; the matches have secret seeds of their own
 * @param machine where the load ran
 * @param versions of this program and its JDK
 * @param options what was asked for
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record LoadResult(
        @JsonUnwrapped LoadReport report,
        @Nullable Search search,
        String at,
        long seed,
        Machine machine,
        Map<String, String> versions,
        JsonNode options) {

    /**
     * How a search went.
     *
     * @param p99LimitMs what the 99th percentile had to stay under (ms)
     * @param bestRate the highest rate that held, commands a second; 0 when none did
     * @param steps every rate tried, in order
     */
    record Search(double p99LimitMs, double bestRate, List<Ramp.Step> steps) {}

    static LoadResult of(LoadPlan plan, LoadReport report, @Nullable Search search) {
        return new LoadResult(
                report,
                search,
                Instant.now().toString(),
                plan.seed(),
                Machine.ofThis(),
                Map.of("baffin", version(), "jdk", System.getProperty("java.vm.version", "unknown")),
                Json.mapper().valueToTree(plan));
    }

    private static String version() {
        return Objects.requireNonNullElse(LoadResult.class.getPackage().getImplementationVersion(), "development");
    }
}
