package baffin.system.play;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.contract.ApiContract;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Kind;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A page of another site follows everything of its user on one connection, which it has opened with a ticket. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(Kind.STABLE)
@Timeout(900)
class OneStreamTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String PATH = "/api/v1/players/me/stream";

    @Test
    void a_match_that_starts_is_told_and_its_chat_is_joined_until_the_session_ends(@Shared RunningBaffin baffin)
            throws Exception {
        try (Players players = new Players(baffin.origin(), "OneStream", 1);
                HttpClient http = HttpClient.newHttpClient()) {
            Caller caller = new Caller(http, baffin.origin(), players.sessions().getFirst());
            String ticket = caller.post("/players/me/stream-tickets")
                    .as(200)
                    .path("ticket")
                    .asText();
            HttpRequest request = HttpRequest.newBuilder(
                            URI.create(baffin.origin() + PATH + "?topics=matches&ticket=" + ticket))
                    .header("Accept", "text/event-stream")
                    .build();
            var response = http.send(request, BodyHandlers.ofInputStream());
            assertThat(response.statusCode()).isEqualTo(200);
            assertThat(http.send(request, BodyHandlers.discarding()).statusCode())
                    .isEqualTo(401);
            try (BufferedReader lines =
                    new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
                String subscription = found(lines, data -> data.has("subscription"))
                        .path("subscription")
                        .asText();
                found(lines, data -> data.path("event").asText().equals("joined"));

                String match = caller.post(
                                "/lobby/matches",
                                "{'game':'expedition','seats':2,'ready':true,'bots':[{'seat':1,'kind':'random'}]}")
                        .as(201)
                        .path("matchId")
                        .asText();
                JsonNode step = found(lines, data -> data.path("event").asText().equals("step"));
                assertThat(step.path("data").path("matchId").asText()).isEqualTo(match);
                assertThat(step.path("data").path("version").asInt()).isEqualTo(1);

                String chat = "chat:" + match;
                caller.put("/players/me/stream/" + subscription, "{'topics':['matches','%s']}".formatted(chat))
                        .as(200);
                found(
                        lines,
                        data -> data.path("topic").asText().equals(chat)
                                && data.path("event").asText().equals("snapshot"));
                caller.post("/matches/" + match + "/chat/public", "{'text':'ice ahead'}")
                        .as(201);
                found(lines, data -> data.at("/data/line/text").asText().equals("ice ahead"));

                String session = caller.get("/players/me/sessions")
                        .as(200)
                        .path("items")
                        .path(0)
                        .path("id")
                        .asText();
                assertThat(caller.delete("/players/me/sessions/" + session).status())
                        .isEqualTo(204);
                assertThat(found(lines, data -> data.has("end")).path("end").asText())
                        .isEqualTo("token-ended");
            }
            neverLogged(baffin, ticket);
        }
    }

    private static void neverLogged(RunningBaffin baffin, String ticket) throws IOException {
        for (String part : baffin.parts()) {
            assertThat(Files.readString(baffin.layout().log(part)))
                    .as("the log of " + part)
                    .doesNotContain(ticket);
        }
    }

    /** The data of the next event that is wanted. */
    private static JsonNode found(BufferedReader lines, Predicate<JsonNode> wanted) throws IOException {
        for (Optional<JsonNode> next = data(lines); next.isPresent(); next = data(lines)) {
            if (wanted.test(next.get())) {
                return next.get();
            }
        }
        throw new IOException("the stream has ended");
    }

    /** The data of the next event. */
    private static Optional<JsonNode> data(BufferedReader lines) throws IOException {
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            if (line.startsWith("data:")) {
                ApiContract.PUBLISHED.hold("GET", PATH, 200, "text/event-stream", line);
                return Optional.of(JSON.readTree(line.substring("data:".length())));
            }
        }
        return Optional.empty();
    }
}
