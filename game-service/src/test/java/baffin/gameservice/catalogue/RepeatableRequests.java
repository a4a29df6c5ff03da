package baffin.gameservice.catalogue;

import baffin.platform.request.IdempotencyKey;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;

/** Declares the {@code Idempotency-Key}, which every operation takes that may change something. */
final class RepeatableRequests {

    private static final String NAME = "IdempotencyKey";

    private RepeatableRequests() {}

    /** The parameter that all of them share. */
    static void parameter(ObjectNode components) {
        ObjectNode parameter = components.withObject("/parameters").putObject(NAME);
        parameter.put("name", IdempotencyKey.HEADER).put("in", "header");
        parameter.put(
                "description",
                "A new UUID for each new request, and the same one for its repetitions within 24 hours: the request is"
                        + " served once, and a repetition gets the first response. A response with a secret is"
                        + " repeated for ten minutes, to the same session");
        parameter.putObject("schema").put("type", "string").put("format", "uuid");
    }

    static void declare(String method, ObjectNode operation) {
        if (Refusals.CHANGES.contains(method)) {
            ArrayNode parameters = operation.withArray("parameters");
            for (int place = parameters.size() - 1; place >= 0; place--) {
                if (parameters.get(place).path("name").asText().equals(IdempotencyKey.HEADER)) {
                    parameters.remove(place);
                }
            }
            parameters.addObject().put("$ref", "#/components/parameters/" + NAME);
        }
    }
}
