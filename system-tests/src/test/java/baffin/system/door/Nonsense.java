package baffin.system.door;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A request that makes no sense.
 *
 * @param what what is odd about it
 * @param body what to send; null for nothing
 */
record Nonsense(String what, String address, String body, Map<String, String> headers) {

    /** Parts of an address, as they are sent. */
    private static final List<String> IDS = List.of(
            "%00",
            "%FF",
            "%F0%9F%90%BB",
            "a%22%7B%7D",
            "%7B%7D%2C",
            "%27%20or%201%3D1",
            "-1",
            "99999999999999999999",
            "x".repeat(1_500),
            "%EF%BC%9D1");

    private static final List<String> VALUES = List.of(
            "",
            "\u0000",
            "-1",
            "0",
            "NaN",
            "99999999999999999999",
            "{}",
            "a,b",
            "true,false",
            "=1",
            "'",
            "\uD83D\uDC3B",
            "2026-13-45T99:00:00Z",
            "+999999999-12-31T23:59:59Z",
            "x".repeat(1_000));

    private static final List<String> BODIES = List.of(
            "",
            "null",
            "[]",
            "\"\"",
            "7",
            "{",
            "{}}",
            "{\"a\":1,\"a\":2}",
            "{\"unknown\":true}",
            "{\"handle\":\"a\\u0000b\",\"reason\":\"a\\u0000b\",\"text\":\"a\\u0000b\","
                    + "\"name\":\"a\\u0000b\",\"game\":\"a\\u0000\"}",
            "{\"reason\":\"a\\u0000b\"}",
            "{\"text\":\"\\u0000\"}",
            "{\"type\":\"\\u0000\"}",
            "{\"game\":\"expedition\",\"seats\":99999999999999999999}",
            "{\"game\":{},\"seats\":\"\",\"type\":[],\"reason\":7,\"entrant\":\"x\",\"points\":\"NaN\"}",
            Scene.policy("+999999999-12-31T23:59:59Z"),
            "{\"reason\":\"" + "x".repeat(15_000) + "\"}",
            "[".repeat(1_000),
            "{\"a\":".repeat(500) + "1" + "}".repeat(500),
            "{\"points\":1e999999,\"reason\":\"x\"}",
            "{\"points\":" + "9".repeat(5_000) + ",\"reason\":\"x\"}");

    /** Forms, as programs and broken browsers send them. */
    private static final List<String> FORMS = List.of(
            "",
            "=",
            "&&&",
            "%",
            "client_id=%zz",
            "client_id=%00&handle=%00&password=%00&return=%00&token=%00",
            "client_id=%FF&handle=%FF",
            "client_id=1&client_id=2&grant_type=refresh_token&refresh_token=%00",
            "grant_type=authorization_code&client_id=x&code=x&code_verifier=%00",
            "handle=" + "x".repeat(3_000),
            "decision=allow&client_id=x&request_uri=https%3A%2F%2Fevil.example",
            "return=%2F%2Fevil.example&handle=x&password=" + "x".repeat(1_000));

    private static final String FORM = "application/x-www-form-urlencoded";

    private static final Map<String, List<String>> HEADERS = Map.of(
            "If-Match", List.of("x", "\"\"", "W/\"1\"", "\"-1\"", "\"99999999999999999999\"", "\"1\", \"2\""),
            "Idempotency-Key", List.of("x".repeat(5_000), "\"", "{}", "a b"),
            "Last-Event-ID", List.of("x", "-1", "99999999999999999999", "{}"),
            "If-None-Match", List.of("x", "*", "\"\"", "\"99999999999999999999\""),
            "Accept", List.of("x", "text/x-nothing", "*/*;q=x"),
            "Content-Type", List.of("x", "text/plain", "application/json;charset=none", "application/xml"),
            "traceparent", List.of("x", "00-0-0-0"),
            "Authorization", List.of("x", "Basic eDp5", "Bearer", "Bearer a.b.c"));

    /** Requests of one operation, each odd in one way. */
    static List<Nonsense> of(ApiOperation operation, Map<String, String> parameters) {
        List<Nonsense> all = new ArrayList<>();
        String plain = operation.with(parameters);
        String body = operation.reads() || operation.method().equals("DELETE") ? null : "{}";
        for (String id : IDS) {
            operation.withEach(parameters, id).forEach(path -> all.add(new Nonsense("path", path, body, Map.of())));
        }
        for (String name : operation.queries()) {
            for (String value : VALUES) {
                all.add(new Nonsense(
                        "query " + name,
                        plain + '?' + name + '=' + URLEncoder.encode(value, StandardCharsets.UTF_8),
                        body,
                        Map.of()));
            }
            all.add(new Nonsense("query " + name, plain + '?' + name + "=%FF", body, Map.of()));
            all.add(new Nonsense("query " + name, plain + '?' + name + "=1&" + name + "=2", body, Map.of()));
        }
        if (body != null) {
            BODIES.forEach(odd -> all.add(new Nonsense("body", plain, odd, Map.of())));
        }
        HEADERS.forEach((name, values) ->
                values.forEach(value -> all.add(new Nonsense("header " + name, plain, body, Map.of(name, value)))));
        return all;
    }

    /** The same of what answers forms. */
    static List<Nonsense> ofForm(ApiOperation operation) {
        List<Nonsense> all = new ArrayList<>(of(operation, Map.of()));
        if (!operation.reads()) {
            for (String type :
                    List.of(FORM, FORM + ";charset=none", FORM + ";charset=utf-16", FORM + ";charset=\"\"")) {
                FORMS.forEach(
                        form -> all.add(new Nonsense("form", operation.path(), form, Map.of("Content-Type", type))));
            }
        }
        return all;
    }

    @Override
    public String toString() {
        String line = what + " " + address + " " + headers + " " + body;
        return line.substring(0, Math.min(line.length(), 200));
    }
}
