package baffin.platform.idempotency;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.jspecify.annotations.Nullable;

/**
 * A response as it is stored.
 *
 * @param json its {@code status}, {@code headers} by name, and {@code body}, which is absent for none
 */
record StoredResponse(String json) {

    /** The header of a response that comes again. */
    static final String REPLAYED = "Idempotency-Replayed";

    private static final ObjectMapper TREES = new ObjectMapper();

    /** That of a request which has just been served. */
    static StoredResponse of(ContainerResponseContext response, ObjectMapper bodies) {
        ObjectNode stored = TREES.createObjectNode().put("status", response.getStatus());
        ObjectNode headers = stored.putObject("headers");
        response.getHeaders()
                .forEach((name, values) ->
                        values.forEach(value -> headers.withArray(name).add(String.valueOf(value))));
        if (response.getMediaType() != null) {
            headers.putArray(HttpHeaders.CONTENT_TYPE)
                    .add(response.getMediaType().toString());
        }
        Object entity = response.getEntity();
        if (entity != null) {
            stored.put("body", text(entity, bodies));
        }
        return new StoredResponse(stored.toString());
    }

    private static String text(Object entity, ObjectMapper bodies) {
        try {
            return entity instanceof String text ? text : bodies.writeValueAsString(entity);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The same response for a repetition. */
    Response again() {
        JsonNode stored = tree();
        Response.ResponseBuilder response =
                Response.status(stored.path("status").asInt());
        stored.path("headers")
                .properties()
                .forEach(
                        header -> header.getValue().forEach(value -> response.header(header.getKey(), value.asText())));
        @Nullable JsonNode body = stored.get("body");
        if (body != null) {
            response.entity(body.asText());
        }
        return response.header(REPLAYED, true).build();
    }

    private JsonNode tree() {
        try {
            return TREES.readTree(json);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
