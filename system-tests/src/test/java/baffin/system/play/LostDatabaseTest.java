package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.NewMatch;
import baffin.system.platform.DataFiles;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import baffin.system.play.HookReceiver.Taken;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.http.HttpClient;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.ResourceLock;

/** The log is the truth, for everything: a database that is deleted in the middle of play comes back from it. */
@Tag(Lanes.FAULTS)
@OnSharedBaffin(Kind.DISRUPTED)
@Order(2)
@ResourceLock(OnSharedBaffin.DISRUPTED_LOCK)
class LostDatabaseTest {

    private static final int SOME_TURNS = 20;
    private static final String HOOK = "/hook";
    private static final String STARTED = "match.started";
    private static final String FINISHED = "match.finished";

    private final Random random = new Random(19);

    @Test
    void a_database_that_is_deleted_in_the_middle_of_play_comes_back(@Shared RunningBaffin baffin) throws Exception {
        try (HookReceiver receiver = new HookReceiver(request -> 204);
                HttpClient http = HttpClient.newHttpClient();
                Players players = new Players(baffin.origin(), "lost", 2)) {
            Caller ann = new Caller(http, baffin.origin(), players.sessions().getFirst());
            Caller ben = new Caller(http, baffin.origin(), players.sessions().get(1));
            String secret = hook(ann, receiver.url(HOOK));
            ann.put("/players/me/mutes/" + ben.player(), null).as(204);
            ann.put("/players/me/quiet-hours", "{'zone': 'America/Iqaluit', 'from': '22:00', 'to': '07:00'}")
                    .as(200);
            List<MatchClient> tables = players.sitDown(NewMatch.of("expedition", 2));
            players.play(tables, random, SOME_TURNS, version -> {});
            Eventually.holds(() -> assertThat(receiver.at(HOOK, STARTED)).hasSize(1));

            baffin.kill("launcher");
            baffin.kill("postgres");
            DataFiles.delete(baffin.layout().databaseData());
            baffin.upAgain();

            players.signInAgain();
            assertThatEverythingIsThere(ann, ben);
            players.play(tables, random, Integer.MAX_VALUE, version -> {});
            Eventually.holds(() -> assertThat(receiver.at(HOOK, FINISHED)).hasSize(1));
            List<Taken> all = receiver.at(HOOK);
            assertThat(all).extracting(Taken::id).as("nothing is told twice").doesNotHaveDuplicates();
            assertThat(all).allMatch(one -> one.verified(secret));
        }
    }

    private static String hook(Caller owner, String url) {
        return owner.webhook("{'url': '" + url + "', 'events': ['" + STARTED + "', '" + FINISHED + "']}")
                .path("secret")
                .asText();
    }

    /** What was set is there, and no handle is free that was taken. */
    private static void assertThatEverythingIsThere(Caller ann, Caller ben) {
        String handle = ann.get("/players/me").as(200).path("handle").asText();
        assertThat(ben.get("/players?handle=" + handle).as(200).path("items").findValuesAsText("id"))
                .contains(ann.player());
        ann.post("/players", "{'handle': '" + handle + "', 'password': 'somebody else of that name'}")
                .as(409);
        assertThat(ann.get("/players/me/mutes").as(200).path("items")).hasSize(1);
        assertThat(ann.get("/players/me/quiet-hours").as(200).path("zone").asText())
                .isEqualTo("America/Iqaluit");
        JsonNode hooks = ann.get("/webhooks").as(200).path("items");
        assertThat(hooks).hasSize(1);
        assertThat(ann.get("/webhooks/" + hooks.at("/0/webhookId").asText() + "/deliveries?state=DELIVERED")
                        .as(200)
                        .path("items"))
                .isNotEmpty();
    }
}
