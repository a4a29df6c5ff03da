package baffin.bench.compare;

import baffin.bench.load.Load;
import baffin.bench.load.LoadPlan;
import baffin.bench.load.LoadReport;
import baffin.bench.load.Processes;
import baffin.platform.topics.KafkaAccess;
import baffin.standalone.broker.RawFigure;
import baffin.standalone.broker.RawLog;
import baffin.standalone.cli.common.Trees;
import baffin.standalone.config.Secrets;
import baffin.standalone.process.Ports;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/**
 * A whole platform with one match and with 64, and the same records through a bare producer on its broker. The platform
 * is one that runs on a data directory, or a fresh one on free ports that is stopped at the end.
 */
final class PlatformContender implements Contender {

    private static final int MANY = 64;
    private static final int CLIENTS = 12;
    private static final int SEATS = 3;
    private static final List<String> PORTS = List.of(
            "--port",
            "--lobby-port",
            "--rules-port",
            "--scoring-port",
            "--game-port",
            "--kafka-port",
            "--kafka-controller-port",
            "--db-port");
    private static final ObjectMapper JSON = new ObjectMapper();

    private final Path project;
    private final Path scratch;
    private final @Nullable Path given;
    private final Times times;
    private final AtomicBoolean running = new AtomicBoolean();
    private boolean warm;

    /**
     * How long to load.
     *
     * @param first warm-up of the first round: the JVMs compile (s)
     * @param warmUp warm-up of each further load (s)
     * @param seconds measured each time (s)
     */
    record Times(int first, int warmUp, int seconds) {}

    /**
     * Not started yet.
     *
     * @param given data directory of a platform that runs; null for a fresh one
     */
    PlatformContender(Path project, Path scratch, @Nullable Path given, Times times) {
        this.project = project;
        this.scratch = scratch;
        this.given = given;
        this.times = times;
    }

    @Override
    public List<Figure> figures() {
        List<Figure> figures = new ArrayList<>();
        for (int matches : List.of(1, MANY)) {
            String id = "platform." + matches + ".";
            String what = matches == 1 ? "platform, 1 match" : "platform, " + matches + " matches";
            figures.add(new Figure(id + "perSecond", what, "commands/s"));
            figures.add(new Figure(id + "p50", what + ", p50", "ms"));
            figures.add(new Figure(id + "p99", what + ", p99", "ms"));
            figures.add(new Figure(id + "lagP99", what + ", visible p99", "ms"));
            figures.add(new Figure(id + "microsPerCommand", what + ", processor time", "us/command"));
            figures.add(new Figure(id + "botMicrosPerCommand", what + ", of the bots", "us/command"));
        }
        figures.add(new Figure("kafka.1.p50", "bare Kafka, 1 record a transaction, p50", "ms"));
        figures.add(new Figure("kafka.1.p99", "bare Kafka, 1 record a transaction, p99", "ms"));
        figures.add(new Figure("kafka.10.perSecond", "bare Kafka, 10 records a transaction", "records/s"));
        figures.add(new Figure("kafka.50.perSecond", "bare Kafka, 50 records a transaction", "records/s"));
        return figures;
    }

    @Override
    public void open() throws IOException, InterruptedException {
        if (given != null) {
            return;
        }
        List<String> command = new ArrayList<>(List.of("up", "--detach"));
        List<Integer> ports = Ports.free(PORTS.size());
        for (int index = 0; index < PORTS.size(); index++) {
            command.addAll(List.of(PORTS.get(index), ports.get(index).toString()));
        }
        running.set(true);
        // also when somebody presses Ctrl-C: the platform itself would go on
        Runtime.getRuntime().addShutdownHook(new Thread(this::stop, "platform-stop"));
        baffin(command);
    }

    @Override
    public Map<String, Double> round() throws IOException, InterruptedException {
        int warmUp = warm ? times.warmUp() : times.first();
        warm = true;
        Map<String, Double> figures = new LinkedHashMap<>(load(MANY, warmUp));
        figures.putAll(load(1, Math.min(5, times.warmUp())));
        String password = Secrets.in(data().resolve("secrets.properties")).kafkaPassword();
        KafkaAccess kafka = KafkaAccess.of("127.0.0.1:" + port("kafka"), Secrets.KAFKA_USER, password);
        figures.putAll(raw(new RawLog(kafka).measure()));
        return figures;
    }

    @Override
    public void close() {
        stop();
    }

    private void stop() {
        if (!running.getAndSet(false)) {
            return;
        }
        try {
            baffin(List.of("down"));
            Trees.delete(data());
        } catch (IOException e) {
            System.err.println("The platform on " + data() + " was not stopped cleanly: " + e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private Path data() {
        return given == null ? scratch.resolve("data") : given;
    }

    private Map<String, Double> load(int matches, int warmUp) throws IOException, InterruptedException {
        URI origin = URI.create("http://127.0.0.1:" + port("gateway"));
        LoadPlan plan =
                new LoadPlan(origin, List.of("expedition"), matches, SEATS, CLIENTS, 0, 0, warmUp, times.seconds());
        LoadReport report = new Load(plan, Processes.of(data().resolve("run")), progress -> {}).run();
        if (report.limited() > 0) {
            throw new IOException("the platform limits commands (429): start it with BAFFIN_COMMANDS_PER_SECOND=0");
        }
        return figures(report);
    }

    private int port(String name) throws IOException {
        JsonNode platform = JSON.readTree(data().resolve("run/platform.json").toFile());
        return platform.path("ports").path(name).asInt();
    }

    static Map<String, Double> figures(LoadReport load) {
        String id = "platform." + load.plan().matches() + ".";
        return Map.of(
                id + "perSecond", load.acceptedPerSecond(),
                id + "p50", load.commandMs().p50(),
                id + "p99", load.commandMs().p99(),
                id + "lagP99", load.visibleMs().p99(),
                id + "microsPerCommand", load.platformMicrosPerCommand(),
                id + "botMicrosPerCommand", load.ownMicrosPerCommand());
    }

    /** The figures of the bare broker, without those that it refused. */
    static Map<String, Double> raw(List<RawFigure> measured) {
        Map<String, Double> figures = new LinkedHashMap<>();
        for (RawFigure figure : measured) {
            String size = figure.what().split(" ")[0];
            if (!figure.fault().isEmpty() || !figure.what().contains("a transaction")) {
                continue;
            }
            if (figure.p50Ms() > 0) {
                figures.put("kafka." + size + ".p50", figure.p50Ms());
                figures.put("kafka." + size + ".p99", figure.p99Ms());
            } else {
                figures.put("kafka." + size + ".perSecond", figure.perSecond());
            }
        }
        return figures;
    }

    private void baffin(List<String> words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(project.resolve("baffin").toString());
        command.addAll(words);
        command.addAll(List.of("--data", data().toAbsolutePath().toString()));
        // class caches that are recorded meanwhile would be measured, too
        Map<String, String> environment = Map.of("BAFFIN_COMMANDS_PER_SECOND", "0", "BAFFIN_TRAIN", "no");
        Programs.run(project, scratch.resolve("platform.log"), environment, command);
    }
}
