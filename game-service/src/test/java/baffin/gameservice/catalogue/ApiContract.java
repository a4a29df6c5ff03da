package baffin.gameservice.catalogue;

import baffin.match.GameRegistry;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** The published document: what the services say of themselves, and what they cannot say of themselves alone. */
final class ApiContract {

    private static final String SCHEMAS = "/components/schemas";

    private ApiContract() {}

    /** The document of all services, by the name of each. */
    static ObjectNode of(Map<String, JsonNode> services) {
        ObjectNode document = OpenApiMerge.merged(services);
        ObjectNode schemas = (ObjectNode) document.at(SCHEMAS);
        ProblemSchema.addTo(schemas);
        CompetitionSchemas.all().forEach((name, schema) -> addUnlessThere(schemas, name, schema));
        GameSchemas.of(GameRegistry.installed().all()).forEach((name, schema) -> addUnlessThere(schemas, name, schema));
        OpaqueBodies.schemas(schemas);
        ToldApart.matches(schemas);
        TypedParts.into(schemas);
        ValueForms.schemas(schemas);
        StreamEvents.schemas(schemas);
        WebhookBodies.schemas(schemas);
        ValueForms.everywhere(schemas);
        ToldApart.byGame(schemas);
        GameSchemas.addTo(document, GameRegistry.installed().all());
        SameAddresses.join((ObjectNode) document.get("paths"));
        Securities.schemes((ObjectNode) document.get("components"));
        Refusals.responses((ObjectNode) document.get("components"));
        ResponseHeaders.components((ObjectNode) document.get("components"));
        RepeatableRequests.parameter((ObjectNode) document.get("components"));
        RateLimits.headers((ObjectNode) document.get("components"));
        AccessMatrix matrix = AccessMatrix.load();
        ApiTexts texts = new ApiTexts(matrix);
        texts.tags(document);
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue().properties().stream()
                        .filter(method -> method.getValue().has("responses"))
                        .forEach(method -> {
                            ObjectNode operation = (ObjectNode) method.getValue();
                            Securities.describe(operation, matrix);
                            RepeatableRequests.declare(method.getKey(), operation);
                            texts.describe(path.getKey(), operation);
                            Refusals.complete(method.getKey(), path.getKey(), operation);
                            ResponseHeaders.describe(method.getKey(), operation);
                            OpaqueBodies.describe(operation);
                            StreamEvents.describe(operation);
                            ValueForms.describe(path.getKey(), operation, schemas);
                            RequestExamples.add(operation, matrix);
                        }));
        WebhookBodies.webhooks(document);
        UsedSchemas.only(document);
        return Lists.shaped(document);
    }

    /** What a service says of a type is as good, if it is the same type. */
    private static void addUnlessThere(ObjectNode schemas, String name, ObjectNode schema) {
        if (!schemas.has(name)) {
            schemas.set(name, schema);
            return;
        }
        Set<String> differing = new TreeSet<>(fields(schemas.path(name)));
        Set<String> others = fields(schema);
        differing.removeAll(others);
        others.removeAll(fields(schemas.path(name)));
        differing.addAll(others);
        // people are shown with their present names
        differing.removeAll(Set.of("handle", "shownAs"));
        if (!differing.isEmpty()) {
            throw new IllegalStateException("two types are called " + name + ": they differ in " + differing);
        }
    }

    private static Set<String> fields(JsonNode schema) {
        Set<String> fields = new TreeSet<>();
        schema.path("properties").fieldNames().forEachRemaining(fields::add);
        return fields;
    }
}
