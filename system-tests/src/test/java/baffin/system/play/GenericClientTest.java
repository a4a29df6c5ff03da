package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.NewMatch;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A client that knows no game plays whole matches, with one request a move. */
@Tag(Lanes.CONTRACTS)
@OnSharedBaffin(Kind.STABLE)
class GenericClientTest {

    @ParameterizedTest
    @ValueSource(strings = {"expedition", "adventure", "north-wind"})
    void a_client_that_knows_no_game_plays_a_whole_match(String game, @Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "Gen" + game.charAt(0), 2)) {
            MatchClient table = players.sitDown(NewMatch.of(game, 2)).getFirst();

            GenericMatch played = GenericMatch.play(
                    baffin.origin(),
                    players.sessions(),
                    table.view().document().path("matchId").asText(),
                    new Random(23));

            assertThat(played.requests()).isEqualTo(played.moves());
            assertThat(played.texts()).hasSize(played.moves()).doesNotContain("");
            assertThat(table.verification().verified()).isTrue();
        }
    }

    @Test
    void a_rehearsal_tells_the_price_that_the_list_tells(@Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "Priced", 1);
                HttpClient http = HttpClient.newHttpClient()) {
            Caller caller = new Caller(http, baffin.origin(), players.sessions().getFirst());
            String match = caller.post(
                            "/lobby/matches",
                            "{'game':'expedition','seats':2,'ready':true,'bots':[{'seat':1,'kind':'random'}]}")
                    .as(201)
                    .path("matchId")
                    .asText();
            caller.command(match, first(caller, match).path("command").toString())
                    .as(200);
            JsonNode actions = caller.get("/matches/" + match + "/legal-actions?lang=de&families=true")
                    .as(200)
                    .path("items");
            assertThat(actions).isNotEmpty().allSatisfy(action -> {
                JsonNode explained = caller.post(
                                "/matches/" + match + "/commands?dryRun=true",
                                action.path("command").toString())
                        .as(200);
                assertThat(explained.path("ruleId")).isEqualTo(action.path("ruleId"));
                assertThat(explained.path("endsTurn")).isEqualTo(action.path("endsTurn"));
                assertThat(prices(explained)).isEqualTo(prices(action));
            });
            assertThat(actions.findValuesAsText("text"))
                    .anyMatch(text -> text.contains("Zug beenden") || text.contains("Passen"));
        }
    }

    private static JsonNode first(Caller caller, String match) {
        return caller.get("/matches/" + match + "/legal-actions")
                .as(200)
                .path("items")
                .path(0);
    }

    private static List<String> prices(JsonNode document) {
        return document.path("price").findValuesAsText("resource").stream()
                .map(resource -> resource + " " + amount(document, resource))
                .toList();
    }

    private static int amount(JsonNode document, String resource) {
        for (JsonNode price : document.path("price")) {
            if (price.path("resource").asText().equals(resource)) {
                return price.path("amount").asInt();
            }
        }
        return 0;
    }
}
