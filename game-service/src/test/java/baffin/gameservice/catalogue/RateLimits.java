package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;

/** Declares the headers that say how often one may ask: every response of an operation that has a limit has them. */
final class RateLimits {

    private static final Map<String, String> HEADERS = Map.of(
            "RateLimit-Policy",
                    "The limits that apply, as a list: q requests in w seconds (draft-ietf-httpapi-ratelimit-headers)",
            "RateLimit", "What is left of each: r requests, and t seconds until all q are there again");

    private static final Map<String, String> EXAMPLES =
            Map.of("RateLimit-Policy", "\"commands\";q=20;w=1", "RateLimit", "\"commands\";r=19;t=1");

    private static final Set<String> READS = Set.of("findPlayers");

    private RateLimits() {}

    static void headers(ObjectNode components) {
        HEADERS.forEach((name, words) ->
                ResponseHeaders.header(components, name, "string", words).put("example", EXAMPLES.get(name)));
    }

    /** Adds them to whatever an operation with a limit returns when it is done. */
    static void complete(String method, ObjectNode operation, Map<String, JsonNode> responses) {
        if (Refusals.CHANGES.contains(method)
                || READS.contains(operation.path("operationId").asText())) {
            responses.forEach((status, response) -> {
                if (status.startsWith("2")) {
                    addTo((ObjectNode) response);
                }
            });
        }
    }

    static void addTo(ObjectNode response) {
        HEADERS.keySet().stream().sorted().forEach(name -> ResponseHeaders.refer(response, name));
    }
}
