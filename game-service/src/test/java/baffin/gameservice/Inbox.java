package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.testkit.http.TokenIssuer;
import io.restassured.specification.RequestSpecification;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The notifications of one player of a recorded match.
 *
 * @param match the match
 * @param seat whose they are
 */
record Inbox(Recorded match, int seat) {

    static final String PATH = "/api/v1/players/me/notifications";

    String player() {
        return match.players().get(seat);
    }

    String token() {
        return TokenIssuer.shared().token(player(), "Handle");
    }

    Map<String, String> authorization() {
        return Map.of("Authorization", "Bearer " + token());
    }

    RequestSpecification request() {
        return given().auth().oauth2(token());
    }

    /** All of them, the first one first. */
    List<Map<String, Object>> all(String query) {
        List<Map<String, Object>> all = new ArrayList<>();
        String cursor = "";
        do {
            var page = request()
                    .get(PATH + "?limit=100" + query + cursor)
                    .then()
                    .statusCode(200)
                    .extract()
                    .jsonPath();
            all.addAll(page.getList("items"));
            cursor = page.getString("nextCursor") == null ? "" : "&cursor=" + page.getString("nextCursor");
        } while (!cursor.isEmpty());
        return all.reversed();
    }

    /** All of them once the first one of a kind is there. */
    List<Map<String, Object>> allOnce(String kind) {
        eventually(() -> assertThat(all("")).extracting(one -> one.get("kind")).contains(kind));
        return all("");
    }
}
