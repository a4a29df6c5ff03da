package baffin.system.door;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * One operation of the API document.
 *
 * @param method HTTP method
 * @param path path below the origin, with {@code {name}} for what is filled in
 * @param queries names of the query parameters
 * @param forms media types of a successful answer; any where the document names none
 */
record ApiOperation(String id, String method, String path, List<String> queries, List<String> forms) {

    private static final Set<String> METHODS = Set.of("get", "post", "put", "patch", "delete");
    private static final Pattern PARAMETER = Pattern.compile("\\{(\\w+)}");

    /** All operations of a document. */
    static List<ApiOperation> of(JsonNode document) {
        List<ApiOperation> all = new ArrayList<>();
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().stream()
                        .filter(entry -> METHODS.contains(entry.getKey()))
                        .forEach(entry -> all.add(operation(path.getKey(), entry))));
        return all;
    }

    /** What the document leaves out: pages for people, and what clients ask as the standards of OAuth say. */
    static List<ApiOperation> outside() {
        List<String> request = List.of(
                "response_type",
                "client_id",
                "redirect_uri",
                "scope",
                "state",
                "code_challenge",
                "code_challenge_method",
                "request",
                "request_uri",
                "response_mode",
                "prompt");
        return List.of(
                hidden("GET", "/oauth/authorize", request),
                hidden("POST", "/oauth/authorize", List.of()),
                hidden("POST", "/oauth/token", List.of()),
                hidden("POST", "/oauth/revoke", List.of()),
                hidden("GET", "/account/sign-in", List.of("return")),
                hidden("POST", "/account/sign-in", List.of()),
                hidden("GET", "/account/new", List.of()),
                hidden("POST", "/account/new", List.of()),
                hidden("GET", "/.well-known/oauth-authorization-server", List.of()),
                hidden("GET", "/.well-known/oauth-protected-resource", List.of()));
    }

    private static ApiOperation hidden(String method, String path, List<String> queries) {
        return new ApiOperation(method + " " + path, method, path, queries, List.of("*/*"));
    }

    private static ApiOperation operation(String path, Map.Entry<String, JsonNode> entry) {
        List<String> queries = new ArrayList<>();
        for (JsonNode parameter : entry.getValue().path("parameters")) {
            if (parameter.path("in").asText().equals("query")) {
                queries.add(parameter.path("name").asText());
            }
        }
        return new ApiOperation(
                entry.getValue().path("operationId").asText(),
                entry.getKey().toUpperCase(java.util.Locale.ROOT),
                path,
                queries,
                forms(entry.getValue()));
    }

    /** Each media type may have its own resource method. */
    private static List<String> forms(JsonNode operation) {
        List<String> forms = new ArrayList<>();
        operation.path("responses").path("200").path("content").fieldNames().forEachRemaining(forms::add);
        return forms.isEmpty() ? List.of("*/*") : forms;
    }

    /** False for what clients ask as the standards of OAuth say. */
    boolean ofApi() {
        return path.startsWith("/api/");
    }

    boolean reads() {
        return method.equals("GET");
    }

    /** The path with everything filled in. */
    String with(Map<String, String> parameters) {
        return PARAMETER
                .matcher(path)
                .replaceAll(match -> java.util.regex.Matcher.quoteReplacement(
                        parameters.getOrDefault(match.group(1), "unknown-" + match.group(1))));
    }

    /** The path with one parameter replaced by something else. */
    List<String> withEach(Map<String, String> parameters, String strange) {
        return PARAMETER
                .matcher(path)
                .results()
                .map(match -> match.group(1))
                .map(name -> {
                    Map<String, String> changed = new java.util.HashMap<>(parameters);
                    changed.put(name, strange);
                    return with(changed);
                })
                .toList();
    }
}
