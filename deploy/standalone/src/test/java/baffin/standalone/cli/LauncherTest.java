package baffin.standalone.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.standalone.FakeProject;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.process.JavaCommand;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestMethodOrder;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * One life of a platform of many processes, with real ones: it comes up, loses parts, loses its launcher, goes on, and
 * goes down.
 */
@Tag("hosts")
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class LauncherTest {

    private static final Duration LIMIT = Duration.ofMinutes(4);

    @TempDir
    private static Path directory;

    private static Directories layout;
    private static PortPlan ports;

    @BeforeAll
    static void prepare() throws IOException {
        layout = FakeProject.in(directory);
        ports = PortPlan.free();
    }

    @AfterAll
    static void everythingStops() throws Exception {
        baffin("down");
    }

    @Test
    @Order(1)
    void a_taken_port_is_named_in_one_line_together_with_its_option() throws Exception {
        try (ServerSocket taken = new ServerSocket(ports.of(Service.RULES))) {
            Output up = baffin(up());

            assertThat(up.exit()).isEqualTo(2);
            assertThat(up.text().strip())
                    .isEqualTo("Port " + taken.getLocalPort()
                            + " is taken by another program. Choose another one with --rules-port PORT.");
        }
    }

    @Test
    @Order(2)
    void up_in_the_background_returns_when_all_is_ready_and_says_where_to_look() throws Exception {
        Output up = baffin(up());

        assertThat(up.text())
                .contains(
                        "Baffin is ready.",
                        ports.baseUrl() + "/api/v1",
                        layout.data().toString());
        assertThat(up.exit()).isZero();
        assertThat(get("/api/v1/lobby/matches")).contains("port " + ports.of(Service.LOBBY));
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(layout.secrets())))
                .isEqualTo("rw-------");
    }

    @Test
    @Order(3)
    void status_tells_each_part_and_a_second_up_is_refused() throws Exception {
        Output status = baffin("status");

        assertThat(status.exit()).as(status.text()).isZero();
        assertThat(status.text()).contains("gateway", "kafka", "postgres", "lobby", "rules", "scoring", "game");
        assertThat(status.text())
                .doesNotContain("DOWN")
                .contains("disk  ", "kafka ", " free", "growth  ", "accounts  ", "broker     " + ports.bootstrap());
        assertThat(baffin(up()).text()).contains("A platform already runs on");
    }

    @Test
    @Order(4)
    void a_killed_service_a_killed_broker_and_a_killed_database_come_back() throws Exception {
        for (String part : List.of("rules", "kafka")) {
            long before = layout.pidFile(part).running().orElseThrow().pid();
            Processes.kill(before);
            await(
                    part,
                    () -> layout.pidFile(part)
                            .running()
                            .filter(process -> process.pid() != before)
                            .isPresent());
        }
        long postmaster = postmaster();
        Processes.kill(postmaster);
        await(
                "postgres",
                () -> Files.exists(layout.databaseData().resolve("postmaster.pid")) && postmaster() != postmaster);
        await("all parts", () -> baffinQuietly("status").exit() == 0);
    }

    @Test
    @Order(4)
    @EnabledOnOs(OS.LINUX)
    void a_frozen_service_a_frozen_broker_and_a_frozen_database_are_replaced_and_status_answers_meanwhile()
            throws Exception {
        for (String part : List.of("game", "kafka", "postgres")) {
            long before = part.equals("postgres")
                    ? postmaster()
                    : layout.pidFile(part).running().orElseThrow().pid();
            Processes.signal(ProcessHandle.of(before).orElseThrow(), "STOP", Duration.ofMillis(1));
            assertThat(baffin("status").text()).contains("gateway", "disk");
            await(part, () -> ProcessHandle.of(before).isEmpty());
            await("all parts", () -> baffinQuietly("status").exit() == 0);
        }
    }

    @Test
    @Order(5)
    void after_the_launcher_was_killed_the_next_up_goes_on_with_what_was_there() throws Exception {
        produce("kept");
        long lobbyLeft = layout.pidFile("lobby").running().orElseThrow().pid();
        Processes.kill(layout.pidFile("launcher").running().orElseThrow().pid());
        assertThat(baffin("status").text()).contains("No platform runs on");

        Output up = baffin(up());

        assertThat(up.exit()).as(up.text()).isZero();
        assertThat(ProcessHandle.of(lobbyLeft)).isEmpty();
        assertThat(consume()).isEqualTo("kept");
    }

    @Test
    @Order(6)
    void down_stops_everything_and_down_again_says_that_nothing_ran() throws Exception {
        assertThat(baffin("down").text()).contains("Stopped.");
        assertThat(ports.conflict()).isEmpty();
        assertThat(baffin("down").text()).contains("Nothing was running.");
    }

    @Test
    @Order(7)
    void down_finds_by_the_data_what_a_killed_launcher_left_and_nobody_remembers() throws Exception {
        assertThat(baffin(up()).exit()).isZero();
        long lobby = layout.pidFile("lobby").running().orElseThrow().pid();
        Processes.kill(layout.pidFile("launcher").running().orElseThrow().pid());
        for (String part : List.of("launcher", "lobby", "rules", "scoring", "game", "kafka")) {
            layout.pidFile(part).delete();
        }

        assertThat(baffin("down").text()).contains("Stopped.");

        assertThat(ProcessHandle.of(lobby).filter(process -> !Processes.isGone(process)))
                .isEmpty();
        assertThat(ports.conflict()).isEmpty();
    }

    @Test
    @Order(8)
    void reset_asks_before_it_deletes() throws Exception {
        assertThat(baffin("reset").text()).contains("Say --yes to delete");
        assertThat(layout.kafkaData()).exists();

        assertThat(baffin("reset", "--yes").text()).contains("Deleted all data");
        assertThat(layout.kafkaData()).doesNotExist();
        assertThat(layout.secrets()).doesNotExist();
    }

    private static String[] up() {
        return new String[] {
            "up",
            "--detach",
            "--shape",
            "split",
            "--port",
            Integer.toString(ports.gateway()),
            "--lobby-port",
            Integer.toString(ports.of(Service.LOBBY)),
            "--rules-port",
            Integer.toString(ports.of(Service.RULES)),
            "--scoring-port",
            Integer.toString(ports.of(Service.SCORING)),
            "--game-port",
            Integer.toString(ports.of(Service.GAME)),
            "--kafka-port",
            Integer.toString(ports.kafka()),
            "--kafka-controller-port",
            Integer.toString(ports.kafkaController()),
            "--db-port",
            Integer.toString(ports.database())
        };
    }

    private record Output(int exit, String text) {}

    private static Output baffin(String... words) throws IOException, InterruptedException {
        List<String> arguments = new ArrayList<>(List.of(words));
        arguments.addAll(List.of("--data", layout.data().toString()));
        Path out = Files.createTempFile(directory, words[0], ".out");
        Process process = new ProcessBuilder(JavaCommand.ofClass(
                        JavaCommand.classPath(),
                        Main.class,
                        64,
                        List.of("-Dbaffin.project=" + layout.project()),
                        arguments))
                .redirectErrorStream(true)
                .redirectInput(new java.io.File("/dev/null"))
                .redirectOutput(out.toFile())
                .start();
        int exit = process.waitFor();
        return new Output(exit, Files.readString(out, StandardCharsets.UTF_8));
    }

    private static Output baffinQuietly(String word) {
        try {
            return baffin(word);
        } catch (IOException e) {
            throw new IllegalStateException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    private static String get(String path) throws IOException, InterruptedException {
        try (HttpClient client = HttpClient.newHttpClient()) {
            return client.send(
                            HttpRequest.newBuilder(URI.create(ports.baseUrl() + path))
                                    .build(),
                            BodyHandlers.ofString())
                    .body();
        }
    }

    private static long postmaster() {
        try {
            return Long.parseLong(Files.readAllLines(layout.databaseData().resolve("postmaster.pid"))
                    .getFirst());
        } catch (IOException e) {
            return 0;
        }
    }

    private static void produce(String value) throws Exception {
        Map<String, Object> config = Secrets.in(layout.secrets()).kafka(ports).with(Map.of("acks", "all"));
        try (var producer = new KafkaProducer<>(config, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>("match.events", 0, "m", value)).get();
        }
    }

    private static String consume() throws IOException {
        try (var consumer = new KafkaConsumer<>(
                Secrets.in(layout.secrets()).kafka(ports).with(Map.of()),
                new StringDeserializer(),
                new StringDeserializer())) {
            TopicPartition partition = new TopicPartition("match.events", 0);
            consumer.assign(List.of(partition));
            consumer.seekToBeginning(List.of(partition));
            var records = consumer.poll(LIMIT);
            return records.iterator().next().value();
        }
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        Instant end = Instant.now().plus(LIMIT);
        while (!condition.getAsBoolean()) {
            assertThat(Instant.now()).as("waiting for " + what).isBefore(end);
            Thread.sleep(200);
        }
    }
}
