package baffin.gameservice.catalogue;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;
import static org.hamcrest.Matchers.containsString;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.testkit.Waits;
import baffin.testkit.backend.PlatformResource;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Written anew by {@code -Dbaffin.openapi.write=true} after all services were packaged. */
@QuarkusTest
@QuarkusTestResource(PlatformResource.class)
class ApiDocumentTest {

    private static final ObjectMapper JSON = new ObjectMapper();
    /** Each field may be left out: of changes, of requests that only say more, and of what may be there or not. */
    private static final Set<String> NOTHING_REQUIRED = Set.of(
            "AccountDeletionRequest",
            "BrowserSession",
            "CardRulePatch",
            "CompetitionCopy",
            "CompetitionEnd",
            "Email",
            "EntryRulePatch",
            "Fork",
            "Included",
            "Join",
            "Leaving",
            "MatchTermsPatch",
            "NewCardRule",
            "NewPreferences",
            "PairingRequest",
            "PlayerRef",
            "PolicyPatch",
            "ReadMarks",
            "Ready",
            "Reason",
            "RecordedCause",
            "Replacement",
            "Returning",
            "RoundWithdrawal",
            "RuledSeat",
            "RulingReason",
            "SandboxFork",
            "SchedulePatch",
            "WebhookPatch");

    private static final Path CHECKED_IN = Path.of("../docs/contracts/openapi.json");

    @Test
    void the_document_says_what_the_four_services_say_of_themselves() throws IOException {
        Map<String, JsonNode> documents = new HashMap<>();
        documents.put(
                "game", JSON.readTree(given().get("/q/openapi?format=json").asByteArray()));
        for (String service : new String[] {"lobby", "rules", "scoring"}) {
            Path own = Path.of("../" + service + "-service/target/openapi/openapi.json");
            // the whole build tests the services side by side
            if (Boolean.getBoolean("baffin.all.modules")) {
                await(service + " writes its document").atMost(Waits.MAX).until(() -> Files.exists(own));
            }
            assumeTrue(Files.exists(own), service + "-service has not been built");
            documents.put(service, JSON.readTree(own.toFile()));
        }
        JsonNode merged = ApiContract.of(documents);
        if (Boolean.getBoolean("baffin.openapi.write")) {
            Files.writeString(CHECKED_IN, JSON.writerWithDefaultPrettyPrinter().writeValueAsString(merged) + "\n");
        }
        assertThat(JSON.readTree(CHECKED_IN.toFile()))
                .as("docs/contracts/openapi.json; docs/contracts/README.md says how to write it anew")
                .isEqualTo(merged);
    }

    @Test
    void every_reference_leads_somewhere() throws IOException {
        JsonNode document = JSON.readTree(given().get("/api/v1/openapi.json").asByteArray());
        assertThat(document.path("openapi").asText()).isEqualTo("3.1.0");
        assertThat(document.findValuesAsText("$ref"))
                .isNotEmpty()
                .allSatisfy(ref -> assertThat(document.at(ref.substring(1)).isObject())
                        .as(ref)
                        .isTrue());
    }

    @Test
    void every_operation_says_who_may_ask_and_refuses_with_a_problem_document() throws IOException {
        JsonNode document = JSON.readTree(CHECKED_IN.toFile());
        Set<String> schemes = new HashSet<>();
        document.at("/components/securitySchemes").fieldNames().forEachRemaining(schemes::add);
        for (JsonNode operation : operations(document)) {
            String id = operation.path("operationId").asText();
            assertThat(operation.path("security").isArray()).as(id).isTrue();
            operation
                    .path("security")
                    .forEach(way -> way.fieldNames()
                            .forEachRemaining(
                                    scheme -> assertThat(schemes).as(id).contains(scheme)));
            for (var response : operation.path("responses").properties()) {
                JsonNode reference = response.getValue().path("$ref");
                JsonNode whole = reference.isMissingNode()
                        ? response.getValue()
                        : document.at(reference.asText().substring(1));
                boolean refusal = response.getKey().compareTo("400") >= 0;
                boolean explained = whole.at("/content/application~1json/schema/$ref")
                                .asText()
                                .endsWith("/OAuthError")
                        || whole.path("content").has("application/problem+json")
                        || refusal && whole.path("content").has("text/html");
                assertThat(explained).as(id + " " + response.getKey()).isEqualTo(refusal);
            }
        }
    }

    @Test
    void every_schema_says_which_fields_are_always_there() throws IOException {
        Set<String> silent = new TreeSet<>();
        JSON.readTree(CHECKED_IN.toFile())
                .at("/components/schemas")
                .properties()
                .forEach(schema -> {
                    if (schema.getValue().has("properties")
                            && schema.getValue().path("required").isEmpty()) {
                        silent.add(schema.getKey());
                    }
                });
        assertThat(silent)
                .as("schemas without a required field: mark @Nullable what may be left out and nothing else,"
                        + " or name the schema in NOTHING_REQUIRED here")
                .isEqualTo(NOTHING_REQUIRED);
    }

    @Test
    void the_served_document_has_the_games_that_are_installed() throws IOException {
        assumeTrue(!Boolean.getBoolean("baffin.openapi.write"), "what is served was packaged before it was written");
        assertThat(JSON.readTree(given().get("/api/v1/openapi.json").asByteArray()))
                .isEqualTo(JSON.readTree(CHECKED_IN.toFile()));
    }

    private static List<JsonNode> operations(JsonNode document) {
        List<JsonNode> operations = new ArrayList<>();
        document.path("paths")
                .forEach(path -> path.forEach(operation -> {
                    if (operation.has("operationId")) {
                        operations.add(operation);
                    }
                }));
        return operations;
    }

    @Test
    void the_api_page_runs_scripts_of_its_origin_alone() {
        given().redirects()
                .follow(false)
                .get("/api/v1/docs")
                .then()
                .statusCode(308)
                .header("Location", "/api/v1/docs/");
        given().get("/api/v1/docs/")
                .then()
                .statusCode(200)
                .header("Content-Security-Policy", containsString("script-src 'self';"))
                .header("Cache-Control", "no-cache")
                .body(containsString("/app/reference-"));
    }
}
