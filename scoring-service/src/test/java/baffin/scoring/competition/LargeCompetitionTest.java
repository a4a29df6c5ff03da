package baffin.scoring.competition;

import static baffin.competition.standing.PlayedCompetition.policy;
import static baffin.competition.standing.PlayedCompetition.swiss;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import baffin.competition.policy.TieBreak;
import baffin.competition.standing.PlayedCompetition;
import baffin.competition.table.Stage;
import baffin.platform.problem.ProblemException;
import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** 1,000 entrants and 5,000 results; what it measures goes to {@code target/standings-figures.txt}. */
@Tag("hosts")
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class LargeCompetitionTest {

    private static final int ENTRANTS = 1_000;
    private static final int ROUNDS = 20;
    private static final int TABLES = ENTRANTS / 4;
    private static final int READS = 400;
    private static final int UPDATES = 20;

    @TestHTTPResource("/api/v1/competitions/")
    URI base;

    @Inject
    Competitions competitions;

    @Test
    void a_large_standing_is_told_page_by_page_and_follows_each_result() throws Exception {
        String id = UUID.randomUUID().toString();
        PlayedCompetition played = large(id);
        int last = played.records().size();
        CompetitionLog.append(played.records().subList(0, last - UPDATES));
        // while it catches up with so much at once, the read model refuses to answer
        await().atMost(Waits.MAX)
                .ignoreExceptionsInstanceOf(ProblemException.class)
                .until(() -> competitions.version(id).await().atMost(Waits.MAX) == last - UPDATES);
        List<Long> reads = new ArrayList<>();
        List<Long> unchanged = new ArrayList<>();
        List<Long> updates = new ArrayList<>();
        try (HttpClient client = HttpClient.newHttpClient()) {
            for (int warm = 0; warm < READS; warm++) {
                timed(client, id + "/standings?limit=200", null);
            }
            for (int update = 0; update < UPDATES; update++) {
                long version = last - UPDATES + update + 1L;
                CompetitionLog.append(played.records().subList((int) version - 1, (int) version));
                long sent = System.nanoTime();
                while (version(client, id) < version) {
                    reads.add(timed(client, id + "/standings?limit=200", null));
                }
                updates.add(System.nanoTime() - sent);
                for (int read = 0; read < READS / UPDATES; read++) {
                    reads.add(timed(client, id + "/standings?limit=200", null));
                    unchanged.add(timed(client, id + "/standings?limit=200", "\"" + version + "\""));
                }
            }
            HttpResponse<String> all = get(client, id + "/standings.csv", null);
            assertThat(all.body().lines()).hasSize(ENTRANTS + 1);
        }
        assertThat(updates).hasSize(UPDATES);
        Files.writeString(
                Path.of("target", "standings-figures.txt"),
                "standings of " + ENTRANTS + " entrants and " + ROUNDS * TABLES + " results, 200 lines a page\n"
                        + summary("read while results come", reads) + summary("304", unchanged)
                        + summary("result visible", updates));
    }

    private static PlayedCompetition large(String id) {
        PlayedCompetition played = PlayedCompetition.of(
                        id,
                        policy(
                                swiss(ROUNDS),
                                TieBreak.FIRST_PLACES,
                                TieBreak.OPPONENTS,
                                TieBreak.WINNER_SHARE,
                                TieBreak.TABLE_SHARE,
                                TieBreak.PENALTIES,
                                TieBreak.LOT))
                .enter(ENTRANTS)
                .start();
        SplittableRandom chance = new SplittableRandom(1);
        for (int round = 1; round <= ROUNDS; round++) {
            List<Integer> all =
                    new ArrayList<>(IntStream.rangeClosed(1, ENTRANTS).boxed().toList());
            Collections.shuffle(all, new Random(round));
            List<List<Integer>> seats = IntStream.range(0, TABLES)
                    .mapToObj(table -> List.copyOf(all.subList(4 * table, 4 * table + 4)))
                    .toList();
            played.round(Stage.SWISS, seats, List.of());
            for (int table = 1; table <= TABLES; table++) {
                played.result(round, table, places(chance));
            }
        }
        return played;
    }

    private static int[] places(SplittableRandom chance) {
        int[] scores = chance.ints(4, 20, 90).toArray();
        int[] all = new int[8];
        for (int seat = 0; seat < 4; seat++) {
            int own = scores[seat];
            all[2 * seat] =
                    1 + (int) IntStream.of(scores).filter(other -> other > own).count();
            all[2 * seat + 1] = own;
        }
        return all;
    }

    private long version(HttpClient client, String id) throws Exception {
        String tag = get(client, id + "/standings?limit=1", null)
                .headers()
                .firstValue("ETag")
                .orElseThrow();
        return Long.parseLong(tag.replace("\"", ""));
    }

    private long timed(HttpClient client, String path, @Nullable String known) throws Exception {
        long begin = System.nanoTime();
        HttpResponse<String> answer = get(client, path, known);
        long took = System.nanoTime() - begin;
        assertThat(answer.statusCode()).isEqualTo(known == null ? 200 : 304);
        return took;
    }

    private HttpResponse<String> get(HttpClient client, String path, @Nullable String known) throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(base.resolve(path));
        if (known != null) {
            request.header("If-None-Match", known);
        }
        return client.send(request.build(), HttpResponse.BodyHandlers.ofString());
    }

    private static String summary(String what, List<Long> nanos) {
        List<Long> sorted = nanos.stream().sorted().toList();
        return "%s: %d, p50 %.1f ms, p95 %.1f ms, max %.1f ms%n"
                .formatted(
                        what,
                        sorted.size(),
                        sorted.get(sorted.size() / 2) / 1e6,
                        sorted.get(sorted.size() * 95 / 100) / 1e6,
                        sorted.getLast() / 1e6);
    }
}
