package baffin.gameservice.catalogue;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.testkit.backend.PlatformResource;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Written anew by {@code -Dbaffin.openapi.write=true} after all services were packaged. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ApiDocumentTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path CHECKED_IN = Path.of("../docs/contracts/openapi.json");

    @Test
    void the_document_says_what_the_four_services_say_of_themselves() throws IOException {
        Map<String, JsonNode> documents = new HashMap<>();
        documents.put(
                "game", JSON.readTree(given().get("/q/openapi?format=json").asByteArray()));
        for (String service : new String[] {"lobby", "rules", "scoring"}) {
            Path own = Path.of("../" + service + "-service/target/openapi/openapi.json");
            assumeTrue(Files.exists(own), service + "-service is not packaged; the whole build does it before");
            documents.put(service, JSON.readTree(own.toFile()));
        }
        JsonNode merged = OpenApiMerge.merged(documents);
        if (Boolean.getBoolean("baffin.openapi.write")) {
            Files.writeString(CHECKED_IN, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(merged) + "\n");
        }
        assertThat(JSON.readTree(CHECKED_IN.toFile()))
                .as("docs/contracts/openapi.json; write it anew with -Dbaffin.openapi.write=true")
                .isEqualTo(merged);
    }

    @Test
    void every_operation_has_a_stable_id_of_its_own_and_every_reference_leads_somewhere() throws IOException {
        JsonNode document = JSON.readTree(given().get("/api/v1/openapi.json").asByteArray());
        assertThat(document.path("openapi").asText()).isEqualTo("3.1.0");
        Set<String> ids = new HashSet<>();
        for (var path : document.path("paths").properties()) {
            for (var operation : path.getValue().properties()) {
                String id = operation.getValue().path("operationId").asText();
                assertThat(ids.add(id) && !id.isEmpty())
                        .as("%s %s: operationId '%s'", operation.getKey(), path.getKey(), id)
                        .isTrue();
            }
        }
        Set<String> schemas = new HashSet<>();
        document.path("components").path("schemas").properties().forEach(s -> schemas.add(s.getKey()));
        document.findValuesAsText("$ref")
                .forEach(ref -> assertThat(schemas).contains(ref.replace("#/components/schemas/", "")));
    }

    @Test
    void the_api_page_shows_the_document_and_may_run_its_scripts() {
        given().get("/api/v1/docs/")
                .then()
                .statusCode(200)
                .header("Content-Security-Policy", containsString("script-src 'self'"))
                .body(containsString("/api/v1/openapi.json"));
    }
}
