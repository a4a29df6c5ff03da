package baffin.bench.compare;

import baffin.standalone.process.Ports;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Runs a peer's server for one load at a time; its client takes port, matches, seconds of warm-up and of measuring. */
final class PeerServer {

    private static final int MATCHES = 64;
    private static final ObjectMapper JSON = new ObjectMapper();

    private final String name;
    private final Path home;
    private final int warmUp;
    private final int seconds;
    private volatile @Nullable Process running;

    /**
     * Not started yet.
     *
     * @param home where it is installed and logs
     * @param warmUp load before anything counts (s)
     */
    PeerServer(String name, Path home, int warmUp, int seconds) {
        this.name = name;
        this.home = home;
        this.warmUp = warmUp;
        this.seconds = seconds;
    }

    /** The figures of one kind of server. */
    static List<Figure> figures(String id, String what) {
        return List.of(
                new Figure(id + ".perSecond", what, "moves/s"),
                new Figure(id + ".p50", what + ", p50", "ms"),
                new Figure(id + ".p99", what + ", p99", "ms"));
    }

    /** Copies the peer's sources to its home. */
    void copy(Path sources) throws IOException {
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, name + " stop"));
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path copy = home.resolve(sources.relativize(file).toString());
                Files.createDirectories(copy.getParent());
                Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    /**
     * Serves one load.
     *
     * @param id what its figures are called
     * @param command starts the server; the port follows as its next word
     * @param words that follow the port
     */
    Map<String, Double> served(String id, Map<String, String> environment, List<String> command, List<String> words)
            throws IOException, InterruptedException {
        String port = Integer.toString(Ports.free(1).getFirst());
        List<String> all = new ArrayList<>(command);
        all.add(port);
        all.addAll(words);
        ProcessBuilder builder =
                new ProcessBuilder(all).directory(home.toFile()).redirectError(Redirect.appendTo(log().toFile()));
        builder.environment().putAll(environment);
        Process server = builder.start();
        running = server;
        try {
            awaitReady(server);
            JsonNode found = script(
                    "client.cjs", port, Integer.toString(MATCHES), Integer.toString(warmUp), Integer.toString(seconds));
            return Map.of(
                    id + ".perSecond", found.path("movesPerSecond").asDouble(),
                    id + ".p50", found.path("p50").asDouble(),
                    id + ".p99", found.path("p99").asDouble());
        } finally {
            Programs.stop(server);
            running = null;
        }
    }

    /** What a script of the peer prints, as JSON. */
    JsonNode script(String script, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node", script));
        command.addAll(List.of(words));
        return JSON.readTree(Programs.run(home, log(), Map.of(), command));
    }

    Path log() {
        return home.resolve("peer.log").toAbsolutePath();
    }

    /** A round stops its server itself, unless somebody presses Ctrl-C. */
    void close() {
        Process left = running;
        if (left != null) {
            left.destroy();
        }
    }

    private void awaitReady(Process server) throws IOException {
        BufferedReader lines = server.inputReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.equals("ready")) {
                // nobody else reads, and a full pipe would stop it
                Thread.ofVirtual().start(() -> lines.lines().forEach(further -> {}));
                return;
            }
        }
        throw new IOException("the server of " + name + " ended while it started, see " + log());
    }
}
