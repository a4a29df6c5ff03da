package baffin.standalone.part;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.ArrayList;
import java.util.List;

/**
 * What a service that is not ready yet tells of itself.
 *
 * @param state changes whenever the service gets on
 * @param progress for people; empty when it tells none
 */
record Readiness(String state, String progress) {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** Nothing is known of it. */
    static final Readiness UNKNOWN = new Readiness("", "");

    /** Reads a body of MicroProfile Health; one that is none tells nothing. */
    static Readiness of(String body) {
        try {
            List<String> states = new ArrayList<>();
            List<String> progress = new ArrayList<>();
            for (JsonNode check : JSON.readTree(body).path("checks")) {
                String name = check.path("name").asText();
                String message = message(check.path("data"));
                states.add(name + " " + check.path("status").asText() + " " + message);
                if (!message.isEmpty() && !check.path("status").asText().equals("UP")) {
                    progress.add(name + ": " + message);
                }
            }
            return new Readiness(String.join("; ", states), String.join("; ", progress));
        } catch (JsonProcessingException e) {
            return UNKNOWN;
        }
    }

    private static String message(JsonNode data) {
        if (data.hasNonNull("progress")) {
            return data.path("progress").asText();
        }
        return data.hasNonNull("recordsRead")
                ? data.path("recordsRead").asText() + " of "
                        + data.path("recordsToRead").asText() + " records read"
                : "";
    }
}
