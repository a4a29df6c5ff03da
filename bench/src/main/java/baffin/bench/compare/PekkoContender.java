package baffin.bench.compare;

import baffin.standalone.cli.common.Trees;
import baffin.standalone.database.DatabaseServer;
import baffin.standalone.database.DatabaseSettings;
import baffin.standalone.process.Ports;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Pekko Persistence on PostgreSQL, what a JVM engineer might build instead: one command, one event, answered when it is
 * stored. It has no accounts, no hidden information and no read models.
 */
final class PekkoContender implements Contender {

    private static final int WARM_UP_SECONDS = 30;
    private static final String ID = "pekko";
    /** Of the databases that a server has, the one whose tables are made here. */
    private static final String DATABASE = "game";

    private static final String SCHEMA = "schema/postgres/postgres-create-schema.sql";

    private final Path sources;
    private final Path home;
    private final Path data;
    private final PeerServer server;
    private final int port = Ports.free(1).getFirst();
    private final String password = UUID.randomUUID().toString();
    private @Nullable DatabaseServer database;

    /**
     * Not built yet.
     *
     * @param sources its project, bench/peer/pekko
     * @param home where it is built
     * @param scratch where its database is
     */
    PekkoContender(Path sources, Path home, Path scratch, int seconds) {
        this.sources = sources;
        this.home = home;
        this.data = scratch.resolve(ID);
        this.server = new PeerServer(ID, home, WARM_UP_SECONDS, seconds);
    }

    @Override
    public List<Figure> figures() {
        return PeerServer.figures(ID, "Pekko Persistence, 64 matches");
    }

    @Override
    public void open() throws IOException, InterruptedException, Unavailable {
        if (!Programs.isThere("node") || !Programs.isThere("mvn")) {
            throw new Unavailable("Node and Maven were not found, so that Pekko Persistence is left out");
        }
        server.copy(sources);
        try {
            Programs.run(home, server.log(), Map.of(), List.of("mvn", "-q", "-B", "package"));
        } catch (IOException e) {
            throw new Unavailable("Pekko Persistence was not built and is left out: " + e.getMessage());
        }
        database = DatabaseServer.start(new DatabaseSettings(
                data.resolve("postgres"),
                data.resolve("bin"),
                data.resolve("postgres.log"),
                port,
                password,
                DatabaseSettings.SERVICES.stream().collect(Collectors.toMap(user -> user, user -> password)),
                true));
        try (Connection connection = database.connect(DATABASE);
                Statement statement = connection.createStatement()) {
            // one after the other: some run in no transaction with others
            for (String each : schema().strip().split(";\\s*\\n", -1)) {
                statement.execute(each);
            }
        } catch (SQLException e) {
            throw new IOException("the tables of Pekko Persistence were not made: " + e.getMessage(), e);
        }
    }

    @Override
    public Map<String, Double> round() throws IOException, InterruptedException {
        Map<String, String> environment = Map.of(
                "PEER_DATABASE",
                "jdbc:postgresql://127.0.0.1:" + port + '/' + DATABASE + "?reWriteBatchedInserts=true",
                "PEER_USER",
                DATABASE,
                "PEER_PASSWORD",
                password);
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String classes = "target/classes" + File.pathSeparator + "target/lib/*";
        return server.served(
                ID, environment, List.of(java, "-Xmx384m", "-XX:+UseSerialGC", "-cp", classes, "peer.Main"), List.of());
    }

    @Override
    public void close() throws IOException {
        server.close();
        if (database != null) {
            database.close();
            Trees.delete(data);
        }
    }

    private String schema() throws IOException {
        Path jar;
        try (Stream<Path> jars = Files.list(home.resolve("target/lib"))) {
            jar = jars.filter(each -> each.getFileName().toString().startsWith("pekko-persistence-jdbc"))
                    .findFirst()
                    .orElseThrow();
        }
        try (JarFile file = new JarFile(jar.toFile());
                var script = file.getInputStream(file.getEntry(SCHEMA))) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
