package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.bot.client.ApiException;
import baffin.bot.client.MatchClient;
import baffin.bot.client.Session;
import baffin.bot.client.model.LobbyMatch;
import baffin.bot.client.model.NewMatch;
import baffin.game.Game;
import baffin.match.GameRegistry;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Players who stay away, leave and plan ahead, through REST on the real broker and database. */
@Tag(Lanes.HOSTS)
@OnSharedBaffin(Kind.STABLE)
@Order(3)
class AbsentPlayersTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int TRIES_MAX = 1_200;

    @Test
    void a_match_goes_on_without_those_who_are_not_there(@Shared RunningBaffin baffin) throws Exception {
        try (Players players = new Players(baffin.origin(), "absent", 3)) {
            List<MatchClient> silent = new ArrayList<>();
            for (Game<?, ?, ?, ?> game : GameRegistry.installed().all()) {
                silent.add(silence(players, game.info().id()));
            }
            for (MatchClient table : silent) {
                assertThatItEndedByItself(ended(table));
            }
            handOver(players);
        }
    }

    /** Nobody plays: the clock takes the policy's steps, one after the other, and the match ends by itself. */
    private static MatchClient silence(Players players, String game) {
        NewMatch match = NewMatch.of(game, 2)
                .timed(
                        json("{'type':'Live','bank':'PT10S','increment':'PT0S','cap':'PT10S','grace':'PT0S',"
                                + "'answer':'PT5S'}"),
                        json("[{'type':'Safe','times':1},{'type':'Bot','kind':'random'}]"));
        Session host = players.sessions().get(0);
        Session guest = players.sessions().get(1);
        LobbyMatch open = host.lobby().open(match);
        guest.lobby().join(open.matchId());
        host.lobby().ready(open.matchId(), "my-own-luck");
        guest.lobby().ready(open.matchId());
        return host.table(open.matchId());
    }

    private static void assertThatItEndedByItself(MatchClient table) {
        List<String> types = types(table);
        assertThat(types).contains("TimeRanOut", "SeatHandedOver", "MatchEnded");
        JsonNode view = table.view().document();
        assertThat(view.path("status").asText()).isEqualTo("ENDED");
        assertThat(view.path("seats").findValuesAsText("player")).containsOnly("house:random");
        assertThat(table.verification().verified()).isTrue();
        assertThat(table.history(1).findValue("nonces").get(0).asText()).isEqualTo("my-own-luck");
    }

    /** A player leaves: who takes the seat sees what it may see, and who left does not any more. */
    private static void handOver(Players players) throws Exception {
        List<MatchClient> tables = new ArrayList<>();
        Session host = players.sessions().get(0);
        Session guest = players.sessions().get(1);
        Session alternate = players.sessions().get(2);
        LobbyMatch open = host.lobby().open(NewMatch.of("adventure", 2));
        guest.lobby().join(open.matchId());
        host.lobby().ready(open.matchId());
        guest.lobby().ready(open.matchId());
        for (Session session : players.sessions()) {
            tables.add(session.table(open.matchId()));
        }
        started(tables.getFirst());
        long stoodBy = tables.get(2).send(null, json("{'type':'StandBy'}")).version();
        assertThat(tables.getFirst().view(stoodBy).document().path("table").path("alternates"))
                .hasSize(1);
        long version = tables.getFirst().send(null, json("{'type':'HandOver'}")).version();

        JsonNode mine = tables.getFirst().view(version).document();
        JsonNode theirs = tables.get(2).view(version).document();
        assertThat(mine.has("seat")).isFalse();
        assertThat(theirs.path("seat").asInt(-1)).isZero();
        assertThatThrownBy(() -> tables.getFirst().send(null, json("{'type':'Resign'}")))
                .isInstanceOf(ApiException.class);
        assertThat(alternate.table(open.matchId()).legalActions(version).items())
                .isNotEmpty();
    }

    private static MatchClient ended(MatchClient table) throws InterruptedException {
        for (int tries = 0; tries < TRIES_MAX; tries++) {
            try {
                if (table.view().document().path("status").asText().equals("ENDED")) {
                    return table;
                }
            } catch (ApiException notYet) {
                assertThat(notYet.problem().status()).isEqualTo(404);
            }
            Thread.sleep(200);
        }
        throw new AssertionError("the match does not end: " + table.view().document());
    }

    private static void started(MatchClient table) throws InterruptedException {
        for (int tries = 0; tries < TRIES_MAX; tries++) {
            try {
                table.view(1L);
                return;
            } catch (ApiException notYet) {
                Thread.sleep(100);
            }
        }
    }

    private static List<String> types(MatchClient table) {
        List<String> types = new ArrayList<>();
        long from = 1;
        JsonNode page = table.history(from);
        while (!page.path("items").isEmpty()) {
            types.addAll(page.path("items").findValuesAsText("type"));
            from += page.path("items").size();
            page = table.history(from);
        }
        return types;
    }

    private static JsonNode json(String text) {
        try {
            return JSON.readTree(text.replace('\'', '"'));
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalArgumentException(text, e);
        }
    }
}
