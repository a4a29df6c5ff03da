package baffin.standalone.part;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicRights;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.standalone.FakeProject;
import baffin.standalone.broker.BrokerClient;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.ScramCredentialInfo;
import org.apache.kafka.clients.admin.ScramMechanism;
import org.apache.kafka.clients.admin.UserScramCredentialUpsertion;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.errors.AuthenticationException;
import org.apache.kafka.common.errors.AuthorizationException;
import org.apache.kafka.common.errors.ClusterAuthorizationException;
import org.apache.kafka.common.errors.SaslAuthenticationException;
import org.apache.kafka.common.errors.TopicAuthorizationException;
import org.apache.kafka.common.serialization.StringSerializer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a user of the same machine gets from broker and database of a running platform: nothing. */
@Tag("broker")
@Timeout(600)
class StrangersTest {

    private static final ScramCredentialInfo SCRAM = new ScramCredentialInfo(ScramMechanism.SCRAM_SHA_512, 4096);
    private static final int METADATA = 3;
    private static final int SASL_HANDSHAKE = 17;

    @TempDir
    private static Path directory;

    private static PortPlan ports;
    private static Secrets secrets;
    private static StandalonePlatform platform;

    @BeforeAll
    static void start() throws Exception {
        Directories layout = FakeProject.in(directory);
        ports = PortPlan.free();
        var options = new PlatformOptions(
                "127.0.0.1",
                ports,
                2,
                false,
                "",
                "",
                Optional.empty(),
                Optional.of(Path.of(System.getProperty("java.io.tmpdir"), "baffin-postgres-binaries")),
                ClassCaching.Mode.USE);
        platform = StandalonePlatform.prepare(layout, options, line -> {});
        platform.start();
        secrets = Secrets.in(layout.secrets());
    }

    @AfterAll
    static void stop() throws IOException {
        platform.close();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void kafka_closes_the_connection_of_whoever_asks_without_proving_who_it_is(boolean controller) throws Exception {
        try (Socket socket = new Socket("127.0.0.1", controller ? ports.kafkaController() : ports.kafka())) {
            // all topics, please
            send(
                    socket,
                    METADATA,
                    1,
                    ByteBuffer.allocate(Integer.BYTES).putInt(0, -1).array());

            assertThat(socket.getInputStream().read()).isEqualTo(-1);
        }
        try (Socket socket = new Socket("127.0.0.1", controller ? ports.kafkaController() : ports.kafka())) {
            send(socket, SASL_HANDSHAKE, 1, new byte[] {0, 9, 'A', 'N', 'O', 'N', 'Y', 'M', 'O', 'U', 'S'});
            DataInputStream in = new DataInputStream(socket.getInputStream());
            in.readInt();
            in.readInt();

            assertThat(in.readShort()).as("UNSUPPORTED_SASL_MECHANISM").isEqualTo((short) 33);
        }
    }

    private static void send(Socket socket, int api, int version, byte[] body) throws IOException {
        DataOutputStream out = new DataOutputStream(socket.getOutputStream());
        out.writeInt(10 + body.length);
        out.writeShort(api);
        out.writeShort(version);
        out.writeInt(7); // correlation
        out.writeShort(-1); // no client id
        out.write(body);
        out.flush();
    }

    @Test
    void the_clients_listener_takes_the_right_password_by_scram_and_nothing_else() throws Exception {
        String bootstrap = ports.bootstrap();

        assertThat(nodes(secrets.kafka(ports).with(Map.of()))).isEqualTo(1);
        for (KafkaAccess wrong : List.of(
                KafkaAccess.of(bootstrap, Secrets.KAFKA_USER, "guess"),
                KafkaAccess.of(bootstrap, Secrets.KAFKA_USER, secrets.password("lobby")),
                KafkaAccess.of(bootstrap, "nobody", secrets.kafkaPassword()))) {
            assertThatThrownBy(() -> nodes(wrong.with(Map.of()))).hasCauseInstanceOf(SaslAuthenticationException.class);
        }
        KafkaAccess guess = KafkaAccess.of(bootstrap, Secrets.KAFKA_USER, "guess");
        assertThatThrownBy(() -> BrokerClient.awaitReady(guess, Duration.ofMinutes(5), () -> true))
                .hasMessageContaining("the broker refuses a password");
        assertThatThrownBy(() -> nodes(plain(bootstrap, secrets.kafkaPassword()).with(Map.of())))
                .hasCauseInstanceOf(SaslAuthenticationException.class);
        assertThatThrownBy(() -> nodes(KafkaAccess.open(bootstrap).with(Map.of())))
                .isInstanceOf(ExecutionException.class);
    }

    @Test
    void the_controllers_listener_takes_the_right_password_alone() throws Exception {
        String controller = "127.0.0.1:" + ports.kafkaController();

        assertThat(leader(plain(controller, secrets.kafkaPassword()))).isEqualTo(1);
        assertThatThrownBy(() -> leader(plain(controller, "guess")))
                .hasCauseInstanceOf(SaslAuthenticationException.class);
        assertThatThrownBy(() -> leader(KafkaAccess.of(controller, Secrets.KAFKA_USER, secrets.kafkaPassword())))
                .hasCauseInstanceOf(AuthenticationException.class);
        assertThatThrownBy(() -> leader(KafkaAccess.open(controller))).isInstanceOf(ExecutionException.class);
    }

    private static KafkaAccess plain(String bootstrap, String password) {
        return plain(Secrets.KAFKA_USER, bootstrap, password);
    }

    private static KafkaAccess plain(String user, String bootstrap, String password) {
        return KafkaAccess.of(bootstrap, Map.of("user", user, "password", password, "mechanism", "PLAIN")::get);
    }

    private static int nodes(Map<String, Object> settings) throws Exception {
        try (Admin admin = admin(settings)) {
            return admin.describeCluster().nodes().get().size();
        }
    }

    private static int leader(KafkaAccess controller) throws Exception {
        Map<String, Object> settings = new HashMap<>(controller.with(Map.of()));
        settings.put("bootstrap.controllers", settings.remove("bootstrap.servers"));
        try (Admin admin = admin(settings)) {
            return admin.describeMetadataQuorum().quorumInfo().get().leaderId();
        }
    }

    private static Admin admin(Map<String, Object> settings) {
        Map<String, Object> impatient = new HashMap<>(settings);
        impatient.put("default.api.timeout.ms", 5_000);
        impatient.put("request.timeout.ms", 5_000);
        return Admin.create(impatient);
    }

    @Test
    void a_service_writes_its_own_topics_alone() throws Exception {
        write("rules", Topics.MATCH_EVENTS);
        write("scoring", Topics.SCORE_EVENTS);
        write("baffin", Topics.LOBBY_EVENTS);
        for (String service : List.of("lobby", "scoring", "game")) {
            assertThatThrownBy(() -> write(service, Topics.MATCH_EVENTS))
                    .hasCauseInstanceOf(TopicAuthorizationException.class);
        }
        assertThatThrownBy(() -> write("rules", Topics.LOBBY_EVENTS))
                .hasCauseInstanceOf(TopicAuthorizationException.class);
    }

    @Test
    void no_service_changes_the_cluster() {
        for (String service : List.of("baffin", "lobby", "rules", "scoring", "game")) {
            try (Admin admin = admin(as(service).with(Map.of()))) {
                assertThatThrownBy(() -> admin.deleteTopics(List.of(Topics.MATCH_EVENTS))
                                .all()
                                .get())
                        .hasCauseInstanceOf(TopicAuthorizationException.class);
                assertThatThrownBy(() -> admin.alterUserScramCredentials(
                                        List.of(new UserScramCredentialUpsertion("lobby", SCRAM, "mine")))
                                .all()
                                .get())
                        .hasCauseInstanceOf(ClusterAuthorizationException.class);
            }
        }
    }

    @Test
    void an_analyst_reads_what_was_played_and_nothing_else() throws Exception {
        write("rules", Topics.MATCH_EVENTS);
        KafkaAccess analyst = plain(TopicRights.ANALYST, ports.bootstrap(), secrets.password(TopicRights.ANALYST));
        try (TopicScan scan = new TopicScan(analyst)) {
            List<String> keys = new ArrayList<>();
            scan.read(Topics.MATCH_EVENTS, record -> keys.add(record.key()));

            assertThat(keys).contains("key");
            for (String sealed : List.of(Topics.LOBBY_TABLES, Topics.GAME_TABLES, Topics.ACCOUNT_NAMES)) {
                assertThatThrownBy(() -> scan.read(sealed, record -> {}))
                        .isInstanceOf(TopicAuthorizationException.class);
            }
        }
        assertThatThrownBy(() -> write(analyst, Topics.MATCH_EVENTS)).hasCauseInstanceOf(AuthorizationException.class);
        assertThatThrownBy(() -> nodes(
                        plain(TopicRights.ANALYST, ports.bootstrap(), "guess").with(Map.of())))
                .hasCauseInstanceOf(SaslAuthenticationException.class);
    }

    private static void write(String service, String topic) throws Exception {
        write(as(service), topic);
    }

    private static void write(KafkaAccess kafka, String topic) throws Exception {
        Map<String, Object> settings = kafka.with(Map.of("max.block.ms", 10_000));
        try (var producer = new KafkaProducer<>(settings, new StringSerializer(), new StringSerializer())) {
            producer.send(new ProducerRecord<>(topic, "key", "value")).get();
        }
    }

    private static KafkaAccess as(String service) {
        return KafkaAccess.of(ports.bootstrap(), service, secrets.password(service));
    }

    @ParameterizedTest
    @ValueSource(strings = {"postgres", "baffin", "lobby", "scoring", "game"})
    void the_database_takes_the_right_password_alone(String user) throws Exception {
        String database = user.equals("scoring") || user.equals("game") ? user : "lobby";
        String url = "jdbc:postgresql://127.0.0.1:" + ports.database() + "/" + database;
        String right = user.equals("postgres") ? secrets.databasePassword() : secrets.password(user);

        try (Connection connection = DriverManager.getConnection(url, user, right)) {
            assertThat(connection.isValid(5)).isTrue();
        }
        assertThatThrownBy(() -> DriverManager.getConnection(url, user, "guess"))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("password authentication failed");
        assertThatThrownBy(() -> DriverManager.getConnection(url, user, null))
                .isInstanceOf(SQLException.class)
                .hasMessageContaining("no password was provided");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void no_command_line_has_a_password() {
        List<String> lines = new ArrayList<>();
        for (ProcessHandle process : ProcessHandle.current().descendants().toList()) {
            try {
                lines.add(Files.readString(Path.of("/proc", Long.toString(process.pid()), "cmdline")));
            } catch (IOException gone) {
                assertThat(process.isAlive()).as(gone.toString()).isFalse();
            }
        }
        List<String> passwords = new ArrayList<>(secrets.kafkaUsers().values());
        passwords.add(secrets.databasePassword());

        assertThat(lines).as("broker and services").hasSize(5);
        assertThat(lines).allSatisfy(line -> assertThat(line).doesNotContain(passwords));
    }

    @Test
    void the_database_answers_no_question_before_it_knows_who_asks() throws Exception {
        byte[] start = "user\0postgres\0database\0lobby\0\0".getBytes(java.nio.charset.StandardCharsets.UTF_8);
        try (Socket socket = new Socket("127.0.0.1", ports.database())) {
            DataOutputStream out = new DataOutputStream(socket.getOutputStream());
            out.writeInt(8 + start.length);
            out.writeInt(3 << 16);
            out.write(start);
            DataInputStream in = new DataInputStream(socket.getInputStream());

            assertThat((char) in.readByte()).as("authentication").isEqualTo('R');
            in.readInt();
            assertThat(in.readInt()).as("SASL").isEqualTo(10);
        }
    }
}
