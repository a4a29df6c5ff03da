package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.Json;
import baffin.bot.client.Session;
import baffin.platform.limits.Limits;
import baffin.standalone.config.Service;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.UUID;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The largest body of every operation, from twenty callers at once, with the heaps that the launcher gives. */
@Tag(Lanes.CONTRACTS)
@OnSharedBaffin(Kind.DISRUPTED)
@Order(2)
@ResourceLock(OnSharedBaffin.DISRUPTED_LOCK)
class LargestBodiesTest {

    private static final int CALLERS = 20;
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** Bodies that are small as text and large as values. */
    private static final List<String[]> SHAPES = List.of(
            new String[] {"{\"entrants\":[", "{},", "{}]}"},
            new String[] {"{\"tieBreaks\":[", "[],", "[]],\"entrants\":[]}"},
            new String[] {"{\"name\":\"", "0123456789abcdef", "\"}"});

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private record Operation(String method, String path) {}

    @Test
    void leaves_every_service_alive_and_answering(@Shared RunningBaffin baffin) throws Exception {
        Path project = RunningBaffin.project();
        List<Operation> operations = operations(project);
        Map<String, Long> larger = larger(project);
        assertThat(operations).hasSizeGreaterThan(30);
        try (Players players = new Players(baffin.origin(), "large", CALLERS);
                ExecutorService all = Executors.newFixedThreadPool(CALLERS)) {
            Map<Service, Long> before = pids(baffin);
            for (Operation operation : operations) {
                long most = larger.getOrDefault(
                        operation.path().replaceAll("\\{[^}]+}", "*"), (long) Limits.BODY_BYTES_MAX);
                for (String[] shape : SHAPES) {
                    List<Callable<Integer>> requests = new ArrayList<>();
                    for (Session session : players.sessions()) {
                        requests.add(() -> status(baffin, session, operation, shape, most));
                    }
                    for (Future<Integer> answer : all.invokeAll(requests)) {
                        assertThat(answer.get())
                                .as("%s, %d bytes of %s", operation, most, shape[1])
                                .matches(status -> status < 500 || status == 503);
                    }
                }
                assertThat(pids(baffin)).as("after " + operation).isEqualTo(before);
            }
            Session one = players.sessions().getFirst();
            for (String path : List.of("/competitions", "/lobby/matches", "/games", "/leaderboards/expedition")) {
                HttpRequest read = HttpRequest.newBuilder(baffin.origin().resolve("/api/v1" + path))
                        .header("Authorization", "Bearer " + one.bearer())
                        .build();
                assertThat(http.send(read, BodyHandlers.discarding()).statusCode())
                        .as(path)
                        .isLessThan(500);
            }
            for (Service service : Service.values()) {
                assertThat(Files.readString(baffin.layout().log(baffin.process(service.id()))))
                        .doesNotContain("OutOfMemoryError");
            }
        }
    }

    private static List<Operation> operations(Path project) throws IOException {
        JsonNode paths = Json.mapper()
                .readTree(project.resolve("docs/contracts/openapi.json").toFile())
                .path("paths");
        List<Operation> operations = new ArrayList<>();
        paths.properties()
                .forEach(path -> path.getValue().properties().forEach(method -> {
                    if (method.getValue().has("requestBody")) {
                        operations.add(
                                new Operation(method.getKey().toUpperCase(java.util.Locale.ROOT), path.getKey()));
                    }
                }));
        return operations;
    }

    /** What each service says of larger bodies, by the path with a star for each parameter. */
    private static Map<String, Long> larger(Path project) throws IOException {
        Map<String, Long> larger = new HashMap<>();
        for (Service service : Service.values()) {
            Properties settings = new Properties();
            Path file = project.resolve(service.module() + "/src/main/resources/application.properties");
            try (InputStream in = Files.newInputStream(file)) {
                settings.load(in);
            }
            for (String entry :
                    settings.getProperty("baffin.http.larger-bodies", "").split(",")) {
                String[] parts = entry.split("=");
                if (parts.length == 2) {
                    larger.put(parts[0].strip(), Long.parseLong(parts[1].strip()));
                }
            }
        }
        return larger;
    }

    private static Map<Service, Long> pids(RunningBaffin baffin) {
        Map<Service, Long> pids = new LinkedHashMap<>();
        for (Service service : Service.values()) {
            pids.put(service, baffin.pid(service.id()));
        }
        return pids;
    }

    /** 0 when the service hung up on a body that it has refused. */
    private int status(RunningBaffin baffin, Session session, Operation operation, String[] shape, long most)
            throws InterruptedException {
        int times = (int) (most - shape[0].length() - shape[2].length()) / shape[1].length();
        byte[] body = (shape[0] + shape[1].repeat(times) + shape[2]).getBytes(StandardCharsets.UTF_8);
        String path = operation.path().replaceAll("\\{[^}]*}", UUID.randomUUID().toString());
        HttpRequest request = HttpRequest.newBuilder(baffin.origin().resolve(path))
                .timeout(PATIENCE)
                .header("Authorization", "Bearer " + session.bearer())
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*")
                .method(operation.method(), BodyPublishers.ofInputStream(() -> new ByteArrayInputStream(body)))
                .build();
        try {
            return http.send(request, BodyHandlers.discarding()).statusCode();
        } catch (IOException e) {
            return 0;
        }
    }
}
