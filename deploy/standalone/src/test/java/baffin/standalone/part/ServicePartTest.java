package baffin.standalone.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.process.PidFile;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How a start waits for a service. */
@Timeout(600)
class ServicePartTest {

    private static final Duration STOP_LIMIT = Duration.ofSeconds(10);

    @TempDir
    private Path directory;

    private HttpServer health;
    private final AtomicInteger requests = new AtomicInteger();
    private volatile int readyAfter = Integer.MAX_VALUE;
    private volatile boolean getsOn;

    @BeforeEach
    void serve() throws IOException {
        health = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        health.createContext("/q/health/ready", exchange -> {
            int number = requests.incrementAndGet();
            byte[] body = """
                    {"status":"DOWN","checks":[{"name":"views","status":"DOWN",
                     "data":{"recordsRead":%d,"recordsToRead":99}}]}
                    """.formatted(getsOn ? number : 1).getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(number > readyAfter ? 200 : 503, body.length);
            exchange.getResponseBody().write(body);
            exchange.close();
        });
        health.start();
    }

    @AfterEach
    void stop() {
        health.stop(0);
    }

    @Test
    void a_service_that_gets_on_may_take_longer_than_the_limit() throws IOException {
        getsOn = true;
        readyAfter = 20; // asked every 200 ms, so twice the limit at least
        ServicePart part = part("sleep 60", Duration.ofSeconds(2));

        part.start();

        assertThat(requests).hasValueGreaterThan(20);
        assertThat(part.isAlive()).isTrue();
        part.stop();
    }

    @Test
    void a_service_that_stands_still_is_given_up() {
        ServicePart part = part("echo ERROR no answer from the log; sleep 60", Duration.ofSeconds(2));

        assertThatThrownBy(part::start)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("nothing has changed for 2 s: ERROR no answer from the log");
        part.stop();
    }

    @Test
    void the_last_error_of_a_service_that_ends_is_relayed() {
        ServicePart part = part("echo ERROR the key is wrong; echo bye; exit 1", Duration.ofMinutes(10));

        assertThatThrownBy(part::start)
                .isInstanceOf(IOException.class)
                .hasMessageContaining("lobby ended while it started: ERROR the key is wrong (see ");
    }

    private ServicePart part(String script, Duration limit) {
        return new ServicePart(
                ServiceProcess.of(Service.LOBBY),
                "http://127.0.0.1:" + health.getAddress().getPort(),
                List.of("sh", "-c", script),
                Map.of(),
                new PidFile(directory.resolve("lobby.pid")),
                directory.resolve("lobby.log"),
                STOP_LIMIT,
                new Patience(limit),
                line -> {});
    }
}
