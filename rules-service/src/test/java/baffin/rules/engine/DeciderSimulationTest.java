package baffin.rules.engine;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.ClockRule;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import baffin.platform.match.GameModules;
import baffin.platform.verify.LogOracle;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Decoded;
import baffin.platform.wire.JsonCodecs;
import baffin.platform.wire.MatchStart;
import baffin.platform.wire.Reply;
import baffin.platform.wire.Trees;
import baffin.rules.Starts;
import baffin.testing.Effort;
import baffin.testing.ToyGame;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The real decider on a log of our own: seeded order, duplicates 5 %, aborts 5 %, restarts 1 %, hand-over while the old
 * owner still writes. A failing seed is printed with the findings; {@code -Dbaffin.seed} replays it.
 */
@Tag(Effort.SOAK)
class DeciderSimulationTest {

    private static final int SEEDS = Effort.many(60);
    private static final int MATCHES = 5;
    private static final int COMMANDS = 250;
    private static final int PLAY = 7;
    private static final List<String> BODIES = List.of(
            "{\"type\":\"Take\",\"stones\":1}",
            "{\"type\":\"Take\",\"stones\":3}",
            "{\"type\":\"Take\",\"stones\":7}",
            "{\"type\":\"Roll\"}",
            "{\"type\":\"EndTurn\"}",
            "{\"type\":\"EndTurn\"}",
            "{\"type\":\"Undo\"}",
            "{\"type\":\"StandBy\"}",
            "{\"type\":\"OfferSeat\"}",
            "{\"type\":\"TakeSeat\",\"seat\":0}",
            "{\"type\":\"SetOrders\",\"orders\":[{\"type\":\"Take\",\"stones\":2},{\"type\":\"EndTurn\"}]}",
            "{\"type\":\"SetQuietHours\",\"quiet\":{\"zone\":\"Asia/Tokyo\",\"from\":\"23:00\",\"to\":\"06:00\"}}",
            "{\"type\":\"Pause\",\"until\":\"1970-01-12T00:00:00Z\",\"reason\":\"weather\"}",
            "{\"type\":\"Resume\"}",
            "{\"type\":\"Tick\"}",
            "{\"type\":\"Fly\"}",
            "{\"type\":\"Take\"}");

    private final GameRegistry games = GameRegistry.of(List.of(new ToyGame()));
    private final GameModules gameModules = new GameModules(games);
    private final JsonCodecs codecs = new JsonCodecs(games);

    @Test
    void whatever_fails_every_answer_is_borne_out_by_the_log() {
        long records = 0;
        for (int seed = Effort.first(); seed < Effort.first() + SEEDS; seed++) {
            LogOracle.Report report = play(seed);
            assertThat(report.findings()).as("seed %d", seed).isEmpty();
            assertThat(report.matches()).as("seed %d", seed).isEqualTo(MATCHES);
            records += report.records();
        }
        assertThat(records).as("steps in all logs").isGreaterThan(20L * SEEDS);
    }

    private LogOracle.Report play(int seed) {
        Random random = new Random(seed);
        Random secrets = new Random(~seed);
        FakeLog log = new FakeLog(() -> MatchDecisions.aggregate(gameModules, () -> {
            byte[] bytes = new byte[32];
            secrets.nextBytes(bytes);
            return Seed.of(bytes);
        }));
        send(log, random);
        run(log, random);
        return judged(log);
    }

    private static void send(FakeLog log, Random random) {
        for (int match = 0; match < MATCHES; match++) {
            byte[] start = Starts.json(start()).getBytes(StandardCharsets.UTF_8);
            log.commands.add(new FakeLog.Command("m" + match, start, true, Instant.EPOCH));
        }
        Instant now = Instant.EPOCH;
        for (int count = 0; count < COMMANDS; count++) {
            String match = "m" + random.nextInt(MATCHES);
            now = now.plus(Duration.ofMinutes(random.nextInt(200)));
            FakeLog.Command command = command(match, count, random, now);
            log.commands.add(command);
            if (random.nextInt(100) < 5) {
                log.commands.add(command);
            }
            if (random.nextInt(100) == 0) {
                log.commands.add(
                        new FakeLog.Command(match, "{\"poison\":1}".getBytes(StandardCharsets.UTF_8), false, now));
            }
        }
    }

    private static FakeLog.Command command(String match, int count, Random random, Instant at) {
        // most of what is sent is play; the rest is who plays, and when
        int chosen = random.nextInt(3) == 0 ? random.nextInt(BODIES.size()) : random.nextInt(PLAY);
        String body = random.nextInt(200) == 0 ? "{\"type\":\"Resign\"}" : BODIES.get(chosen);
        List<Long> ifMatch = random.nextInt(4) == 0 ? List.of((long) (1 + random.nextInt(30))) : null;
        String id = random.nextInt(50) == 0 ? "c" + Math.max(0, count - 1) : "c" + count;
        CommandEnvelope command = CommandEnvelope.command(
                match, id, "p" + random.nextInt(10) % 3, ifMatch, Trees.trusted(body.getBytes(StandardCharsets.UTF_8)));
        CommandEnvelope sent = random.nextInt(10) == 0 ? command.rehearsed() : command;
        return new FakeLog.Command(match, sent.answeredAt(0, count).bytes(), false, at);
    }

    private static void run(FakeLog log, Random random) {
        FakeLog.Owner owner = log.owner();
        List<FakeLog.Owner> zombies = new ArrayList<>();
        while (log.pending() > 0) {
            owner.take(1 + random.nextInt(6));
            if (random.nextBoolean()) {
                owner.wake(owner.now());
            }
            int fate = random.nextInt(100);
            if (fate < 5) {
                owner.abort();
            } else if (fate < 6) {
                owner = log.owner();
                Instant back = owner.now().plus(Duration.ofMinutes(random.nextInt(60)));
                owner.started(back);
                owner.at(back, true);
            } else if (fate < 8) {
                zombies.add(owner);
                owner = log.owner();
            } else {
                assertThat(owner.commit()).isTrue();
            }
            zombies.forEach(zombie -> {
                zombie.take(2);
                assertThat(zombie.commit()).isFalse();
            });
        }
    }

    private LogOracle.Report judged(FakeLog log) {
        LogOracle oracle = new LogOracle(codecs);
        log.events.forEach(fact -> oracle.record(fact.key(), fact.json()));
        Set<Long> rehearsals = log.commands.stream()
                .filter(command -> !command.foreign())
                .flatMap(command -> CommandEnvelope.read(command.json()) instanceof Decoded.Ok<CommandEnvelope> ok
                                && ok.value().dryRun()
                        ? Stream.of(ok.value().ticket())
                        : Stream.empty())
                .collect(Collectors.toSet());
        Map<String, Reply> refused = new HashMap<>();
        Set<String> accepted = new HashSet<>();
        for (Reply reply : log.replies) {
            String id = reply.key() + reply.player() + reply.commandId();
            if (!reply.accepted()) {
                refused.put(id, reply);
            } else if (!rehearsals.contains(reply.ticket())) {
                oracle.accepted(reply.key(), reply.commandId(), reply.player(), reply.version());
                accepted.add(id);
            }
        }
        // an id that was used again for something else is refused, and still stands in the log for its first use
        refused.keySet().removeAll(accepted);
        refused.values().stream()
                .filter(reply -> !"idempotency-key-reused".equals(reply.problem()))
                .forEach(reply -> oracle.refused(reply.key(), reply.commandId(), reply.player()));
        KeptMatches kept = new KeptMatches(log.rows);
        kept.keys().forEach(match -> oracle.row(match, kept.whole(match, gameModules)));
        return oracle.report();
    }

    private static MatchStart start() {
        return new MatchStart(
                new MatchSetup(
                        "toy", Map.of("heap", "20"), List.of(new SeatHolder("p0", false), new SeatHolder("p1", true))),
                "p0",
                null,
                null,
                null,
                new MatchTerms(
                        new ClockRule.PerMove(Duration.ofDays(1), Duration.ZERO, Duration.ofHours(6), true),
                        List.of(new AbsenceStep.Safe(1), new AbsenceStep.Bot("random")),
                        0,
                        List.of()),
                null,
                null);
    }
}
