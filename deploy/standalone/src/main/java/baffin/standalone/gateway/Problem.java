package baffin.standalone.gateway;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A problem document (RFC 9457) that the gateway itself answers with.
 *
 * @param slug last part of the type, {@code /problems/<slug>}
 * @param status HTTP status
 * @param title short and always the same for the type
 * @param detail what happened here
 */
record Problem(String slug, int status, String title, String detail) {

    static final String MEDIA_TYPE = "application/problem+json";

    private static final ObjectMapper JSON = new ObjectMapper();

    static Problem notFound(String path) {
        return new Problem("not-found", 404, "Not found", "There is nothing at " + path + ".");
    }

    static Problem unavailable(String service) {
        return new Problem(
                "unavailable", 503, "Temporarily unavailable", "The " + service + " service is not there just now.");
    }

    static Problem badGateway(String service) {
        return new Problem(
                "unavailable",
                502,
                "No answer from a service",
                "The " + service
                        + " service broke off. Whether it did what was asked is unknown; ask before repeating.");
    }

    String toJson() {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("type", "/problems/" + slug);
        fields.put("title", title);
        fields.put("status", status);
        fields.put("detail", detail);
        try {
            return JSON.writeValueAsString(fields);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }
}
