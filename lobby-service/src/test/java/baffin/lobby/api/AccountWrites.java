package baffin.lobby.api;

import static baffin.lobby.api.Writes.read;
import static org.hamcrest.Matchers.equalTo;
import static org.hamcrest.Matchers.hasItem;
import static org.hamcrest.Matchers.hasSize;
import static org.hamcrest.Matchers.not;
import static org.hamcrest.Matchers.nullValue;

import baffin.lobby.api.People.Person;
import io.restassured.path.json.JsonPath;
import java.util.List;
import java.util.Map;

/** What an account writes of itself, and at once reads. */
final class AccountWrites {

    private static final String SESSIONS = "/api/v1/players/me/sessions";
    private static final String TOKENS = "/api/v1/players/me/tokens";
    private static final String SIGN_IN = "/api/v1/auth/token";

    private AccountWrites() {}

    private static Map<String, String> entry(Person person) {
        return Map.of("handle", person.handle(), "password", People.PASSWORD);
    }

    static void ofSessions(Writes does, Person person) {
        JsonPath other = does.post(SIGN_IN, entry(person)).jsonPath();
        does.post("/api/v1/auth/refresh", Map.of("refreshToken", other.getString("refreshToken")));
        read(person, SESSIONS).then().body("items.id", hasItem(other.getString("sessionId")));
        does.delete(SESSIONS + "/" + other.getString("sessionId"));
        read(person, SESSIONS).then().body("items", hasSize(1));
        does.post(SIGN_IN, entry(person));
        does.delete(SESSIONS);
        read(person, SESSIONS).then().body("items", hasSize(1));
    }

    static void ofTokens(Writes does, Person person) {
        String id = does.post(TOKENS, Map.of("name", "script", "scopes", List.of("read")))
                .path("id");
        read(person, TOKENS).then().body("items.id", hasItem(id));
        does.delete(TOKENS + "/" + id);
        read(person, TOKENS).then().body("items", hasSize(0));
    }

    static void ofOAuthClients(Writes does, Person person) {
        String clients = "/api/v1/players/me/oauth-clients";
        Map<String, Object> program = Map.of("name", "Sledge board", "redirectUris", List.of("http://127.0.0.1/back"));
        String id = does.post(clients, program).path("clientId");
        read(person, clients).then().body("items.clientId", hasItem(id));
        does.delete(clients + "/" + id);
        read(person, clients).then().body("items.clientId", not(hasItem(id)));
    }

    static void ofOperator(Writes does, Person operator, Person player) {
        String account = "/api/v1/operator/accounts/" + player.id();
        Map<String, String> reason = Map.of("reason", "as the test wants");
        does.post(account + "/suspend", reason);
        read(operator, account).then().body("suspension.reason", equalTo("as the test wants"));
        does.post(account + "/lift-suspension", reason);
        read(operator, account).then().body("suspension", nullValue());
        does.post(account + "/end-sessions", reason);
        String renamed = People.handle("Renamed");
        does.post(account + "/rename", Map.of("handle", renamed, "reason", "for a test"));
        read(operator, account).then().body("handle", equalTo(renamed));
        String token = does.post(account + "/reset-password", reason).path("token");
        read(operator, "/api/v1/operator/actions?account=" + player.id()).then().body("items", hasSize(5));
        String invitations = "/api/v1/operator/invitations";
        String invitation = does.post(invitations, reason).path("id");
        read(operator, invitations).then().body("items.id", hasItem(invitation));
        does.delete(invitations + "/" + invitation);
        read(operator, invitations).then().body("items.id", not(hasItem(invitation)));
        String handle = People.handle("Made");
        does.post("/api/v1/operator/accounts", Map.of("handle", handle, "reason", "for a test"));
        read(operator, "/api/v1/operator/accounts?q=" + handle).then().body("items", hasSize(1));
        String next = "nine sledges and a kettle";
        does.post("/api/v1/auth/password-reset", Map.of("token", token, "newPassword", next));
        does.post(SIGN_IN, Map.of("handle", renamed, "password", next));
        does.post(account + "/erase", reason);
        read(operator, account).then().statusCode(404);
    }

    static void ofDeletion(Writes does, Person person) {
        String deletion = "/api/v1/players/me/deletion";
        does.put(deletion, Map.of("password", People.PASSWORD));
        read(person, deletion).then().statusCode(200);
        does.delete(deletion);
        read(person, deletion).then().statusCode(204);
    }

    static void ofHandle(Writes does, Person person) {
        String next = People.handle("Next");
        does.put("/api/v1/players/me/handle", Map.of("handle", next));
        read(person, "/api/v1/players/me").then().body("handle", equalTo(next));
        does.put("/api/v1/players/me/handle", Map.of("handle", person.handle()));
    }

    /** Nothing is there to be deleted, and nobody is told of it: this platform sends no e-mail. */
    static void ofEmail(Writes does, Person person) {
        does.delete("/api/v1/players/me/email");
        read(person, "/api/v1/players/me/email").then().body("address", nullValue());
    }

    static void ofPassword(Writes does, Person person) {
        does.post(SIGN_IN, entry(person));
        does.put("/api/v1/players/me/password/proof", Map.of("password", People.PASSWORD));
        Map<String, String> change = Map.of("password", People.PASSWORD, "newPassword", "nine sledges and a kettle");
        does.put("/api/v1/players/me/password", change);
        read(person, SESSIONS).then().body("items", hasSize(1));
    }
}
