package baffin.bot.load;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.ArenaPlatform;
import baffin.bot.client.BaffinClient;
import baffin.bot.load.measure.Meter;
import baffin.bot.load.measure.Percentiles;
import baffin.bot.load.pace.OpenLoop;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A match under an open loop whose clock stands still unless the test moves it. */
class LoadedMatchTest {

    private static final long SECOND = TimeUnit.SECONDS.toNanos(1);

    private final AtomicLong clock = new AtomicLong(SECOND);
    private final Meter meter = new Meter();
    private final OpenLoop loop = new OpenLoop(clock::get);
    private ArenaPlatform platform;
    private Wire wire;

    @BeforeEach
    void open() throws IOException {
        platform = new ArenaPlatform();
        URI origin = URI.create(platform.url());
        wire = new Wire(new LoadPlan.Target(origin, origin, origin), 4);
    }

    @AfterEach
    void close() {
        wire.close();
        platform.close();
    }

    @Test
    void exactly_what_is_due_is_sent_and_latency_counts_from_when_it_was_due() throws Exception {
        wire.run(() -> loop.start(10));
        begin();
        accepted(1);

        passes(250);
        accepted(3);
        assertThat(wire.ask(loop::waiting)).isZero();

        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(3);
        Percentiles command = Percentiles.of(meter.taken(Meter.Time.COMMAND));
        assertThat(command.count()).isEqualTo(3);
        assertThat(command.p50()).isCloseTo(50, Percentage.withPercentage(1));
        assertThat(command.max()).isCloseTo(150, Percentage.withPercentage(1));
    }

    private void begin() throws InterruptedException {
        URI origin = URI.create(platform.url());
        LoadPlan plan = new LoadPlan(
                new LoadPlan.Target(origin, origin, origin),
                List.of("expedition"),
                1,
                2,
                2,
                false,
                new LoadPlan.AtRate(10),
                new LoadPlan.Audience(0, 0, null),
                1,
                Duration.ZERO,
                Duration.ofSeconds(1));
        try (BaffinClient client = BaffinClient.of(origin)) {
            Crowd.Seated seated = new Crowd(plan, client).seated();
            var tools = new LoadedMatch.Tools(wire, meter, loop, clock::get, new SplittableRandom(1), false);
            wire.run(() -> new LoadedMatch(tools, seated.matchId(), seated.seats(), (version, at) -> {}, finished -> {})
                    .read());
        }
    }

    private void passes(long millis) {
        clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
        wire.run(loop::tick);
    }

    private void accepted(long count) throws InterruptedException {
        for (int tries = 0; tries < 3_000 && meter.counted(Meter.ACCEPTED) < count; tries++) {
            Thread.sleep(10);
        }
        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(count);
    }
}
