package baffin.bench.compare;

import baffin.standalone.cli.common.Trees;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/**
 * boardgame.io, what a host might use instead for turn-based games: its reducer alone, and its server with 64 matches,
 * keeping them in files and in memory. Its game is tic-tac-toe, its players ask for no legal moves, and nothing of it
 * is exactly once: the ratio tells the price of what Baffin does more.
 */
final class PeerContender implements Contender {

    private static final int WARM_UP_SECONDS = 5;
    private static final String PEER = "boardgame.io";

    private final Path scripts;
    private final Path scratch;
    private final int seconds;
    private final PeerServer server;

    /**
     * Not installed yet.
     *
     * @param scripts what to run, bench/peer/boardgame.io of the project
     * @param scratch where it is installed and keeps its files
     */
    PeerContender(Path scripts, Path scratch, int seconds) {
        this.scripts = scripts;
        this.scratch = scratch;
        this.seconds = seconds;
        this.server = new PeerServer(PEER, scratch, WARM_UP_SECONDS, seconds);
    }

    @Override
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        figures.add(new Figure("peer.reducer", PEER + " reducer alone", "moves/s"));
        for (String kind : List.of("files", "memory")) {
            figures.addAll(PeerServer.figures("peer." + kind, PEER + " 64 matches, " + kind));
        }
        return figures;
    }

    @Override
    public void open() throws IOException, InterruptedException, Unavailable {
        if (!Programs.isThere("node") || !Programs.isThere("npm")) {
            throw new Unavailable("Node and npm were not found, so that boardgame.io is left out");
        }
        server.copy(scripts);
        try {
            Programs.run(
                    scratch,
                    server.log(),
                    Map.of(),
                    List.of("npm", "install", "--no-audit", "--no-fund", "--no-progress"));
        } catch (IOException e) {
            throw new Unavailable("boardgame.io was not installed and is left out: " + e.getMessage());
        }
    }

    @Override
    public Map<String, Double> round() throws IOException, InterruptedException {
        Map<String, Double> figures = new LinkedHashMap<>();
        figures.put(
                "peer.reducer",
                server.script("reducer.cjs", Integer.toString(Math.min(5, seconds)))
                        .path("movesPerSecond")
                        .asDouble());
        List<String> command = List.of("node", "server.cjs");
        Path store = scratch.resolve("store-" + UUID.randomUUID());
        try {
            figures.putAll(server.served("peer.files", Map.of(), command, List.of(store.toString())));
        } finally {
            Trees.delete(store);
        }
        figures.putAll(server.served("peer.memory", Map.of(), command, List.of()));
        return figures;
    }

    @Override
    public void close() {
        server.close();
    }
}
