package baffin.gameservice;

import static io.restassured.RestAssured.given;

import baffin.game.Seat;
import baffin.testkit.http.TokenIssuer;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import java.util.Random;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** What a player does with sandboxes, through REST. */
final class Sandboxing {

    private Sandboxing() {}

    /** A request of a player. */
    static RequestSpecification as(String player) {
        return given().auth()
                .oauth2(TokenIssuer.shared().token(player, "Handle"))
                .contentType("application/json");
    }

    /** A command of a player with a fresh key and any version. */
    static RequestSpecification sending(String player) {
        return as(player)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*");
    }

    /** The answer to a fork of a match. */
    static Response forking(Recorded match, String player, @Nullable Integer version) {
        return as(player)
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .body(version == null ? Map.of() : Map.of("version", version))
                .post(match.path("/fork"));
    }

    /** Forks a match and gives the path of the sandbox. */
    static String forked(Recorded match, String player, @Nullable Integer version) {
        Response answer = forking(match, player, version);
        answer.then().statusCode(201);
        return path(answer.jsonPath().getString("sandboxId"));
    }

    static String path(String sandbox) {
        return "/api/v1/sandboxes/" + sandbox;
    }

    static String player(Recorded match, Seat seat) {
        return match.players().get(seat.index());
    }

    /** Plays at random until it is over, or so many commands are played; gives the last version. */
    static long play(String sandbox, String player, int most) {
        // the first draws of neighbouring seeds are almost the same, so that play would go round in circles
        Random random = new Random(most);
        for (int count = 0; count < most; count++) {
            JsonPath legal = as(player)
                    .get(sandbox + "/legal-actions?sample=1&random=" + random.nextLong())
                    .jsonPath();
            if (legal.getList("toAct").isEmpty()) {
                return legal.getLong("version");
            }
            sending(player)
                    .body(legal.getMap("items[0].command"))
                    .post(sandbox + "/commands")
                    .then()
                    .statusCode(200);
        }
        return as(player).get(sandbox).jsonPath().getLong("version");
    }
}
