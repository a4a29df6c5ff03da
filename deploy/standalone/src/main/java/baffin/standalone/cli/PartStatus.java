package baffin.standalone.cli;

import baffin.standalone.broker.Lags;
import baffin.standalone.config.Layout;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.config.Service;
import baffin.standalone.database.DatabaseServer;
import baffin.standalone.part.BrokerPart;
import baffin.standalone.part.DatabasePart;
import baffin.standalone.part.HttpCheck;
import baffin.standalone.process.Ports;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.apache.kafka.common.utils.AppInfoParser;

/**
 * How one part is.
 *
 * @param health {@code UP}, or {@code DOWN}
 * @param pid process id, or "-"
 * @param lag records that its consumer groups have yet to take, or "-"
 */
record PartStatus(String name, String health, String version, String pid, String lag) {

    private static final Duration LIMIT = Duration.ofSeconds(3);
    private static final Pattern APPLICATION_JAR = Pattern.compile("baffin-.+-service-(.+)\\.jar");

    private static final String UNKNOWN = "-";

    boolean isWell() {
        return health.equals("UP");
    }

    static List<PartStatus> all(Layout layout, RunningPlatform platform) {
        List<PartStatus> parts = new ArrayList<>();
        parts.add(gateway(platform));
        Map<String, Long> lags = Lags.byService(platform.ports().bootstrap());
        for (Service service : Service.values()) {
            parts.add(service(layout, platform, service, lags));
        }
        parts.add(new PartStatus(
                BrokerPart.NAME,
                upWhen(!Ports.isFree(platform.ports().kafka())),
                AppInfoParser.getVersion(),
                pid(layout, BrokerPart.NAME),
                "-"));
        parts.add(new PartStatus(
                DatabasePart.NAME,
                upWhen(!Ports.isFree(platform.ports().database())),
                databaseVersion(layout),
                DatabaseServer.pid(layout.databaseData()).map(String::valueOf).orElse("-"),
                "-"));
        return parts;
    }

    private static PartStatus gateway(RunningPlatform platform) {
        boolean listens = !Ports.isFree(platform.ports().gateway());
        return new PartStatus("gateway", upWhen(listens), Versions.ofThisBuild(), Long.toString(platform.pid()), "-");
    }

    private static PartStatus service(
            Layout layout, RunningPlatform platform, Service service, Map<String, Long> lags) {
        URI ready = URI.create(platform.ports().serviceUrl(service) + "/q/health/ready");
        return new PartStatus(
                service.id(),
                upWhen(HttpCheck.isOk(ready, LIMIT)),
                serviceVersion(layout.serviceJar(service).resolveSibling("app")),
                pid(layout, service.id()),
                lag(layout, platform, service, lags));
    }

    // projections keep their positions in the database, the others in their consumer groups
    private static String lag(Layout layout, RunningPlatform platform, Service service, Map<String, Long> groupLags) {
        if (service == Service.SCORING || service == Service.GAME) {
            try {
                long lag = InternalApi.projection(layout, platform.ports(), service)
                        .path("lagRecords")
                        .asLong(-1);
                return lag < 0 ? UNKNOWN : Long.toString(lag);
            } catch (IOException e) {
                return UNKNOWN;
            }
        }
        return Optional.ofNullable(groupLags.get(service.id()))
                .map(String::valueOf)
                .orElse(UNKNOWN);
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

    private static String databaseVersion(Layout layout) {
        try {
            return Files.readString(layout.databaseData().resolve("PG_VERSION")).strip();
        } catch (IOException e) {
            return "?";
        }
    }

    private static String pid(Layout layout, String part) {
        return layout.pidFile(part)
                .running()
                .map(process -> Long.toString(process.pid()))
                .orElse("-");
    }

    private static String upWhen(boolean well) {
        return well ? "UP" : "DOWN";
    }
}
