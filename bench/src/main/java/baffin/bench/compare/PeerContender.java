package baffin.bench.compare;

import baffin.standalone.cli.common.Trees;
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
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * boardgame.io, what a host might use instead for turn-based games: its reducer alone, and its server with 64 matches,
 * keeping them in files and in memory. Its game is tic-tac-toe, its players ask for no legal moves, and nothing of it
 * is exactly once: the ratio tells the price of what Baffin does more.
 */
final class PeerContender implements Contender {

    private static final int MATCHES = 64;
    private static final int WARM_UP_SECONDS = 5;
    private static final String PEER = "boardgame.io ";
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path scripts;
    private final Path scratch;
    private final int seconds;
    private volatile @Nullable Process running;

    /**
     * Not installed yet.
     *
     * @param scripts what to run, bench/peer of the project
     * @param scratch where it is installed and keeps its files
     */
    PeerContender(Path scripts, Path scratch, int seconds) {
        this.scripts = scripts;
        this.scratch = scratch;
        this.seconds = seconds;
    }

    @Override
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure("peer.reducer", PEER + "reducer alone", "moves/s"));
        for (String kind : List.of("files", "memory")) {
            figures.add(new Figure("peer." + kind + ".perSecond", PEER + "64 matches, " + kind, "moves/s"));
            figures.add(new Figure("peer." + kind + ".p50", PEER + "64 matches, " + kind + ", p50", "ms"));
            figures.add(new Figure("peer." + kind + ".p99", PEER + "64 matches, " + kind + ", p99", "ms"));
        }
        return figures;
    }

    @Override
    public void open() throws IOException, InterruptedException, Unavailable {
        if (!Programs.isThere("node") || !Programs.isThere("npm")) {
            throw new Unavailable("Node and npm were not found, so that boardgame.io is left out");
        }
        Runtime.getRuntime().addShutdownHook(new Thread(this::close, "peer-stop"));
        Files.createDirectories(scratch);
        try (Stream<Path> files = Files.list(scripts)) {
            for (Path file : files.toList()) {
                Files.copy(file, scratch.resolve(file.getFileName()), StandardCopyOption.REPLACE_EXISTING);
            }
        }
        try {
            Programs.run(
                    scratch, log(), Map.of(), List.of("npm", "install", "--no-audit", "--no-fund", "--no-progress"));
        } catch (IOException e) {
            throw new Unavailable("boardgame.io was not installed and is left out: " + e.getMessage());
        }
    }

    @Override
    public Map<String, Double> round() throws IOException, InterruptedException {
        Map<String, Double> figures = new LinkedHashMap<>();
        JsonNode reducer = script("reducer.cjs", Integer.toString(Math.min(5, seconds)));
        figures.put("peer.reducer", reducer.path("movesPerSecond").asDouble());
        Path store = scratch.resolve("store-" + UUID.randomUUID());
        try {
            figures.putAll(served("files", List.of(store.toString())));
        } finally {
            Trees.delete(store);
        }
        figures.putAll(served("memory", List.of()));
        return figures;
    }

    @Override
    public void close() {
        // a round stops its server itself, unless somebody presses Ctrl-C
        Process left = running;
        if (left != null) {
            left.destroy();
        }
    }

    private Map<String, Double> served(String kind, List<String> storage) throws IOException, InterruptedException {
        String port = Integer.toString(Ports.free(1).getFirst());
        List<String> command = new ArrayList<>(List.of("node", "server.cjs", port));
        command.addAll(storage);
        Process server = new ProcessBuilder(command)
                .directory(scratch.toFile())
                .redirectError(Redirect.appendTo(log().toFile()))
                .start();
        running = server;
        try {
            awaitReady(server);
            JsonNode found = script(
                    "client.cjs",
                    port,
                    Integer.toString(MATCHES),
                    Integer.toString(WARM_UP_SECONDS),
                    Integer.toString(seconds));
            return Map.of(
                    "peer." + kind + ".perSecond", found.path("movesPerSecond").asDouble(),
                    "peer." + kind + ".p50", found.path("p50").asDouble(),
                    "peer." + kind + ".p99", found.path("p99").asDouble());
        } finally {
            Programs.stop(server);
            running = null;
        }
    }

    private static void awaitReady(Process server) throws IOException {
        BufferedReader lines = server.inputReader(StandardCharsets.UTF_8);
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.equals("ready")) {
                // nobody reads on, and a full pipe would stop it
                Thread.ofVirtual().start(() -> lines.lines().forEach(further -> {}));
                return;
            }
        }
        throw new IOException("the server of boardgame.io ended while it started");
    }

    private JsonNode script(String name, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("node", name));
        command.addAll(List.of(words));
        return JSON.readTree(Programs.run(scratch, log(), Map.of(), command));
    }

    private Path log() {
        return scratch.resolve("peer.log").toAbsolutePath();
    }
}
