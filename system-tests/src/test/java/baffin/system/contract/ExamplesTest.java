package baffin.system.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Every example of the API document is of the schema beside which it stands. */
@Tag(Lanes.CHECK)
@Order(1)
class ExamplesTest {

    private static final String SCHEMA = "schema";

    @Test
    void every_example_is_of_its_schema() throws IOException {
        JsonNode document = new ObjectMapper()
                .readTree(RunningBaffin.project()
                        .resolve("docs/contracts/openapi.json")
                        .toFile());
        BodySchemas schemas = new BodySchemas(document);
        List<String> wrong = new ArrayList<>();
        int found = look(document, "", schemas, wrong);
        assertThat(wrong).isEmpty();
        assertThat(found).isGreaterThan(100);
    }

    /** Looks at a part of the document; gives the number of examples in it. */
    private static int look(JsonNode part, String pointer, BodySchemas schemas, List<String> wrong) {
        int found = 0;
        // a schema holds its own, a parameter or body those of its schema; a field may be called so
        if (!pointer.endsWith("/properties")) {
            JsonNode schema = part.has(SCHEMA) ? part.path(SCHEMA) : part;
            List<JsonNode> examples = new ArrayList<>();
            part.path("examples").forEach(one -> examples.add(one.has("value") ? one.path("value") : one));
            if (part.has("example")) {
                examples.add(part.path("example"));
            }
            for (JsonNode example : examples) {
                schemas.faults(schema, example).forEach(fault -> wrong.add(pointer + ": " + example + ": " + fault));
                found++;
            }
        }
        for (var member : part.properties()) {
            if (!member.getKey().startsWith("example")) {
                found += look(member.getValue(), pointer + "/" + member.getKey(), schemas, wrong);
            }
        }
        for (JsonNode element : part.isArray() ? part : List.<JsonNode>of()) {
            found += look(element, pointer, schemas, wrong);
        }
        return found;
    }
}
