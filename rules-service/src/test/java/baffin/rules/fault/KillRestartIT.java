package baffin.rules.fault;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.platform.topics.Topics;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.JsonCodecs;
import baffin.rules.TestMatches;
import baffin.testkit.backend.Infrastructure;
import java.net.http.HttpClient;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** R1 of the proof plan, sized for a laptop: the built service is killed under load and comes back. */
@Tag("faults")
class KillRestartIT {

    private static final int MATCHES = Integer.getInteger("baffin.it.matches", 12);
    private static final int KILLS = Integer.getInteger("baffin.it.kills", 2);
    private static final int PHASE_COMMANDS = Integer.getInteger("baffin.it.phase", 300);
    private static final long PHASE_MS_MAX = 400_000;

    /** An outage is a gap of 30 s since the time was written last, which is done every few seconds. */
    private static final long OUTAGE_MS_MIN = 10_000;

    @Test
    void nothing_that_was_acknowledged_is_lost_when_the_service_is_killed() throws Exception {
        String bootstrap = Infrastructure.shared().kafka();
        List<PersistentPlayer> players = new ArrayList<>();
        int outages;
        try (RulesProcess rules = new RulesProcess(0);
                HttpClient http = HttpClient.newBuilder()
                        .version(HttpClient.Version.HTTP_1_1)
                        .build()) {
            rules.awaitReady();
            for (int number = 0; number < MATCHES; number++) {
                PersistentPlayer player = new PersistentPlayer(number, http, "http://127.0.0.1:" + rules.port());
                TestMatches.send(bootstrap, Topics.LOBBY_EVENTS, player.matchId, player.start(number));
                players.add(player);
            }
            outages = playThroughKills(rules, players);
            say("resident memory %d MiB", rules.residentMib());
        }
        LogOracle.Report report = judged(bootstrap, players);
        int repeats = players.stream().mapToInt(player -> player.repeats.get()).sum();

        assertThat(report.findings()).isEmpty();
        assertThat(report.matches()).isEqualTo(MATCHES);
        long outagesSeen = players.stream().mapToLong(player -> player.outages).sum();
        long known = MATCHES + answers(players) + outagesSeen;
        // a match whose last command came before an outage records it, but no answer shows it
        assertThat(report.records()).isBetween(known, known + (long) outages * MATCHES);
        assertThat(repeats).as("commands that met a dead service").isPositive();
    }

    /** Returns how many restarts were slow enough for the platform to take them for an outage. */
    private static int playThroughKills(RulesProcess rules, List<PersistentPlayer> players) throws Exception {
        int slow = 0;
        AtomicBoolean stop = new AtomicBoolean();
        List<Future<?>> games = new ArrayList<>();
        try (ExecutorService threads = Executors.newFixedThreadPool(players.size())) {
            for (PersistentPlayer player : players) {
                games.add(threads.submit(() -> {
                    player.play(() -> !stop.get());
                    return null;
                }));
            }
            for (int kill = 0; kill < KILLS; kill++) {
                awaitAnswers(players, games, PHASE_COMMANDS);
                rules.killAndRestart();
                long restart = rules.awaitReady();
                say("ready again after %d ms", restart);
                slow += restart > OUTAGE_MS_MIN ? 1 : 0;
            }
            awaitAnswers(players, games, PHASE_COMMANDS);
            players.forEach(player -> player.latenciesNanos.clear());
            long before = System.nanoTime();
            awaitAnswers(players, games, PHASE_COMMANDS);
            tell(players, System.nanoTime() - before);
            stop.set(true);
        }
        for (Future<?> game : games) {
            game.get();
        }
        return slow;
    }

    private static void awaitAnswers(List<PersistentPlayer> players, List<Future<?>> games, int more) throws Exception {
        long goal = answers(players) + more;
        long end = System.nanoTime() + PHASE_MS_MAX * 1_000_000;
        while (answers(players) < goal) {
            for (Future<?> game : games) {
                if (game.state() == Future.State.FAILED) {
                    game.get();
                }
            }
            assertThat(System.nanoTime()).as("answers still come").isLessThan(end);
            Thread.sleep(20);
        }
    }

    private static long answers(List<PersistentPlayer> players) {
        return players.stream().mapToLong(player -> player.accepted.size()).sum();
    }

    private static void tell(List<PersistentPlayer> players, long nanos) {
        List<Long> all = players.stream()
                .flatMap(player -> player.latenciesNanos.stream())
                .sorted()
                .toList();
        say(
                "%d matches: %d commands/s, p50 %.1f ms, p99 %.1f ms",
                players.size(),
                all.size() * 1_000_000_000L / nanos,
                all.get(all.size() / 2) / 1e6,
                all.get(all.size() * 99 / 100) / 1e6);
    }

    private static LogOracle.Report judged(String bootstrap, List<PersistentPlayer> players) {
        Set<String> ours = new HashSet<>();
        players.forEach(player -> ours.add(player.matchId));
        LogOracle oracle = new LogOracle(new JsonCodecs(GameRegistry.installed()));
        TestMatches.all(bootstrap, Topics.MATCH_EVENTS).stream()
                .filter(record -> ours.contains(record.key()))
                .forEach(record -> oracle.record(record.key(), record.value()));
        players.forEach(player -> player.accepted.forEach(
                one -> oracle.accepted(one.matchId(), one.commandId(), one.player(), one.version())));
        return oracle.report();
    }

    private static void say(String format, Object... values) {
        System.out.printf("kill and restart: " + format + "%n", values);
    }
}
