package baffin.gameservice;

import static baffin.gameservice.Eventually.eventually;
import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import baffin.testkit.http.TokenIssuer;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;

/** A player who has webhooks. */
record Subscriber(String player) {

    static final String PATH = "/api/v1/webhooks";

    static Subscriber anybody() {
        return new Subscriber("sub-" + UUID.randomUUID());
    }

    RequestSpecification request() {
        return given().auth().oauth2(TokenIssuer.shared().token(player, "Handle"));
    }

    Response create(Map<String, ?> request) {
        return create(request, UUID.randomUUID().toString());
    }

    Response create(Map<String, ?> request, String key) {
        return request()
                .contentType(ContentType.JSON)
                .header("Idempotency-Key", key)
                .body(request)
                .post(PATH);
    }

    /** Makes one and gives it with its secret. */
    JsonPath created(String url, List<String> events, Map<String, ?> more) {
        Map<String, Object> request = new HashMap<>(Map.of("url", url, "events", events));
        request.putAll(more);
        return create(request).then().statusCode(201).extract().jsonPath();
    }

    JsonPath get(String id) {
        return request().get(PATH + "/" + id).then().statusCode(200).extract().jsonPath();
    }

    Response patch(String id, Object change) {
        return request()
                .contentType("application/merge-patch+json")
                .body(change instanceof String text ? text : json(change))
                .patch(PATH + "/" + id);
    }

    private static String json(Object change) {
        try {
            return new com.fasterxml.jackson.databind.ObjectMapper().writeValueAsString(change);
        } catch (com.fasterxml.jackson.core.JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    Response post(String id, String action) {
        return request().post(PATH + "/" + id + "/" + action);
    }

    /** What it was told, the latest first. */
    List<Map<String, Object>> deliveries(String id) {
        return request()
                .get(PATH + "/" + id + "/deliveries?limit=200")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath()
                .getList("items");
    }

    /** What it was told, once all of it is in a state. */
    List<Map<String, Object>> deliveries(String id, int number, String state) {
        eventually(() -> assertThat(deliveries(id))
                .hasSize(number)
                .allSatisfy(one -> assertThat(one).containsEntry("state", state)));
        return deliveries(id);
    }
}
