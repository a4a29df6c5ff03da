package baffin.bot.client;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.jspecify.annotations.Nullable;

/**
 * A problem document (RFC 9457).
 *
 * @param slug last part of its type, such as {@code rule-violation}; {@code about:blank} when the answer had none
 * @param status HTTP status
 * @param title what kind of problem it is
 * @param detail this very case in words; empty when the answer had none
 * @param ruleId the rule that was broken, such as {@code EX-7.6}, or null
 * @param currentVersion the version of the match now, or null when the answer did not say
 * @param document the whole document with all its extensions
 */
public record ApiProblem(
        String slug,
        int status,
        String title,
        String detail,
        @Nullable String ruleId,
        @Nullable Long currentVersion,
        JsonNode document) {

    /** Reads the body of a 4xx or 5xx answer, whatever it is. */
    static ApiProblem of(int status, byte[] body) {
        JsonNode document = document(body);
        String type = document.path("type").asText("about:blank");
        return new ApiProblem(
                type.substring(type.lastIndexOf('/') + 1),
                status,
                document.path("title").asText("HTTP " + status),
                document.path("detail").asText(""),
                document.hasNonNull("ruleId") ? document.get("ruleId").asText() : null,
                document.hasNonNull("currentVersion")
                        ? document.get("currentVersion").asLong()
                        : null,
                document);
    }

    private static JsonNode document(byte[] body) {
        try {
            JsonNode read = Json.tree(body);
            return read instanceof ObjectNode ? read : Json.mapper().createObjectNode();
        } catch (java.io.UncheckedIOException notJson) {
            return Json.mapper().createObjectNode();
        }
    }

    /** One line for people: status, title, rule and detail. */
    public String summary() {
        return status + " " + title + (ruleId == null ? "" : " (" + ruleId + ")")
                + (detail.isEmpty() ? "" : ": " + detail);
    }
}
