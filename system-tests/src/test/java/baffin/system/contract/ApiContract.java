package baffin.system.contract;

import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** The published API document, to which every answer of a platform is held: its status, its media type, its body. */
public final class ApiContract {

    private static final ObjectMapper JSON = new ObjectMapper();

    /** The document of this tree. */
    public static final ApiContract PUBLISHED = load();

    private static final String BASE = "/api/v1/";
    private static final String DATA = "data:";

    /** What the gateway says before it looks at the address, or to an address that knows no such method. */
    private static final Set<Integer> OF_ANY_ADDRESS = Set.of(405, 408, 414, 431, 502, 504);

    private final List<Address> addresses = new ArrayList<>();
    private final JsonNode document;
    private final BodySchemas schemas;

    private record Address(Pattern pattern, int open, JsonNode methods) {}

    private ApiContract(JsonNode document) {
        this.document = document;
        this.schemas = new BodySchemas(document);
        document.path("paths").properties().forEach(path -> {
            String[] literals = path.getKey().split("\\{\\w+}", -1);
            List<String> quoted = Arrays.stream(literals).map(Pattern::quote).toList();
            addresses.add(new Address(Pattern.compile(String.join("[^/]+", quoted)), literals.length, path.getValue()));
        });
        // the address with the fewest open parts is meant, and {entrant}.html before {entrant}
        addresses.sort(Comparator.comparingInt(Address::open)
                .thenComparing(address -> address.pattern().pattern().length(), Comparator.reverseOrder()));
    }

    private static ApiContract load() {
        try {
            return new ApiContract(JSON.readTree(RunningBaffin.project()
                    .resolve("docs/contracts/openapi.json")
                    .toFile()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Holds an answer to the document.
     *
     * @param path of the request, without its query
     * @param type media type of the answer; empty when it has none
     * @param body of the answer; of a stream what was read of it, up to the end of an event
     * @throws AssertionError when the document does not declare it so
     */
    public void hold(String method, String path, int status, String type, String body) {
        List<String> untrue = faults(method, path, status, type, body);
        if (!untrue.isEmpty()) {
            throw new AssertionError("docs/contracts/openapi.json does not declare the answer to " + method + " " + path
                    + ": " + status + " " + type + "\n" + String.join("\n", untrue) + "\n" + shortened(body));
        }
    }

    private List<String> faults(String method, String path, int status, String type, String body) {
        Optional<JsonNode> operation = operation(method, path);
        if (operation.isEmpty() && path.equals(BASE + "openapi.json")) {
            return List.of();
        }
        if (operation.isEmpty() || OF_ANY_ADDRESS.contains(status)) {
            return path.startsWith(BASE) && status < 400 ? List.of("there is no such operation") : List.of();
        }
        JsonNode response = resolved(operation.get().path("responses").path(Integer.toString(status)));
        if (response.isMissingNode()) {
            return List.of("the status is not declared");
        }
        if (body.isEmpty()) {
            return List.of();
        }
        String mediaType = type.replaceFirst(";.*", "").strip().toLowerCase(Locale.ROOT);
        JsonNode content = response.path("content").path(mediaType);
        if (content.isMissingNode()) {
            return List.of("the media type is not declared");
        }
        if (mediaType.endsWith("json") && !content.has("schema")) {
            return List.of("the body has no schema");
        }
        List<JsonNode> documents = switch (mediaType) {
            case "application/x-ndjson" ->
                body.lines()
                        .filter(line -> !line.isEmpty())
                        .map(ApiContract::read)
                        .toList();
            case "text/event-stream" ->
                body.lines()
                        .filter(line -> line.startsWith(DATA))
                        .map(line -> read(line.substring(DATA.length())))
                        .toList();
            default -> mediaType.endsWith("json") ? List.of(read(body)) : List.of();
        };
        return documents.stream()
                .flatMap(document -> schemas.faults(content.path("schema"), document).stream())
                .toList();
    }

    /** Holds the body of a webhook to the document. */
    public void holdWebhook(String body) {
        JsonNode sent = read(body);
        JsonNode schema = document.at(
                "/webhooks/" + sent.path("type").asText() + "/post/requestBody/content/application~1json/schema");
        List<String> untrue = schema.isMissingNode() ? List.of("no such webhook") : schemas.faults(schema, sent);
        if (!untrue.isEmpty()) {
            throw new AssertionError("docs/contracts/openapi.json does not declare the webhook " + body + "\n"
                    + String.join("\n", untrue));
        }
    }

    private Optional<JsonNode> operation(String method, String path) {
        return addresses.stream()
                .filter(address -> address.pattern().matcher(path).matches())
                .map(address -> address.methods().path(method.toLowerCase(Locale.ROOT)))
                .filter(JsonNode::isObject)
                .findFirst();
    }

    private JsonNode resolved(JsonNode part) {
        return part.has("$ref") ? document.at(part.path("$ref").asText().substring(1)) : part;
    }

    private static JsonNode read(String body) {
        try {
            return JSON.readTree(body);
        } catch (IOException e) {
            throw new AssertionError("not JSON: " + shortened(body), e);
        }
    }

    private static String shortened(String body) {
        return body.length() <= 600 ? body : body.substring(0, 600) + "…";
    }
}
