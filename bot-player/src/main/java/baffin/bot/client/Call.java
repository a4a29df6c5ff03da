package baffin.bot.client;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A request to be sent, as often as needed.
 *
 * @param method HTTP method
 * @param path path below the base path, with a leading slash and without query
 * @param query query parameters, not encoded
 * @param headers further headers
 * @param body JSON bytes, or null
 */
record Call(
        String method, String path, Map<String, String> query, Map<String, String> headers, byte @Nullable [] body) {

    static Call get(String path) {
        return new Call("GET", path, Map.of(), Map.of(), null);
    }

    static Call post(String path, Object body) {
        return new Call("POST", path, Map.of(), Map.of(), Json.bytes(body));
    }

    Call with(String header, String value) {
        Map<String, String> more = new LinkedHashMap<>(headers);
        more.put(header, value);
        return new Call(method, path, query, more, body);
    }

    Call asking(String name, @Nullable Object value) {
        if (value == null) {
            return this;
        }
        Map<String, String> more = new LinkedHashMap<>(query);
        more.put(name, value.toString());
        return new Call(method, path, more, headers, body);
    }

    String target() {
        return query.isEmpty()
                ? path
                : path
                        + query.entrySet().stream()
                                .map(e -> encoded(e.getKey()) + "=" + encoded(e.getValue()))
                                .collect(Collectors.joining("&", "?", ""));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }
}
