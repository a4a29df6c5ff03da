package baffin.testkit.http;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;

/** The operations of a service as its OpenAPI document lists them. */
public final class Operations {

    private static final Set<String> WRITES = Set.of("POST", "PUT", "PATCH", "DELETE");

    private record Operation(String method, Pattern path, int variables) {}

    private final Map<String, Operation> byId = new TreeMap<>();

    private Operations() {}

    /** Reads a document. */
    public static Operations of(byte[] openApi) {
        Operations all = new Operations();
        try {
            new ObjectMapper()
                    .readTree(openApi)
                    .path("paths")
                    .properties()
                    .forEach(path -> path.getValue().properties().forEach(one -> all.add(path.getKey(), one)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return all;
    }

    private void add(String path, Map.Entry<String, JsonNode> one) {
        String id = one.getValue().path("operationId").asText();
        if (!id.isEmpty()) {
            Pattern pattern = Pattern.compile(path.replaceAll("\\{[^}]+}", "[^/]+"));
            int variables = path.length() - path.replace("{", "").length();
            byId.put(id, new Operation(one.getKey().toUpperCase(Locale.ROOT), pattern, variables));
        }
    }

    /** Those that change something. */
    public Set<String> writes() {
        return ids(true);
    }

    /** Those that only read. */
    public Set<String> reads() {
        return ids(false);
    }

    private Set<String> ids(boolean writes) {
        Set<String> ids = new TreeSet<>();
        byId.forEach((id, operation) -> {
            if (WRITES.contains(operation.method()) == writes) {
                ids.add(id);
            }
        });
        return ids;
    }

    /** The operation that a request is for: of several the one with the fewest variables. */
    public Optional<String> of(String method, String path) {
        return byId.entrySet().stream()
                .filter(one -> one.getValue().method().equals(method)
                        && one.getValue().path().matcher(path).matches())
                .min(Map.Entry.comparingByValue((one, other) -> Integer.compare(one.variables(), other.variables())))
                .map(Map.Entry::getKey);
    }
}
