package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.NewMatch;
import baffin.match.GameRegistry;
import baffin.platform.topics.KafkaAccess;
import baffin.platform.topics.TopicScan;
import baffin.platform.topics.Topics;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.JsonCodecs;
import baffin.standalone.backup.Backup;
import baffin.standalone.backup.BackupDirectory;
import baffin.standalone.broker.BrokerProcess;
import baffin.standalone.broker.BrokerSettings;
import baffin.standalone.broker.LogProof;
import baffin.standalone.config.Directories;
import baffin.standalone.process.Ports;
import baffin.system.platform.DataFiles;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Backups that are taken while matches are played hold all that was acknowledged before, and nothing half. */
@Tag(Lanes.FAULTS)
class BackupInPlayTest {

    private static final int BACKUPS = Integer.getInteger("baffin.test.backups", 10);
    // each costs the start of a broker
    private static final int OPENED_EACH = Integer.getInteger("baffin.test.backups.opened-each", 5);

    @TempDir
    private Path directory;

    private final AtomicBoolean enough = new AtomicBoolean();

    /** Somebody who plays one match after the other with a friend, and what was acknowledged last. */
    private final class Pair implements AutoCloseable {

        private final Random random;
        private final Players players;
        private final Map<String, AtomicLong> acknowledged = new ConcurrentHashMap<>();
        private List<MatchClient> tables = List.of();

        Pair(URI origin, int number) {
            random = new Random(number);
            players = new Players(origin, "pair-" + number, 2);
        }

        Void play() throws InterruptedException {
            while (!enough.get()) {
                tables = players.sitDown(NewMatch.of("expedition", 2));
                AtomicLong version = new AtomicLong(1);
                acknowledged.put(tables.getFirst().matchId(), version);
                boolean over = false;
                while (!over && !enough.get()) {
                    over = players.play(tables, random, 1, version::set);
                }
            }
            return null;
        }

        @Override
        public void close() {
            players.close();
        }
    }

    private record Taken(String at, Map<String, Long> acknowledgedBefore) {}

    @Test
    void every_backup_in_the_middle_of_play_is_whole() throws Exception {
        Path backups = directory.resolve("backups");
        Path data = directory.resolve("data");
        try (RunningBaffin baffin = RunningBaffin.up(data);
                HttpClient http = HttpClient.newHttpClient();
                Pair first = new Pair(baffin.origin(), 1);
                Pair second = new Pair(baffin.origin(), 2)) {
            List<Taken> all = playAndBackUp(List.of(first, second), baffin.layout(), backups);
            for (int i = OPENED_EACH - 1; i < all.size(); i += OPENED_EACH) {
                assertThatItHoldsAll(all.get(i), backups);
            }
            assertThat(RunningBaffin.command("backup", backups.toString(), "--check")
                            .lines())
                    .hasSize(BACKUPS)
                    .allMatch(line -> line.endsWith("is whole"));

            Caller ann =
                    new Caller(http, baffin.origin(), first.players.sessions().getFirst());
            String ben =
                    "/players/me/mutes/" + first.players.sessions().get(1).me().id();
            ann.put(ben, null).as(204);
            String muted = momentOf(RunningBaffin.command("backup", backups.toString(), "--data", data.toString()));
            ann.delete(ben).as(204);
            RunningBaffin.command("backup", backups.toString(), "--data", data.toString());
            baffin.close();
            DataFiles.delete(data);
            assertThat(RunningBaffin.command("restore", backups.toString(), "--at", muted, "--data", data.toString()))
                    .contains("stays erased");
            baffin.upAgain();

            first.players.signInAgain();
            assertThat(ann.get("/players/me/mutes").as(200).path("items")).isEmpty();
            assertThat(first.players.play(first.tables, first.random, Integer.MAX_VALUE, version -> {}))
                    .as("a match of before is played to its end")
                    .isTrue();
        }
    }

    private List<Taken> playAndBackUp(List<Pair> pairs, Directories layout, Path backups) throws Exception {
        List<Taken> all = new ArrayList<>();
        try (ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Void>> playing =
                    pairs.stream().map(pair -> executor.submit(pair::play)).toList();
            try {
                for (int i = 0; i < BACKUPS; i++) {
                    Map<String, Long> before = new HashMap<>();
                    pairs.forEach(
                            pair -> pair.acknowledged.forEach((match, version) -> before.put(match, version.get())));
                    all.add(new Taken(backUp(layout, backups), before));
                }
            } finally {
                enough.set(true);
            }
            for (Future<Void> one : playing) {
                one.get();
            }
        }
        return all;
    }

    private static String backUp(Directories layout, Path backups) throws IOException {
        try (BackupDirectory to = BackupDirectory.toWrite(backups)) {
            return new Backup(layout, to, line -> {})
                    .take(layout.pidFile("kafka").running())
                    .point()
                    .takenAt();
        }
    }

    private static String momentOf(String said) {
        return said.replaceAll("(?s).*Backup of (\\S+): .*", "$1");
    }

    private void assertThatItHoldsAll(Taken taken, Path backups) throws Exception {
        Path restored = directory.resolve("restored");
        RunningBaffin.command("restore", backups.toString(), "--at", taken.at(), "--data", restored.toString());
        Directories layout = new Directories(RunningBaffin.project(), restored);
        try (BrokerProcess broker = broker(layout)) {
            KafkaAccess kafka = broker.settings().access();
            LogOracle.Report proof = LogProof.of(kafka, new JsonCodecs(GameRegistry.installed()));
            assertThat(proof.findings()).as(taken.at()).isEmpty();
            // the broker ends by itself what was about to be committed at that moment
            Eventually.holds(() -> {
                Map<String, Long> versions = versions(kafka);
                taken.acknowledgedBefore()
                        .forEach((match, version) -> assertThat(versions.getOrDefault(match, 0L))
                                .as("%s at %s", match, taken.at())
                                .isGreaterThanOrEqualTo(version));
            });
        }
        DataFiles.delete(restored);
    }

    /** A port that was free may be gone when the broker takes it: it gets a second try. */
    private static BrokerProcess broker(Directories layout) throws IOException {
        Path log = layout.data().resolve("kafka.log");
        for (int tries = 2; ; tries--) {
            List<Integer> ports = Ports.free(2);
            try {
                return BrokerProcess.start(
                        new BrokerSettings(layout.kafkaData(), "127.0.0.1", ports.get(0), ports.get(1)), log);
            } catch (IOException e) {
                if (tries == 1) {
                    throw new IOException(Files.readString(log), e);
                }
            }
        }
    }

    /** How many records each match has: its version. */
    private static Map<String, Long> versions(KafkaAccess kafka) {
        Map<String, Long> versions = new HashMap<>();
        try (TopicScan scan = new TopicScan(kafka)) {
            scan.read(Topics.MATCH_EVENTS, record -> versions.merge(record.key(), 1L, Long::sum));
        }
        return versions;
    }
}
