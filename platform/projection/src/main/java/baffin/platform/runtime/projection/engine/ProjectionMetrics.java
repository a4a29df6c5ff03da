package baffin.platform.runtime.projection.engine;

import baffin.platform.runtime.projection.store.BatchWriter;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.function.Supplier;

/** Meters of one projection, tagged with its name. */
final class ProjectionMetrics {

    private static final String TAG = "projection";

    private final Counter applied;
    private final Counter dropped;
    private final Counter retries;
    private final Timer writes;

    ProjectionMetrics(
            MeterRegistry meters,
            String projection,
            Supplier<Number> lagSeconds,
            Supplier<Number> pending,
            Supplier<Number> stopped) {
        applied = meters.counter("baffin.projection.applied", TAG, projection);
        dropped = meters.counter("baffin.projection.dropped", TAG, projection);
        retries = meters.counter("baffin.projection.retries", TAG, projection);
        writes = meters.timer("baffin.projection.write", TAG, projection);
        gauge(
                meters,
                "baffin.projection.lag.seconds",
                "age of the oldest record not yet written",
                projection,
                lagSeconds);
        gauge(meters, "baffin.projection.pending", "records read and not yet written", projection, pending);
        gauge(meters, "baffin.projection.stopped.matches", "matches stopped at a gap or fault", projection, stopped);
    }

    private static void gauge(
            MeterRegistry meters, String name, String text, String projection, Supplier<Number> value) {
        Gauge.builder(name, value)
                .description(text)
                .tag(TAG, projection)
                .strongReference(true)
                .register(meters);
    }

    void written(BatchWriter.Written written, Duration time) {
        applied.increment(written.applied());
        dropped.increment(written.dropped());
        writes.record(time);
    }

    void retried() {
        retries.increment();
    }
}
