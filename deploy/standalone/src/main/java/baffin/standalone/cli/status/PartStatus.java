package baffin.standalone.cli.status;

import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.Topics;
import baffin.standalone.broker.Lags;
import baffin.standalone.cli.common.InternalApi;
import baffin.standalone.cli.common.Versions;
import baffin.standalone.config.DeploymentShape;
import baffin.standalone.config.Directories;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.database.DatabaseServer;
import baffin.standalone.part.BrokerPart;
import baffin.standalone.part.DatabasePart;
import baffin.standalone.part.HttpCheck;
import baffin.standalone.part.HttpCheck.Answer;
import baffin.standalone.process.Ports;
import baffin.standalone.process.Processes;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.common.utils.AppInfoParser;

/**
 * How one part is.
 *
 * @param health {@code UP}, or {@code DOWN}
 * @param pid process id, or "-"
 * @param lag records that it has yet to take, without the markers of transactions; "-" when nobody knows
 */
record PartStatus(String name, String health, String version, String pid, String lag) {

    private static final Duration LIMIT = Duration.ofSeconds(2);
    private static final Pattern APPLICATION_JAR = Pattern.compile("baffin-(?:.+-service|single-process)-(.+)\\.jar");

    private static final String UNKNOWN = "-";

    boolean isWell() {
        return health.equals("UP");
    }

    /** Asks all parts at the same time. */
    static List<Supplier<PartStatus>> ask(SideBySide questions, Directories layout, RunningPlatform platform) {
        List<Supplier<PartStatus>> parts = new ArrayList<>();
        parts.add(gateway(questions, layout, platform));
        Map<Service, Supplier<Optional<Answer>>> ready = new EnumMap<>(Service.class);
        for (Service service : Service.values()) {
            ready.put(service, questions.ask(() -> readiness(platform, service), Optional.empty()));
        }
        Supplier<Optional<Map<String, Long>>> lags =
                questions.askNext(() -> Lags.byService(kafka(layout, platform)), Optional.empty());
        ready.forEach((service, answer) -> parts.add(service(questions, layout, platform, service, answer, lags)));
        parts.add(() -> new PartStatus(
                BrokerPart.NAME,
                upWhen(works(
                        platform.ports().kafka(),
                        layout.pidFile(BrokerPart.NAME).running())),
                AppInfoParser.getVersion(),
                pid(layout, BrokerPart.NAME),
                UNKNOWN));
        parts.add(() -> new PartStatus(
                DatabasePart.NAME,
                upWhen(works(
                        platform.ports().database(),
                        DatabaseServer.pid(layout.databaseData()).flatMap(ProcessHandle::of))),
                databaseVersion(layout),
                DatabaseServer.pid(layout.databaseData()).map(String::valueOf).orElse(UNKNOWN),
                UNKNOWN));
        return parts;
    }

    // a client of the broker or the database may need longer than the limit to be loaded on a busy machine
    private static boolean works(int port, Optional<ProcessHandle> process) {
        return !Ports.isFree(port)
                && process.map(found -> !Processes.isFrozen(found)).orElse(false);
    }

    private static ServiceProcess process(RunningPlatform platform, Service service) {
        return platform.ports().shape().processOf(service);
    }

    /** The readiness of a service; empty when it does not answer. */
    static Optional<Answer> readiness(RunningPlatform platform, Service service) {
        return HttpCheck.get(URI.create(platform.ports().serviceUrl(service) + "/q/health/ready"), LIMIT);
    }

    private static Supplier<PartStatus> gateway(SideBySide questions, Directories layout, RunningPlatform platform) {
        // any answer will do: the address need not exist
        URI any = URI.create(platform.ports().baseUrl() + "/");
        Supplier<Boolean> answers =
                questions.ask(() -> HttpCheck.get(any, LIMIT).isPresent(), false);
        return () -> new PartStatus(
                "gateway",
                upWhen(answers.get()),
                Versions.ofThisBuild(),
                platform.ports().shape() == DeploymentShape.SINGLE
                        ? pid(layout, ServiceProcess.ALL.id())
                        : Long.toString(platform.pid()),
                UNKNOWN);
    }

    private static Supplier<PartStatus> service(
            SideBySide questions,
            Directories layout,
            RunningPlatform platform,
            Service service,
            Supplier<Optional<Answer>> ready,
            Supplier<Optional<Map<String, Long>>> groupLags) {
        // projections keep their positions in the database, the others in their consumer groups
        Supplier<String> lag = service == Service.SCORING || service == Service.GAME
                ? questions.askNext(() -> projectionLag(layout, platform, service), UNKNOWN)
                : () -> groupLags
                        .get()
                        .map(lags -> lags.get(service.id()))
                        .map(String::valueOf)
                        .orElse(UNKNOWN);
        return () -> new PartStatus(
                service.id(),
                upWhen(ready.get().map(Answer::isOk).orElse(false)),
                serviceVersion(layout.jar(process(platform, service)).resolveSibling("app")),
                pid(layout, process(platform, service).id()),
                lag.get());
    }

    private static String projectionLag(Directories layout, RunningPlatform platform, Service service)
            throws IOException {
        Map<Integer, Long> positions = new HashMap<>();
        InternalApi.projections(layout, platform.ports(), service)
                .path(0) // the one that folds matches
                .path("positions")
                .properties()
                .forEach(at -> positions.put(
                        Integer.valueOf(at.getKey()), at.getValue().asLong()));
        return Long.toString(Lags.behind(kafka(layout, platform), Topics.MATCH_EVENTS, positions));
    }

    private static KafkaAccess kafka(Directories layout, RunningPlatform platform) throws IOException {
        return Secrets.in(layout.secrets()).kafka(platform.ports());
    }

    private static String serviceVersion(Path applicationJars) {
        try (Stream<Path> jars = Files.list(applicationJars)) {
            return jars.map(jar -> APPLICATION_JAR.matcher(jar.getFileName().toString()))
                    .filter(Matcher::matches)
                    .map(match -> match.group(1))
                    .findFirst()
                    .orElse("?");
        } catch (IOException e) {
            return "?";
        }
    }

    private static String databaseVersion(Directories layout) {
        try {
            return Files.readString(layout.databaseData().resolve("PG_VERSION")).strip();
        } catch (IOException e) {
            return "?";
        }
    }

    private static String pid(Directories layout, String part) {
        return layout.pidFile(part)
                .running()
                .map(process -> Long.toString(process.pid()))
                .orElse("-");
    }

    private static String upWhen(boolean well) {
        return well ? "UP" : "DOWN";
    }
}
