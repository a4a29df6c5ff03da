package baffin.lobby.api;

import static io.restassured.RestAssured.given;

import baffin.lobby.api.People.Person;
import baffin.testkit.Retried;
import baffin.testkit.http.Operations;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Commands of one person that must be accepted.
 *
 * @param wrote the operations that were used
 */
record Writes(Person person, Set<String> wrote) {

    /**
     * What changes nothing that could be read, answers 202 and names where to look, is for cookies alone, or goes
     * through a provider.
     */
    static final Set<String> OTHERS = Set.of(
            "createStreamTicket",
            "proveSecondFactor",
            "signIn",
            "validatePolicy",
            "signInWithCookie",
            "renewCookie",
            "signOut",
            "exchangeToken",
            "changeEmail",
            "confirmEmail",
            "forgottenPassword",
            "handOverCompetition",
            "redactAsOperator",
            "releaseReadModel",
            "linkIdentity",
            "unlinkIdentity",
            "clientToken",
            "revokeClientToken");

    /** What somebody reads. */
    static Response read(Person person, String path) {
        return Retried.whileNotYet(() -> person.asks().get(path), Response::statusCode);
    }

    Writes as(Person other) {
        return new Writes(other, wrote);
    }

    Response post(String path, @Nullable Object body) {
        return done("POST", path, body);
    }

    Response put(String path, Object body) {
        return done("PUT", path, body);
    }

    Response delete(String path) {
        return done("DELETE", path, null);
    }

    Response done(String method, String path, @Nullable Object body) {
        String key = UUID.randomUUID().toString();
        Response answer = Retried.whileNotYet(
                () -> {
                    RequestSpecification asks = person.asks().header("Idempotency-Key", key);
                    return (body == null ? asks : asks.body(body)).request(method, path);
                },
                Response::statusCode);
        if (answer.statusCode() >= 300 || answer.statusCode() == 202) {
            throw new AssertionError(method + " " + path + ": " + answer.statusCode() + " " + answer.asString());
        }
        Operations.of(given().get("/q/openapi?format=json").asByteArray())
                .of(method, path)
                .ifPresent(wrote::add);
        return answer;
    }
}
