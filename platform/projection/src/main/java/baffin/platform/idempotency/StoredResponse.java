package baffin.platform.idempotency;

import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.ws.rs.container.ContainerResponseContext;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import org.jspecify.annotations.Nullable;

/**
 * A response as it is stored.
 *
 * @param json its {@code status}, {@code headers} by name, and {@code body}, which is absent for none
 */
record StoredResponse(String json) {

    /** The header of a response that comes again. */
    static final String REPLAYED = "Idempotency-Replayed";

    /** That of a request which has just been served. */
    static StoredResponse of(ContainerResponseContext response, Json bodies) {
        ObjectNode stored = JsonNodeFactory.instance.objectNode().put("status", response.getStatus());
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
            stored.put("body", entity instanceof String text ? text : bodies.text(entity));
        }
        return new StoredResponse(stored.toString());
    }

    /** The same response for a repetition. */
    Response again() {
        JsonNode stored = Json.shared().parse(json);
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
}
