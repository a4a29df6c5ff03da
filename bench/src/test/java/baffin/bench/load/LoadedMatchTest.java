package baffin.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bench.load.Load.OpenLoop;
import baffin.bot.ArenaPlatform;
import baffin.bot.client.BaffinClient;
import java.io.IOException;
import java.net.URI;
import java.util.List;
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
    private final Meter meter = new Meter(clock::get);
    private final OpenLoop loop = new OpenLoop(meter, 10);
    private ArenaPlatform platform;
    private Wire wire;

    @BeforeEach
    void open() throws IOException {
        platform = new ArenaPlatform();
        wire = new Wire(URI.create(platform.url()), 4);
    }

    @AfterEach
    void close() {
        wire.close();
        platform.close();
    }

    @Test
    void exactly_what_is_due_is_sent_and_latency_counts_from_when_it_was_due() throws Exception {
        loop.start();
        wire.run(loop::tick);
        begin();
        accepted(1);

        clock.addAndGet(TimeUnit.MILLISECONDS.toNanos(250));
        wire.run(loop::tick);
        wire.run(loop::tick);
        accepted(3);

        Percentiles command = meter.taken(Meter.Time.COMMAND);
        assertThat(command.count()).isEqualTo(3);
        assertThat(command.p50()).isCloseTo(50, Percentage.withPercentage(1));
        assertThat(command.max()).isCloseTo(150, Percentage.withPercentage(1));
    }

    private void begin() throws InterruptedException {
        URI origin = URI.create(platform.url());
        LoadPlan plan = new LoadPlan(origin, List.of("expedition"), 1, 2, 2, 10, 0, 0, 1);
        try (BaffinClient client = BaffinClient.of(origin)) {
            Crowd.Seated seated = new Crowd(plan, client).seated();
            var tools = new LoadedMatch.Tools(wire, meter, loop::ready);
            Spectators nobody = new Spectators(wire, meter, 0, List.of());
            var _ = wire.ask(() -> new LoadedMatch(tools, seated, nobody).play());
        }
    }

    private void accepted(long count) throws InterruptedException {
        for (int tries = 0; tries < 3_000 && meter.counted(Meter.ACCEPTED) < count; tries++) {
            Thread.sleep(10);
        }
        assertThat(meter.counted(Meter.ACCEPTED)).isEqualTo(count);
    }
}
