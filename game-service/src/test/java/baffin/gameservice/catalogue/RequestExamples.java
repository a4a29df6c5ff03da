package baffin.gameservice.catalogue;

import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** Gives each body that is sent an example: the one that a system test sends, or a better one where that is refused. */
final class RequestExamples {

    private static final Map<String, String> BETTER = Map.of(
            "registerPlayer", "{\"handle\":\"Sedna\",\"password\":\"walrus ivory and blubber 1845\"}",
            "deleteAccount", "{\"password\":\"walrus ivory and blubber 1845\"}",
            "changePassword",
                    "{\"password\":\"walrus ivory and blubber 1845\",\"newPassword\":\"nine sledges and a kettle\"}",
            "changeHandle", "{\"handle\":\"Sedna-of-Baffin\"}",
            "eraseAccount", "{\"reason\":\"asked for by mail\"}",
            "readNotifications", "{\"upTo\":\"42\"}",
            "createWebhook", "{\"url\":\"https://league.example.org/baffin\",\"events\":[\"match.finished\"]}");

    private RequestExamples() {}

    static void add(ObjectNode operation, AccessMatrix matrix) {
        String id = operation.path("operationId").asText();
        String body = BETTER.getOrDefault(id, matrix.body(id));
        JsonNode contents = operation.at("/requestBody/content");
        if (body.isEmpty() || contents.isMissingNode()) {
            return;
        }
        JsonNode example = Json.shared().parse(filled(body));
        contents.properties().forEach(content -> {
            ObjectNode form = (ObjectNode) content.getValue();
            if (!content.getKey().startsWith("text/") && !form.has("example") && !form.has("examples")) {
                form.set("example", example);
            }
        });
    }

    private static String filled(String body) {
        return body.replace("Nobody-${CALLER}", "Sedna")
                .replace("${STRANGER}", "Sedna")
                .replace("${CALLER}", "0123456789abcdef")
                .replace("\"nobody\"", "\"019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10\"")
                .replace("\"short\"", "\"walrus ivory and blubber 1845\"")
                .replace("http://127.0.0.1:9/push", "https://push.example.org/send/abc");
    }
}
