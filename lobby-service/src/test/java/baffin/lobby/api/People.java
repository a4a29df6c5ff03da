package baffin.lobby.api;

import static io.restassured.RestAssured.given;

import baffin.platform.credential.InternalGuard;
import baffin.testkit.Retried;
import baffin.testkit.backend.PlatformResource;
import io.restassured.http.ContentType;
import io.restassured.path.json.JsonPath;
import io.restassured.response.Response;
import io.restassured.response.ValidatableResponse;
import io.restassured.specification.RequestSpecification;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ThreadLocalRandom;

/** Registered players for tests. */
public final class People {

    public static final String PASSWORD = "a long walk over ice";

    private People() {}

    public record Person(String id, String handle, String token) {

        /** A request with the person's token and a JSON body. */
        public RequestSpecification asks() {
            return given().auth().oauth2(token).contentType(ContentType.JSON);
        }

        /** The same with a fresh key. */
        public RequestSpecification commands() {
            return asks().header("Idempotency-Key", UUID.randomUUID().toString());
        }
    }

    public static String handle(String name) {
        return name + Integer.toString(ThreadLocalRandom.current().nextInt(1 << 30), 36);
    }

    public static Person somebody(String name) {
        String handle = handle(name);
        // a service that has just started may still read its tables
        String id = Retried.whileNotYet(
                        () -> given().contentType(ContentType.JSON)
                                .body(Map.of("handle", handle, "password", PASSWORD))
                                .post("/api/v1/players"),
                        Response::statusCode)
                .then()
                .statusCode(201)
                .extract()
                .path("id");
        return new Person(id, handle, token(handle, PASSWORD));
    }

    /** Somebody who looks after accounts. */
    public static Person operator() {
        Person person = somebody("Operates");
        return new Person(person.id(), person.handle(), operating(person.handle(), made(person.handle())));
    }

    /** What the host hands out to an operator whom it makes. */
    static JsonPath made(String handle) {
        return given().header(InternalGuard.HEADER, PlatformResource.INTERNAL_TOKEN)
                .contentType(ContentType.JSON)
                .body(Map.of("reason", "for a test"))
                .post("/internal/lobby/accounts/" + handle + "/make-operator")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    /** A token of an operator, who has proved the second factor with a recovery code. */
    static String operating(String handle, JsonPath made) {
        JsonPath session = session(handle, PASSWORD);
        proving(session.getString("accessToken"), made.getString("recoveryCodes[0]"))
                .statusCode(204);
        return renewed(session).getString("accessToken");
    }

    static ValidatableResponse proving(String token, String code) {
        return given().auth()
                .oauth2(token)
                .contentType(ContentType.JSON)
                .body(Map.of("code", code))
                .post("/api/v1/auth/second-factor")
                .then();
    }

    static JsonPath renewed(JsonPath session) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("refreshToken", session.getString("refreshToken")))
                .post("/api/v1/auth/refresh")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }

    public static String token(String handle, String password) {
        return session(handle, password).getString("accessToken");
    }

    static JsonPath session(String handle, String password) {
        return given().contentType(ContentType.JSON)
                .body(Map.of("handle", handle, "password", password))
                .post("/api/v1/auth/token")
                .then()
                .statusCode(200)
                .extract()
                .jsonPath();
    }
}
