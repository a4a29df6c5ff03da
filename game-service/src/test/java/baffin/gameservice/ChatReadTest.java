package baffin.gameservice;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.equalTo;

import baffin.testkit.backend.PlatformResource;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.http.ContentType;
import io.restassured.response.ValidatableResponse;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** Read marks of chats, and the numbers of what is not read. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ChatReadTest {

    @Test
    void lines_of_others_are_unread_until_they_are_marked() {
        Recorded match = Recorded.match(81).shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        assertThat(unread(ann)).isZero();
        String first = bob.said("public", "ice ahead");
        String second = bob.said("public", "a lot of it");
        String among = bob.said("seats", "shall we turn?");
        ann.said("public", "I see it");
        assertThat(unread(ann)).isEqualTo(3);
        assertThat(unread(bob)).isEqualTo(1);

        marks(ann, "public", first).statusCode(204);
        assertThat(unread(ann)).isEqualTo(2);
        marks(ann, "public", second).statusCode(204);
        marks(ann, "public", first).statusCode(204);
        assertThat(unread(ann)).as("what was read stays read").isEqualTo(1);
        marks(ann, "seats", among).statusCode(204);
        assertThat(unread(ann)).isZero();

        bob.said("public", "open water");
        assertThat(unread(ann)).isEqualTo(1);
    }

    @Test
    void what_is_removed_or_of_somebody_muted_is_not_unread() {
        Recorded match = Recorded.match(82).shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        Talk eve = Talk.spectator(match);
        String line = bob.said("public", "to be taken back");
        eve.said("public", "look at me");
        assertThat(unread(ann)).isEqualTo(2);
        bob.request().delete(bob.path("public/" + line)).then().statusCode(204);
        ann.request().put("/api/v1/players/me/mutes/" + eve.player()).then().statusCode(204);
        assertThat(unread(ann)).isZero();
    }

    @Test
    void only_lines_of_a_channel_that_one_reads_are_marked() {
        Recorded match = Recorded.match(83).shown(1);
        Talk ann = Talk.seat(match, 0);
        String line = Talk.seat(match, 1).said("public", "hello");
        marks(ann, "seats", line).statusCode(400).body("violations[0].pointer", equalTo("/upTo"));
        marks(ann, "public", "none").statusCode(400);
        marks(ann, "public", null).statusCode(400);
        marks(ann, "attic", line).statusCode(404);
        marks(Talk.spectator(match), "seats", line).statusCode(403);
        marks(Talk.spectator(match), "public", line).statusCode(204);
        given().contentType(ContentType.JSON)
                .body(Map.of("upTo", line))
                .put(match.path("/chat/public/read"))
                .then()
                .statusCode(401);
    }

    @Test
    void a_rebuild_leaves_marks_as_they_are() {
        Recorded match = Recorded.match(84).shown(1);
        Talk ann = Talk.seat(match, 0);
        Talk bob = Talk.seat(match, 1);
        marks(ann, "public", bob.said("public", "before")).statusCode(204);
        bob.said("public", "after");
        given().header("Baffin-Internal-Token", PlatformResource.INTERNAL_TOKEN)
                .post("/internal/game/rebuild?projection=chat")
                .then()
                .statusCode(200);
        assertThat(unread(ann)).isEqualTo(1);
    }

    private static ValidatableResponse marks(Talk reader, String channel, @Nullable String line) {
        return reader.request()
                .contentType(ContentType.JSON)
                .body(line == null ? Map.of() : Map.of("upTo", line))
                .put(reader.path(channel + "/read"))
                .then();
    }

    private static int unread(Talk reader) {
        return reader.request()
                .get("/api/v1/matches?player=me&progress=true")
                .then()
                .statusCode(200)
                .extract()
                .path("items.find { it.matchId == '" + reader.match().id() + "' }.unreadChat");
    }
}
