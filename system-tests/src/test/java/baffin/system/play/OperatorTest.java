package baffin.system.play;

import static baffin.system.platform.RunningBaffin.command;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.bot.client.Json;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The host makes operators and looks after accounts from the command line; operators do by REST; all leave records. */
@Tag(Lanes.HOSTS)
@OnSharedBaffin(Kind.STABLE)
class OperatorTest {

    private static final String PASSWORD = "walrus ivory and blubber 1845";
    private static final String MATCH = "{\"game\":\"expedition\",\"seats\":2,\"ready\":true}";
    private static final String NEXT = "nine sledges and a kettle";

    private final HttpClient http = HttpClient.newHttpClient();

    @AfterEach
    void close() {
        http.close();
    }

    @Test
    void the_host_looks_after_accounts_and_operators_read_what_was_done(@Shared RunningBaffin baffin) throws Exception {
        String data = baffin.layout().data().toString();
        URI origin = baffin.origin();
        String player = named("Franklin");
        String operator = named("Barrow");
        assertThat(send(origin, "POST", "/players", "", entry(player, PASSWORD)).statusCode())
                .isEqualTo(201);
        assertThat(send(origin, "POST", "/players", "", entry(operator, PASSWORD))
                        .statusCode())
                .isEqualTo(201);

        String made = command("operator", operator, "--data", data);
        assertThat(made).contains("is an operator", "otpauth://totp/");
        assertThat(command("account", "list", player.substring(0, 8), "--data", data))
                .contains(player);
        assertThat(command("account", "suspend", player, "--days=3", "--reason=insults", "--data", data))
                .contains("suspended until", "insults");
        assertThat(signIn(origin, player, PASSWORD).statusCode()).isEqualTo(403);
        assertThat(command("account", "show", player, "--data", data)).contains("suspended until");
        assertThat(command("account", "lift-suspension", player, "--reason=sorry", "--data", data))
                .contains("may sign in again");
        // what ends the sessions ends codes that were handed out before as well
        assertThat(command("account", "end-sessions", player, "--reason=lost", "--data", data))
                .contains("signed out");
        String said = command("account", "reset-password", player, "--reason=lost", "--data", data);

        Matcher token = Pattern.compile("bpr_\\S+").matcher(said);
        assertThat(token.find()).as(said).isTrue();
        String body = "{\"token\":\"%s\",\"newPassword\":\"%s\"}".formatted(token.group(), NEXT);
        assertThat(send(origin, "POST", "/auth/password-reset", "", body).statusCode())
                .isEqualTo(204);
        assertThat(signIn(origin, player, NEXT).statusCode()).isEqualTo(200);

        HttpResponse<String> actions = send(origin, "GET", "/operator/actions", operating(origin, operator, made), "");
        assertThat(actions.statusCode()).as(actions.body()).isEqualTo(200);
        assertThat(Json.mapper().readTree(actions.body()).findValuesAsText("kind"))
                .contains("operator-made", "suspended", "suspension-lifted", "password-reset", "sessions-ended");
    }

    @Test
    void an_operator_looks_after_a_match_and_its_chat_and_whom_it_concerns_is_told(@Shared RunningBaffin baffin)
            throws Exception {
        URI origin = baffin.origin();
        String host = token(origin, "Ross");
        String gone = token(origin, "Parry");
        String next = token(origin, "Crozier");
        String operator = operator(baffin, "Barrow");
        String match = json(origin, "POST", "/lobby/matches", host, MATCH)
                .path("matchId")
                .asText();
        json(origin, "POST", "/lobby/matches/" + match + "/join", gone, "{\"ready\":true}");
        Eventually.holds(() -> assertThat(
                        send(origin, "GET", "/matches/" + match, host, "").statusCode())
                .isEqualTo(200));
        String line = json(origin, "POST", "/matches/" + match + "/chat/public", gone, "{\"text\":\"insults\"}")
                .path("messageId")
                .asText();
        json(
                origin,
                "POST",
                "/operator/matches/" + match + "/chat/" + line + "/hide",
                operator,
                "{\"reason\":\"insults\"}");
        String body = "{\"player\":\"%s\",\"reason\":\"gone\"}".formatted(id(origin, next));
        int seat =
                json(origin, "GET", "/matches/" + match, gone, "").path("seat").asInt();
        JsonNode handedOver =
                json(origin, "POST", "/operator/matches/" + match + "/seats/" + seat + "/player", operator, body);
        assertThat(handedOver.path("former").asText()).isEqualTo(id(origin, gone));

        JsonNode actions = json(origin, "GET", "/players/me/operator-actions", gone, "");
        assertThat(actions.findValuesAsText("kind")).containsExactly("seat-handed-over", "line-hidden");
        assertThat(actions.findValues("operator")).isEmpty();
        assertThat(json(origin, "GET", "/players/me/operator-actions", next, "")
                        .at("/items/0/gained")
                        .asBoolean())
                .isTrue();
        assertThat(json(origin, "GET", "/operator/actions", operator, "").findValuesAsText("matchId"))
                .contains(match);
        for (String service : List.of("lobby", "rules", "scoring", "game")) {
            JsonNode health = json(origin, "GET", "/operator/health/" + service, operator, "");
            assertThat(health.path("ready").asBoolean()).as(health.toString()).isTrue();
            assertThat(health.path("topics").isEmpty()).as(health.toString()).isFalse();
        }
    }

    @Test
    void what_cannot_be_done_is_told_in_words(@Shared RunningBaffin baffin) {
        String data = baffin.layout().data().toString();

        assertThatThrownBy(() -> command("account", "show", "Nobody-at-all", "--data", data))
                .hasMessageContaining("ended with 1")
                .hasMessageContaining("No account has the handle Nobody-at-all");
    }

    private String token(URI origin, String name) throws Exception {
        return token(origin, json(origin, "POST", "/players", "", entry(named(name), PASSWORD)));
    }

    private String token(URI origin, JsonNode player) throws Exception {
        return Json.mapper()
                .readTree(
                        signIn(origin, player.path("handle").asText(), PASSWORD).body())
                .path("accessToken")
                .asText();
    }

    private String operator(RunningBaffin baffin, String name) throws Exception {
        JsonNode player = json(baffin.origin(), "POST", "/players", "", entry(named(name), PASSWORD));
        String handle = player.path("handle").asText();
        String made =
                command("operator", handle, "--data", baffin.layout().data().toString());
        return operating(baffin.origin(), handle, made);
    }

    /** A token of an operator, who has proved the second factor that the host was shown. */
    private String operating(URI origin, String handle, String made) throws Exception {
        JsonNode session =
                Json.mapper().readTree(signIn(origin, handle, PASSWORD).body());
        Matcher code = Pattern.compile("[a-z2-7]{4}(-[a-z2-7]{4}){3}").matcher(made);
        assertThat(code.find()).as(made).isTrue();
        String proof = "{\"code\":\"%s\"}".formatted(code.group());
        assertThat(send(
                                origin,
                                "POST",
                                "/auth/second-factor",
                                session.path("accessToken").asText(),
                                proof)
                        .statusCode())
                .isEqualTo(204);
        String refresh = "{\"refreshToken\":\"%s\"}"
                .formatted(session.path("refreshToken").asText());
        return json(origin, "POST", "/auth/refresh", "", refresh)
                .path("accessToken")
                .asText();
    }

    private String id(URI origin, String token) throws Exception {
        return json(origin, "GET", "/players/me", token, "").path("id").asText();
    }

    private JsonNode json(URI origin, String method, String path, String token, String json) throws Exception {
        HttpResponse<String> answer = send(origin, method, path, token, json);
        assertThat(answer.statusCode()).as("%s: %s", path, answer.body()).isBetween(200, 201);
        return Json.mapper().readTree(answer.body());
    }

    private static String named(String name) {
        return name + "-" + Long.toString(System.nanoTime() % 100_000_000, 36);
    }

    private HttpResponse<String> signIn(URI origin, String handle, String password) throws Exception {
        return send(origin, "POST", "/auth/token", "", entry(handle, password));
    }

    private static String entry(String handle, String password) {
        return "{\"handle\":\"%s\",\"password\":\"%s\"}".formatted(handle, password);
    }

    private HttpResponse<String> send(URI origin, String method, String path, String token, String json)
            throws Exception {
        HttpRequest.Builder request = HttpRequest.newBuilder(origin.resolve("/api/v1" + path))
                .header("Content-Type", "application/json")
                .header("Idempotency-Key", UUID.randomUUID().toString())
                .header("If-Match", "*")
                .method(method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
