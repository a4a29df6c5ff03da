package baffin.system.upgrade;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.bot.client.model.Verification;
import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.Eventually;
import baffin.system.play.HookReceiver;
import baffin.system.upgrade.StoredPlatform.OpenMatch;
import baffin.system.upgrade.StoredPlatform.RunningMatch;
import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** This release goes on with a data directory that the release before has left in the middle of play. */
@Tag(Lanes.FAULTS)
class UpgradeTest {

    private static final String HOOK = "/after-the-upgrade";
    private static final String PUBLISHED = "competition.round-published";
    private static final String FINISHED = "match.finished";

    /** Its deadline and the time for rulings: later the league shares its open tables, as it should. */
    private static final Duration LEAGUE_WAITS = Duration.ofDays(390);

    @TempDir
    private Path directory;

    @Test
    void what_the_release_before_has_left_in_the_middle_goes_on() throws Exception {
        StoredPlatform before = StoredPlatform.read();
        assumeTrue(
                Instant.now().isBefore(before.stoppedAt().plus(LEAGUE_WAITS)),
                "stored too long ago: StoreReleaseTest makes another one");
        Path data = directory.resolve("data");
        StoredPlatform.unpack(data);
        try (HookReceiver receiver = new HookReceiver(request -> 204);
                RunningBaffin baffin = RunningBaffin.unlimited(data, Map.of(), "--webhook-networks", "127.0.0.0/8");
                People people = People.known(baffin.origin(), before.people())) {
            assertThat(before.answersOfToday())
                    .flatMap(answer -> answer.differences(people))
                    .isEmpty();
            theSeekWaitsOrHasExpired(people, before.seek());
            String hook = "/webhooks/" + before.webhook().webhookId();
            people.as(League.ORGANISER)
                    .patch(hook, "{'url': '" + receiver.url(HOOK) + "'}")
                    .as(200);

            List<String> ended = new ArrayList<>(runningMatchesEnd(people, before));
            ended.addAll(openMatchesArePlayed(people, before));
            theLeagueEnds(new League(people, before.league()));

            theWebhookHasTold(receiver, before.webhook().secret());
            assertThatMatchesAreProven(people, ended);
            assertThatAllIsRecomputed(data, before.league());
            somebodyIsErased(people, new League(people, before.league()), data);
        }
    }

    /** Nobody reads the name any more. */
    private static void somebodyIsErased(People people, League league, Path data) throws Exception {
        String handle = people.session("ann").me().handle();
        String match = league.read("/rounds/1").at("/tables/0/matchId").asText();
        assertThat(league.read("/standings").findValuesAsText("handle")).contains(handle);

        RunningBaffin.command("account", "erase", handle, "--reason=asked", "--yes", "--data", data.toString());

        Eventually.holds(() -> {
            for (String path : List.of("/standings", "/entrants?limit=100", "/records?limit=200", "/results", "")) {
                assertThat(league.read(path).findValuesAsText("handle"))
                        .as(path)
                        .doesNotContain(handle);
            }
            assertThat(league.read("/standings").findValuesAsText("handle")).contains("former player");
            for (String path : List.of("", "/events", "/score")) {
                assertThat(people.as("ben")
                                .get("/matches/" + match + path)
                                .as(200)
                                .findValuesAsText("handle"))
                        .as(path)
                        .doesNotContain(handle);
            }
        });
        assertThat(people.as("ann").get("/players/me").status()).isEqualTo(401);
        RunningBaffin.command("verify", "--data", data.toString());
    }

    private static void theSeekWaitsOrHasExpired(People people, String seek) throws InterruptedException {
        Eventually.holds(() -> {
            JsonNode now = people.as("eva").get("/seeks/" + seek).as(200);
            boolean waits =
                    Instant.now().isBefore(Instant.parse(now.path("expiresAt").asText()));
            assertThat(now.path("status").asText()).isEqualTo(waits ? "WAITING" : "EXPIRED");
        });
    }

    private static List<String> runningMatchesEnd(People people, StoredPlatform before) throws InterruptedException {
        List<String> matches = new ArrayList<>();
        for (RunningMatch match : before.matches()) {
            String path = "/matches/" + match.matchId();
            JsonNode since = people.as("olga")
                    .get(path + "/events?from=" + (match.version() + 1))
                    .as(200)
                    .path("items");
            assertThat(since.findValuesAsText("type"))
                    .as("time in which nothing ran is charged to nobody, and nothing else has happened")
                    .allMatch(type -> type.startsWith("Clock"));
            assertThat(people.playToTheEnd(match.matchId())).isTrue();
            matches.add(match.matchId());
        }
        return matches;
    }

    private static List<String> openMatchesArePlayed(People people, StoredPlatform before) throws InterruptedException {
        List<String> matches = new ArrayList<>();
        for (OpenMatch match : before.open()) {
            people.as(match.joins())
                    .post("/lobby/matches/" + match.matchId() + "/join", match.body())
                    .as(200);
            assertThat(people.playToTheEnd(match.matchId())).isTrue();
            matches.add(match.matchId());
        }
        return matches;
    }

    private static void theLeagueEnds(League league) throws InterruptedException {
        for (int round = 2; round <= League.ROUNDS; round++) {
            league.playToTheEnd(round);
            assertThat(league.read("/rounds/" + round).path("tables"))
                    .hasSize(2)
                    .allSatisfy(table ->
                            assertThat(table.at("/result/source").asText()).isEqualTo("MATCH"));
        }
        Eventually.holds(
                () -> assertThat(league.read("").path("status").asText()).isEqualTo("FINISHED"));
        assertThat(league.read("/standings").path("items"))
                .hasSize(People.NAMES.size() - 1)
                .allSatisfy(line -> assertThat(line.path("played").asInt()).isEqualTo(League.ROUNDS));
    }

    /** One table of the second round and both of the third have ended since. */
    private static void theWebhookHasTold(HookReceiver receiver, String secret) throws InterruptedException {
        Eventually.holds(() -> {
            assertThat(receiver.at(HOOK, PUBLISHED)).hasSize(1);
            assertThat(receiver.at(HOOK, FINISHED)).hasSize(3);
        });
        assertThat(receiver.at(HOOK)).allMatch(one -> one.verified(secret));
    }

    private static void assertThatMatchesAreProven(People people, List<String> matches) throws InterruptedException {
        for (String match : matches) {
            String seated = people.seatedAt(match).getFirst();
            Verification proof = people.session(seated).table(match).verification();
            assertThat(proof.findings()).as(match).isEmpty();
            assertThat(proof.verified()).as(match).isTrue();
        }
    }

    /** What the host's own commands say: the whole log, the standing, the pairings, and all read models. */
    private static void assertThatAllIsRecomputed(Path data, String league) throws Exception {
        RunningBaffin.command("verify", "--data", data.toString());
        RunningBaffin.command("recount", league, "--data", data.toString());
        RunningBaffin.command("verify-pairing", league, "--data", data.toString());
        RunningBaffin.command("rebuild", "all", "--data", data.toString());
    }
}
