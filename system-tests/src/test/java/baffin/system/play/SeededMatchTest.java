package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.NewMatch;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.match.chance.Seed;
import baffin.platform.export.ExportCheck;
import baffin.platform.wire.JsonCodecs;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Matches whose seed the test knows: the same seed gives the same match, and nobody else ever sees it. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
@Order(3)
class SeededMatchTest {

    private static final String SEED = "a-seed-from-outside";
    private static final String CANARY = Seed.fromText(SEED).hex();
    private static final int BEFORE_LOOKING = 40;
    private static final int COMMANDS_MAX = 300;

    private final HttpClient http = HttpClient.newHttpClient();

    @Test
    void same_seed_and_same_choices_make_the_same_log_and_the_seed_stays_secret(@Shared RunningBaffin baffin)
            throws Exception {
        try (Players players = new Players(baffin.origin(), "seeded", 2)) {
            for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
                NewMatch match = NewMatch.of(game.info().id(), 2).seeded(SEED);
                List<MatchClient> first = players.sitDown(match);
                players.play(first, new Random(5), BEFORE_LOOKING, version -> {});
                assertThatNobodySeesTheSeed(baffin, players, game.info().id(), first.getFirst());
                boolean over = players.play(first, new Random(6), COMMANDS_MAX, version -> {});

                List<MatchClient> second = players.sitDown(match);
                players.play(second, new Random(5), BEFORE_LOOKING, version -> {});
                assertThat(players.play(second, new Random(6), COMMANDS_MAX, version -> {}))
                        .isEqualTo(over);

                assertThat(log(second.getFirst())).isEqualTo(log(first.getFirst()));
                if (over) {
                    assertThat(second.getFirst().verification().verified()).isTrue();
                    assertThat(log(second.getFirst()).getLast().toString()).contains(CANARY);
                    String export = "/matches/" + second.getFirst().matchId() + "/export";
                    assertThat(checkedHere(get(baffin.origin(), export, "").body()))
                            .isEmpty();
                }
            }
        }
    }

    private void assertThatNobodySeesTheSeed(RunningBaffin baffin, Players players, String game, MatchClient table)
            throws Exception {
        List<String> bearers =
                new ArrayList<>(players.sessions().stream().map(Session::bearer).toList());
        bearers.add("");
        for (String bearer : bearers) {
            for (String path : paths(game, table.matchId())) {
                HttpResponse<String> answer = get(baffin.origin(), path, bearer);
                assertThat(answer.body() + answer.headers().map()).as(path).doesNotContain(CANARY, SEED);
            }
        }
        try (Stream<Path> logs = Files.list(baffin.layout().log("rules").getParent())) {
            for (Path log : logs.toList()) {
                assertThat(Files.readString(log)).as(log.toString()).doesNotContain(CANARY, SEED);
            }
        }
    }

    /** What a replay in this process finds wrong with an export that anyone may fetch. */
    private static List<String> checkedHere(String export) {
        return new ExportCheck(new JsonCodecs(GameRegistry.installed()))
                .check(export.getBytes(StandardCharsets.UTF_8))
                .findings();
    }

    private static List<String> paths(String game, String matchId) {
        String match = "/matches/" + matchId;
        return List.of(
                match,
                match + "?version=1",
                match + "?version=20",
                match + "?version=100000",
                match + "/legal-actions",
                match + "/events",
                match + "/events?from=1&limit=200",
                match + "/verification",
                match + "/export",
                match + "/board.svg",
                match + "/score",
                match + "/commands/" + matchId,
                "/lobby" + match,
                "/lobby/matches?state=RUNNING",
                "/matches",
                "/results",
                "/games/" + game,
                "/leaderboards/" + game);
    }

    private HttpResponse<String> get(URI origin, String path, String bearer) throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(origin.resolve("/api/v1" + path));
        if (!bearer.isEmpty()) {
            request.header("Authorization", "Bearer " + bearer);
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }

    /** The whole history without what differs from match to match: ids and times. */
    private static List<JsonNode> log(MatchClient table) {
        List<JsonNode> steps = new ArrayList<>();
        long from = 1;
        while (true) {
            JsonNode page = table.history(from).path("items");
            if (page.isEmpty()) {
                return steps;
            }
            for (JsonNode step : page) {
                steps.add(((ObjectNode) step.deepCopy()).without(List.of("matchId", "commandId", "at")));
                from = step.path("version").asLong() + 1;
            }
        }
    }
}
