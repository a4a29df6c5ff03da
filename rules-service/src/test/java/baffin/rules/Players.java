package baffin.rules;

import static io.restassured.RestAssured.given;

import baffin.testkit.http.TokenIssuer;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.UUID;

/** Sends commands as a player would. */
public final class Players {

    private Players() {}

    /** A request with a valid token, a fresh key and no expected version. */
    public static RequestSpecification as(String player) {
        return given().header("Authorization", "Bearer " + TokenIssuer.shared().token(player, "Ann"))
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*")
                .contentType("application/json");
    }

    /** A request with all headers given. */
    public static RequestSpecification as(String player, String key, String ifMatch) {
        return given().header("Authorization", "Bearer " + TokenIssuer.shared().token(player, "Ann"))
                .header("Idempotency-Key", key)
                .header("If-Match", ifMatch)
                .contentType("application/json");
    }

    /** Sends a command. */
    public static Response send(RequestSpecification request, String matchId, String json) {
        return request.body(json).post("/api/v1/matches/" + matchId + "/commands");
    }

    /** Waits until the decider knows the match: a rehearsal is then no longer answered 404. */
    public static String known(String matchId, String player) {
        for (int attempt = 0; attempt < 100; attempt++) {
            int status = as(player)
                    .queryParam("dryRun", true)
                    .body("{\"type\":\"Undo\"}")
                    .post("/api/v1/matches/" + matchId + "/commands")
                    .statusCode();
            if (status == 409) {
                return matchId;
            }
            pause();
        }
        throw new AssertionError("the match has not started: " + matchId);
    }

    private static void pause() {
        try {
            Thread.sleep(50);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
