package baffin.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.ArenaPlatform;
import baffin.bot.client.BaffinClient;
import baffin.bot.client.model.Credentials;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.assertj.core.data.Percentage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Streams of a server that says when it goes on, by a clock that stands still. */
class SpectatorsTest {

    private final AtomicLong clock = new AtomicLong(TimeUnit.SECONDS.toNanos(1));
    private final Meter meter = new Meter(clock::get);
    private final CountDownLatch goOn = new CountDownLatch(1);
    private final CountDownLatch over = new CountDownLatch(1);
    private ArenaPlatform accounts;
    private HttpServer server;
    private Wire wire;

    @BeforeEach
    void open() throws IOException {
        accounts = new ArenaPlatform();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setExecutor(Executors.newVirtualThreadPerTaskExecutor());
        server.createContext("/api/v1/matches/m/stream", this::stream);
        server.start();
        URI origin = URI.create("http://127.0.0.1:" + server.getAddress().getPort());
        wire = new Wire(origin, 8);
    }

    @AfterEach
    void close() {
        goOn.countDown();
        over.countDown();
        wire.close();
        server.stop(0);
        accounts.close();
    }

    @Test
    void each_event_counts_on_each_stream_from_its_acknowledgement_and_a_gap_is_told() throws Exception {
        Spectators spectators = new Spectators(wire, meter, 2, List.of(account()));
        wire.run(() -> spectators.follow("m"));
        await(() -> spectators.open() == 2);

        wire.ask(() -> {
            spectators.acknowledged(2, clock.get() - TimeUnit.MILLISECONDS.toNanos(40));
            return true;
        });
        goOn.countDown();
        await(() -> meter.counted("stream events") == 6);

        Percentiles lag = meter.taken(Meter.Time.STREAM);
        assertThat(lag.count()).isEqualTo(6);
        assertThat(lag.max()).isCloseTo(40, Percentage.withPercentage(1));
        assertThat(lag.p50()).as("events before their acknowledgement").isZero();
        assertThat(meter.counts()).isEqualTo(Map.of("stream events", 6L, "error.stream gap", 2L));
    }

    private Account account() {
        try (BaffinClient client = BaffinClient.of(URI.create(accounts.url()))) {
            Credentials own = new Credentials("looker", "secret");
            client.register(own);
            return new Account(client.signIn(own));
        }
    }

    private void stream(HttpExchange exchange) throws IOException {
        exchange.getResponseHeaders().add("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(200, 0);
        try (OutputStream body = exchange.getResponseBody()) {
            say(body, "event: snapshot\nid: 1\ndata: {}\n\n");
            goOn.await();
            say(body, "event: step\nid: 2\ndata: {}\n\n: beat\n\nevent: step\nid: 3\ndata: {}\n\n");
            say(body, "event: step\nid: 5\ndata: {\"id: 9\": 1}\n\n");
            over.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void say(OutputStream body, String text) throws IOException {
        body.write(text.getBytes(StandardCharsets.UTF_8));
        body.flush();
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int tries = 0; tries < 3_000 && !condition.getAsBoolean(); tries++) {
            Thread.sleep(10);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }
}
