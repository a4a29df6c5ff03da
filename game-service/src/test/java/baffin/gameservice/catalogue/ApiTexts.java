package baffin.gameservice.catalogue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.TreeMap;

/** Descriptions that many operations share: of tags and parameters, and who may call an operation. */
final class ApiTexts {

    private static final String DESCRIPTION = "description";

    private final Map<String, String> parameters = table("parameters.tsv");
    private final Map<String, String> tags = table("tags.tsv");
    private final AccessMatrix matrix;

    ApiTexts(AccessMatrix matrix) {
        this.matrix = matrix;
    }

    /** Lists the tags of the document in order. */
    void tags(ObjectNode document) {
        document.putArray("tags");
        tags.forEach((name, text) ->
                document.withArray("tags").addObject().put("name", name).put(DESCRIPTION, text));
    }

    /** Describes an operation and its parameters. */
    void describe(String path, ObjectNode operation) {
        String id = operation.path("operationId").asText();
        if (!tags.containsKey(operation.at("/tags/0").asText())) {
            throw new IllegalStateException(id + " needs a tag of tags.tsv");
        }
        String own = operation.path(DESCRIPTION).asText();
        String access = Securities.asksWho(operation) ? matrix.access(path, id) : "everyone, without a token";
        operation.put(DESCRIPTION, (own + "\n\nAccess: " + access + ".").strip());
        for (JsonNode parameter : operation.path("parameters")) {
            if (parameter.has("name")) {
                ((ObjectNode) parameter).put(DESCRIPTION, parameter(path, id, parameter));
            }
        }
    }

    private String parameter(String path, String operation, JsonNode parameter) {
        if (parameter.has(DESCRIPTION)) {
            throw new IllegalStateException(operation + ": describe parameters in parameters.tsv");
        }
        String name = parameter.path("name").asText();
        String text = parameters.get(operation + " " + name);
        if (text == null && parameter.path("in").asText().equals("path")) {
            // the path up to the parameter, and the segment before it
            String end = path.substring(0, path.indexOf("{" + name + "}") + name.length() + 2);
            int segment = end.lastIndexOf('/', end.lastIndexOf('/') - 1);
            text = parameters.get(end.substring(segment));
        } else if (text == null) {
            text = parameters.get(name);
        }
        if (text == null) {
            throw new IllegalStateException(path + ": parameters.tsv has nothing for " + name);
        }
        return text;
    }

    private static Map<String, String> table(String file) {
        Map<String, String> table = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        try (var stream = ApiTexts.class.getResourceAsStream(file)) {
            new String(stream.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .map(line -> line.split("\t", 2))
                    .forEach(cells -> table.put(cells[0], cells[1]));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return table;
    }
}
