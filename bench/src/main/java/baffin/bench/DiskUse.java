package baffin.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Tells what a running platform takes on disk, in KiB: by topic, by table and index, by write-ahead log. With what it
 * told before as a second argument it tells what came since, also for each match that ended since. Run by
 * bench/disk.sh.
 */
public final class DiskUse {

    private static final List<String> DATABASES = List.of("lobby", "scoring", "game");
    private static final String MATCHES = "matches ended";

    private static final String RELATIONS = """
            select coalesce(t.relname, c.relname) || case when c.relkind = 'i' then ' ' || c.relname else '' end,
              pg_relation_size(c.oid) / 1024
                + coalesce(pg_total_relation_size(nullif(c.reltoastrelid, 0)), 0) / 1024
            from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
            where c.relkind in ('r', 'i') and c.relnamespace = 'public'::regnamespace
              and pg_relation_size(c.oid) > 0""";

    private DiskUse() {}

    /**
     * Tells, and compares when it is given what to compare with.
     *
     * @param args data directory of the platform, and a file with what this has told before
     */
    public static void main(String[] args) throws IOException, SQLException {
        Path data = Path.of(args[0]);
        Map<String, Long> now = new TreeMap<>();
        topics(data.resolve("kafka"), now);
        sizes(data.resolve("log"), "log/", now);
        sizes(data.resolve("postgres/pg_wal"), "postgres write-ahead log", now);
        for (String database : DATABASES) {
            relations(data, database, now);
        }
        if (args.length < 2) {
            now.forEach((what, kib) -> System.out.println(kib + "\t" + what));
            return;
        }
        Map<String, Long> before = new HashMap<>();
        for (String line : Files.readAllLines(Path.of(args[1]))) {
            String[] words = line.split("\t", 2);
            before.put(words[1], Long.valueOf(words[0]));
        }
        since(before, now);
    }

    private static void since(Map<String, Long> before, Map<String, Long> now) {
        long matches = Objects.requireNonNull(now.get(MATCHES)) - before.getOrDefault(MATCHES, 0L);
        long sum = 0;
        System.out.printf("%10s %10s  for %d matches%n", "KiB", "a match", matches);
        for (Map.Entry<String, Long> line : now.entrySet()) {
            long grown = line.getValue() - before.getOrDefault(line.getKey(), 0L);
            if (grown != 0 && !line.getKey().equals(MATCHES)) {
                System.out.printf("%10d %10.1f  %s%n", grown, (double) grown / matches, line.getKey());
                sum += grown;
            }
        }
        System.out.printf("%10d %10.1f  all%n", sum, (double) sum / matches);
    }

    /** Allocated blocks count: index files are made at their full length, and are mostly holes. */
    private static void topics(Path kafka, Map<String, Long> into) throws IOException {
        Pattern file = Pattern.compile("(\\d+)\t.*/([^/]+)-\\d+/[^/]*\\.(log|index|timeindex|txnindex|snapshot)");
        for (String line : du("-ak", kafka)) {
            Matcher parts = file.matcher(line);
            if (parts.matches()) {
                String what = parts.group(3).equals("log") ? "" : " (index)";
                into.merge("topic " + parts.group(2) + what, Long.valueOf(parts.group(1)), Long::sum);
            }
        }
    }

    private static void sizes(Path directory, String name, Map<String, Long> into) throws IOException {
        if (Files.isDirectory(directory)) {
            into.put(name, Long.valueOf(du("-sk", directory).getLast().split("\t")[0]));
        }
    }

    private static List<String> du(String option, Path directory) throws IOException {
        Process process = new ProcessBuilder("du", option, directory.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD) // files that go meanwhile
                .start();
        try (Stream<String> lines = process.inputReader().lines()) {
            return lines.toList();
        }
    }

    private static void relations(Path data, String database, Map<String, Long> into) throws IOException, SQLException {
        Matcher port = Pattern.compile("\"database\"\\s*:\\s*(\\d+)")
                .matcher(Files.readString(data.resolve("run/platform.json")));
        Properties secrets = new Properties();
        try (var reader = Files.newBufferedReader(data.resolve("secrets.properties"))) {
            secrets.load(reader);
        }
        if (!port.find()) {
            throw new IOException("the platform does not run on " + data);
        }
        String url = "jdbc:postgresql://127.0.0.1:" + port.group(1) + '/' + database;
        try (Connection connection =
                        DriverManager.getConnection(url, database, secrets.getProperty(database + "-password"));
                Statement statement = connection.createStatement()) {
            try (ResultSet rows = statement.executeQuery(RELATIONS)) {
                while (rows.next()) {
                    into.put("table " + database + ' ' + rows.getString(1), rows.getLong(2));
                }
            }
            if (database.equals("game")) {
                try (ResultSet rows =
                        statement.executeQuery("select count(*) from match_head where ended_at is not null")) {
                    rows.next();
                    into.put(MATCHES, rows.getLong(1));
                }
            }
        }
    }
}
