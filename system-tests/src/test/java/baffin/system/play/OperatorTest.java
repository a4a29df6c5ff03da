package baffin.system.play;

import static baffin.system.platform.RunningBaffin.command;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baffin.bot.client.Json;
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
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The host makes an operator and looks after accounts from the command line; both leave records. */
@OnSharedBaffin(Kind.SOUND)
class OperatorTest {

    private static final String PASSWORD = "walrus ivory and blubber 1845";
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
        String suffix = Long.toString(System.nanoTime() % 100_000_000, 36);
        String player = "Franklin-" + suffix;
        String operator = "Barrow-" + suffix;
        assertThat(send(origin, "POST", "/players", "", entry(player, PASSWORD)).statusCode())
                .isEqualTo(201);
        assertThat(send(origin, "POST", "/players", "", entry(operator, PASSWORD))
                        .statusCode())
                .isEqualTo(201);

        assertThat(command("operator", operator, "--data", data)).contains("is an operator");
        assertThat(command("account", "list", player.substring(0, 8), "--data", data))
                .contains(player);
        assertThat(command("account", "suspend", player, "--days=3", "--reason=insults", "--data", data))
                .contains("suspended until", "insults");
        assertThat(signIn(origin, player, PASSWORD).statusCode()).isEqualTo(403);
        assertThat(command("account", "show", player, "--data", data)).contains("suspended until");
        assertThat(command("account", "lift-suspension", player, "--reason=sorry", "--data", data))
                .contains("may sign in again");
        String said = command("account", "reset-password", player, "--reason=lost", "--data", data);
        assertThat(command("account", "end-sessions", player, "--reason=lost", "--data", data))
                .contains("signed out");

        Matcher token = Pattern.compile("bpr_\\S+").matcher(said);
        assertThat(token.find()).as(said).isTrue();
        String body = "{\"token\":\"%s\",\"newPassword\":\"%s\"}".formatted(token.group(), NEXT);
        assertThat(send(origin, "POST", "/auth/password-reset", "", body).statusCode())
                .isEqualTo(204);
        assertThat(signIn(origin, player, NEXT).statusCode()).isEqualTo(200);

        JsonNode signedIn =
                Json.mapper().readTree(signIn(origin, operator, PASSWORD).body());
        HttpResponse<String> actions = send(
                origin, "GET", "/operator/actions", signedIn.path("accessToken").asText(), "");
        assertThat(actions.statusCode()).as(actions.body()).isEqualTo(200);
        assertThat(Json.mapper().readTree(actions.body()).findValuesAsText("kind"))
                .contains("operator-made", "suspended", "suspension-lifted", "password-reset", "sessions-ended");
    }

    @Test
    void what_cannot_be_done_is_told_in_words(@Shared RunningBaffin baffin) {
        String data = baffin.layout().data().toString();

        assertThatThrownBy(() -> command("account", "show", "Nobody-at-all", "--data", data))
                .hasMessageContaining("ended with 1")
                .hasMessageContaining("No account has the handle Nobody-at-all");
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
                .method(method, json.isEmpty() ? BodyPublishers.noBody() : BodyPublishers.ofString(json));
        if (!token.isEmpty()) {
            request.header("Authorization", "Bearer " + token);
        }
        return http.send(request.build(), BodyHandlers.ofString());
    }
}
