package baffin.gameservice;

import static io.restassured.RestAssured.given;

import baffin.testkit.http.TokenIssuer;
import io.restassured.http.ContentType;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** Talking in a recorded match, as one player. */
record Talk(Recorded match, String player) {

    static Talk seat(Recorded match, int seat) {
        return new Talk(match, match.players().get(seat));
    }

    static Talk spectator(Recorded match) {
        return new Talk(match, "eve-" + UUID.randomUUID());
    }

    String token() {
        return TokenIssuer.shared().token(player, "Handle of " + player.substring(0, 3));
    }

    Map<String, String> authorization() {
        return Map.of("Authorization", "Bearer " + token());
    }

    RequestSpecification request() {
        return given().auth().oauth2(token());
    }

    String path(String rest) {
        return match.path("/chat/" + rest);
    }

    Response say(String channel, String text) {
        return say(channel, text, UUID.randomUUID().toString());
    }

    Response say(String channel, String text, String key) {
        return request()
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", key)
                .body(Map.of("text", text))
                .post(path(channel));
    }

    /** Says something and gives the id of the line. */
    String said(String channel, String text) {
        return say(channel, text).then().statusCode(201).extract().path("messageId");
    }

    List<String> texts(String channel) {
        return request().get(path(channel)).then().statusCode(200).extract().path("items.text");
    }

    ValidatableResponse report(String channel, String line, String reason) {
        return request()
                .contentType(ContentType.JSON)
                .body(Map.of("reason", reason))
                .post(path(channel + "/" + line + "/report"))
                .then();
    }
}
