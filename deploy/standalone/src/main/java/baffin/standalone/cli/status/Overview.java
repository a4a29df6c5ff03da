package baffin.standalone.cli.status;

import baffin.platform.disk.space.DiskLimits;
import baffin.standalone.backup.LastBackup;
import baffin.standalone.cli.status.Growth.Mark;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.part.DiskNotices;
import baffin.standalone.part.HttpCheck.Answer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** What status tells below its table: a line each about accounts and matches, the disk, and its growth. */
final class Overview {

    private static final String UNKNOWN = "unknown";
    private static final String NO_ANSWER = "no answer in time";
    private static final double MIB = 1024.0 * 1024;
    private static final ObjectMapper JSON = new ObjectMapper();

    private Overview() {}

    static Supplier<List<String>> ask(SideBySide questions, Directories layout, RunningPlatform platform) {
        PortPlan ports = platform.ports();
        Supplier<String> accounts = questions.askNext(() -> Long.toString(Census.accounts(layout, ports)), UNKNOWN);
        Supplier<String> live = questions.askNext(() -> Long.toString(Census.liveMatches(layout, ports)), UNKNOWN);
        List<Supplier<Optional<Long>>> stopped = new ArrayList<>();
        for (ServiceProcess process : ports.shape().processes()) {
            Service any = process.services().iterator().next();
            stopped.add(questions.askNext(() -> stopped(PartStatus.readiness(platform, any)), Optional.empty()));
        }
        Supplier<List<String>> disk = questions.askNext(
                () -> disk(DiskUse.of(layout), layout.run().resolve("disk-marks")), List.of("disk       " + NO_ANSWER));
        return () -> {
            List<String> lines = new ArrayList<>();
            lines.add("accounts   " + accounts.get());
            lines.add("matches    " + live.get() + " live, " + sum(stopped) + " stopped in a read model");
            lines.addAll(disk.get());
            lines.add(
                    "backup     " + LastBackup.of(layout).map(Instant::toString).orElse("none taken"));
            return lines;
        };
    }

    private static String sum(List<Supplier<Optional<Long>>> counts) {
        long sum = 0;
        for (Supplier<Optional<Long>> count : counts) {
            Optional<Long> answer = count.get();
            if (answer.isEmpty()) {
                return UNKNOWN;
            }
            sum += answer.get();
        }
        return Long.toString(sum);
    }

    private static Optional<Long> stopped(Optional<Answer> readiness) throws IOException {
        if (readiness.isEmpty()) {
            return Optional.empty();
        }
        long sum = 0;
        for (JsonNode check : JSON.readTree(readiness.get().body()).path("checks")) {
            sum += check.path("data").path("stoppedMatches").asLong(0);
        }
        return Optional.of(sum);
    }

    private static List<String> disk(DiskUse disk, Path file) throws IOException {
        Mark now = new Mark(Instant.now(), disk.used());
        List<Mark> marks = Growth.read(file);
        Growth.write(file, Growth.with(marks, now));
        DiskLimits limits = DiskNotices.limits(System.getenv());
        String parts = disk.parts().entrySet().stream()
                .map(part -> part.getKey() + " " + mib(part.getValue()))
                .collect(Collectors.joining(", "));
        return List.of(
                "disk       " + mib(disk.used()) + " (" + parts + "), "
                        + DiskNotices.words(limits.level(disk.space()), disk.space(), limits),
                "growth     " + growth(Growth.of(marks, now), disk.space().free()));
    }

    static String growth(Optional<Growth> found, long free) {
        if (found.isEmpty()) {
            return UNKNOWN + ": status compares with what it found an hour or more ago, at most a week; ask again";
        }
        Growth growth = found.get();
        Duration over = growth.over();
        String left =
                growth.daysLeft(free).map(days -> ", full in " + days + " days").orElse(", no end in sight");
        return mib((long) growth.bytesADay()) + " a day" + left + " (by the last "
                + (over.toDays() > 1 ? over.toDays() + " days" : over.toHours() + " h") + ")";
    }

    private static String mib(long bytes) {
        return String.format(Locale.ROOT, "%,.0f MiB", bytes / MIB);
    }

    /** Counts rows of the platform's databases. */
    static final class Census {

        private static final String ACCOUNTS = "select count(*) from account";
        private static final String LIVE_MATCHES = """
                select count(*) from match_head where ended_at is null and ruled_at is null and generation in
                  (select generation from projection_generation where projection = 'matches' and state = 'LIVE')""";

        private Census() {}

        static long accounts(Directories layout, PortPlan ports) throws IOException, SQLException {
            return count(layout, ports, "lobby", ACCOUNTS);
        }

        static long liveMatches(Directories layout, PortPlan ports) throws IOException, SQLException {
            return count(layout, ports, "game", LIVE_MATCHES);
        }

        private static long count(Directories layout, PortPlan ports, String database, String query)
                throws IOException, SQLException {
            Properties properties = new Properties();
            properties.setProperty("user", database);
            properties.setProperty("password", Secrets.in(layout.secrets()).password(database));
            properties.setProperty("connectTimeout", "2");
            properties.setProperty("socketTimeout", "2");
            String url = "jdbc:postgresql://127.0.0.1:" + ports.database() + "/" + database;
            try (var connection = DriverManager.getConnection(url, properties);
                    var statement = connection.createStatement();
                    var row = statement.executeQuery(query)) {
                row.next();
                return row.getLong(1);
            }
        }
    }
}
