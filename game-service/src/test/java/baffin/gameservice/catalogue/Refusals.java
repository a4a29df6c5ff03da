package baffin.gameservice.catalogue;

import baffin.platform.problem.Problem;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** Declares the refusals of each operation: those that it names, and those that every operation of its kind has. */
final class Refusals {

    private static final Pattern ERROR = Pattern.compile("[45]\\d\\d");
    static final Set<String> CHANGES = Set.of("post", "put", "patch", "delete");

    private static final Map<String, String> WORDS = new TreeMap<>(Map.ofEntries(
            Map.entry("400", "The request is invalid: violations lists each error"),
            Map.entry("401", "The token is missing, invalid or expired"),
            Map.entry("403", "The caller may not do this, or the token lacks the scope"),
            Map.entry("404", "Not found, or not visible to the caller"),
            Map.entry("406", "No representation matches Accept"),
            Map.entry("409", "Conflicts with the current state: see detail"),
            Map.entry("412", "If-Match names an older version"),
            Map.entry("413", "The body is too large"),
            Map.entry("415", "The media type of the body is not supported"),
            Map.entry("422", "A rule forbids it, or the Idempotency-Key was used for another request"),
            Map.entry("428", "If-Match is missing"),
            Map.entry("429", "Too many requests: retry after the seconds in Retry-After"),
            Map.entry("500", "Internal error"),
            Map.entry("503", "Temporarily unavailable: retry after the seconds in Retry-After")));

    /** What the generator says where an operation says nothing. */
    private static final Set<String> GENERATED = Set.of("Bad Request", "Not Authorized", "Not Allowed");

    private static final Set<String> OAUTH = Set.of("/oauth/token", "/oauth/revoke");

    private Refusals() {}

    /** A response for each status that is the same everywhere. */
    static void responses(ObjectNode components) {
        ObjectNode responses = components.putObject("responses");
        WORDS.forEach((status, words) -> {
            ObjectNode response = responses.putObject(name(status)).put("description", words);
            headers(response, status);
            problem(response);
        });
    }

    /** Completes the responses of an operation. */
    static void complete(String method, String path, ObjectNode operation) {
        Map<String, JsonNode> responses = new TreeMap<>();
        operation.path("responses").properties().stream()
                .filter(response -> !GENERATED.contains(
                        response.getValue().path("description").asText()))
                .forEach(response -> responses.put(response.getKey(), declared(response)));
        for (String status : usual(method, path, operation)) {
            responses.putIfAbsent(
                    status, OAUTH.contains(path) ? ofOAuth(operation, status) : shared(operation, status));
        }
        RateLimits.complete(method, operation, responses);
        if (method.equals("get") && !streams(operation)) {
            responses.putIfAbsent(
                    "304", operation.objectNode().put("description", "Not changed since the tag in If-None-Match"));
        }
        ObjectNode all = operation.putObject("responses");
        // answers first, as they come
        new LinkedHashMap<>(responses).forEach(all::set);
    }

    private static ObjectNode shared(ObjectNode operation, String status) {
        return operation.objectNode().put("$ref", "#/components/responses/" + name(status));
    }

    /** Clients of OAuth read the words of RFC 6749. */
    private static ObjectNode ofOAuth(ObjectNode operation, String status) {
        ObjectNode response = operation.objectNode().put("description", WORDS.get(status));
        headers(response, status);
        response.withObject("/content/application~1json/schema").put("$ref", "#/components/schemas/OAuthError");
        return response;
    }

    private static boolean streams(ObjectNode operation) {
        return operation.path("responses").path("200").path("content").has("text/event-stream");
    }

    private static JsonNode declared(Map.Entry<String, JsonNode> response) {
        ObjectNode declared = (ObjectNode) response.getValue();
        String status = response.getKey();
        if (ERROR.matcher(status).matches() && !declared.has("content")) {
            headers(declared, status);
            problem(declared);
        }
        return declared;
    }

    /** A token that is not valid is refused by every operation, also by one that asks for none. */
    private static Set<String> usual(String method, String path, ObjectNode operation) {
        Set<String> usual = new TreeSet<>(Set.of("400", "401", "406", "415", "429", "500", "503"));
        if (Securities.asksWho(operation)) {
            usual.add("403");
        }
        if (CHANGES.contains(method)) {
            usual.addAll(Set.of("409", "422"));
        }
        if (path.contains("{")) {
            usual.add("404");
        }
        if (operation.has("requestBody")) {
            usual.add("413");
        }
        for (JsonNode parameter : operation.path("parameters")) {
            String name = parameter.path("name").asText();
            if (name.equals("If-Match") && CHANGES.contains(method)) {
                usual.addAll(Set.of("412", "428"));
            }
        }
        return usual;
    }

    private static void headers(ObjectNode response, String status) {
        if (status.equals("401") || status.equals("403")) {
            header(response, "WWW-Authenticate", "string", "how to sign in, or which scope is missing (RFC 6750)");
        }
        if (status.equals("429") || status.equals("503")) {
            ResponseHeaders.refer(response, "Retry-After");
        }
        if (status.equals("429")) {
            RateLimits.addTo(response);
        }
    }

    private static void header(ObjectNode response, String name, String type, String words) {
        response.withObject("/headers")
                .putObject(name)
                .put("description", words)
                .putObject("schema")
                .put("type", type);
    }

    private static void problem(ObjectNode response) {
        response.withObject("/content")
                .putObject(Problem.MEDIA_TYPE)
                .putObject("schema")
                .put("$ref", "#/components/schemas/Problem");
    }

    private static String name(String status) {
        return "Refused" + status;
    }
}
