package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.platform.gateway.RouteTable;
import baffin.platform.gateway.RouteTable.Destination;
import baffin.system.platform.Lanes;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.properties.HasAnnotations;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Each method of a resource is in all the files that an endpoint belongs in; a failure names the file to change. */
@Tag(Lanes.CHECK)
@Order(1)
class EndpointsTest {

    private static final String DOCUMENT = "docs/contracts/openapi.json";
    private static final String WRITE = """
            mvn -Dquick -pl lobby-service,rules-service,scoring-service -am package && \
            mvn -pl game-service -am test -Dtest=ApiDocumentTest -Dsurefire.failIfNoSpecifiedTests=false \
            -Dbaffin.openapi.write=true""";
    private static final String MATRIX = "system-tests/src/test/resources/baffin/system/door/access-matrix.tsv";
    private static final String ROUTES = "platform/gateway/src/main/resources/baffin/platform/gateway/routes.json";

    private static final String PATH = "jakarta.ws.rs.Path";
    private static final String OPERATION = "org.eclipse.microprofile.openapi.annotations.Operation";
    private static final List<String> METHODS = List.of("GET", "POST", "PUT", "PATCH", "DELETE");

    private static List<Endpoint> endpoints;

    /**
     * A method that answers HTTP.
     *
     * @param method such as GET
     * @param path with its parameters in braces
     * @param operation its operation id; empty when it has none
     */
    private record Endpoint(JavaMethod code, String method, String path, String operation) {

        static Endpoint of(JavaMethod code, String method) {
            return new Endpoint(
                    code,
                    method,
                    (member(code.getOwner(), PATH, "value") + "/" + member(code, PATH, "value"))
                            .replaceAll("/+", "/")
                            .replaceAll("/$", ""),
                    member(code, OPERATION, "operationId"));
        }

        boolean isInside() {
            return path.startsWith("/internal/");
        }

        boolean isDescribed() {
            return !isInside() && !member(code, OPERATION, "hidden").equals("true");
        }

        /** Whether the service with this root package has it in its process. */
        boolean isOf(String root) {
            String name = code.getOwner().getPackageName();
            return Arrows.below(root, name)
                    || Arrows.below("baffin.platform", name)
                    || root.equals("baffin.lobby") && Arrows.below("baffin.accounts", name);
        }

        /** Its path at a service, with everything filled in. */
        String at(String service) {
            return path.replace("{service}", service).replaceAll("\\{\\w+}", "1");
        }

        @Override
        public String toString() {
            return method + " " + path + " (" + code.getOwner().getName() + "." + code.getName() + ")";
        }
    }

    @BeforeAll
    static void find() {
        endpoints = House.classes().stream()
                .filter(type -> !type.isInterface())
                .map(JavaClass::getMethods)
                .flatMap(Set::stream)
                .flatMap(method -> METHODS.stream()
                        .filter(http -> method.isAnnotatedWith("jakarta.ws.rs." + http))
                        .map(http -> Endpoint.of(method, http)))
                .toList();
    }

    @Test
    void every_operation_has_an_id_of_its_own_and_a_summary() {
        Set<String> seen = new TreeSet<>();

        assertThat(described())
                .filteredOn(endpoint -> endpoint.operation().isEmpty()
                        || !seen.add(endpoint.operation())
                        || member(endpoint.code(), OPERATION, "summary").isEmpty())
                .as("methods that need @Operation(operationId = \"a name of its own\", summary = \"...\")")
                .isEmpty();
    }

    @Test
    void every_operation_has_its_line_in_the_access_matrix() throws IOException {
        Set<String> lines = Files.readAllLines(House.root().resolve(MATRIX)).stream()
                .skip(1)
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.replaceFirst("\t.*", ""))
                .collect(Collectors.toCollection(TreeSet::new));

        assertSame(
                described().map(Endpoint::operation).filter(operation -> !operation.isEmpty()),
                lines,
                MATRIX,
                "copy the line of an operation with the same roles; ApiAtTheDoorTest asks as each kind of caller");
    }

    @Test
    void every_operation_is_in_the_api_document() throws IOException {
        Set<String> written = new TreeSet<>();
        JsonNode document =
                new ObjectMapper().readTree(House.root().resolve(DOCUMENT).toFile());
        document.path("paths")
                .properties()
                .forEach(path -> path.getValue()
                        .properties()
                        .forEach(operation -> written.add(line(
                                operation.getKey().toUpperCase(Locale.ROOT),
                                path.getKey(),
                                operation.getValue().path("operationId").asText()))));

        assertSame(
                described().map(endpoint -> line(endpoint.method(), endpoint.path(), endpoint.operation())),
                written,
                DOCUMENT,
                "write it anew: " + WRITE);
    }

    @Test
    void every_endpoint_is_routed_to_the_service_that_has_it_and_nothing_inside_is_routed() {
        RouteTable table = RouteTable.standard();
        Set<String> astray = new TreeSet<>();
        House.services()
                .forEach((module, root) -> endpoints.stream()
                        .filter(endpoint -> endpoint.isOf(root))
                        .forEach(endpoint -> {
                            String service = module.replace("-service", "");
                            Destination here = new Destination.ToService(service);
                            Optional<Destination> found = table.find(endpoint.at(service));
                            if (endpoint.isInside() ? found.isPresent() : !found.equals(Optional.of(here))) {
                                astray.add(service + ": " + endpoint);
                            }
                        }));

        assertThat(astray)
                .as(
                        "%s does not lead to the service that answers; add {\"path\": \"...\", \"service\": \"...\"}",
                        ROUTES)
                .isEmpty();
    }

    private static Stream<Endpoint> described() {
        return endpoints.stream().filter(Endpoint::isDescribed);
    }

    private static void assertSame(Stream<String> operations, Set<String> written, String file, String todo) {
        Set<String> missing = operations.collect(Collectors.toCollection(TreeSet::new));
        Set<String> left = new TreeSet<>(written);
        left.removeAll(missing);
        missing.removeAll(written);
        assertThat(missing).as("%s lacks these; %s", file, todo).isEmpty();
        assertThat(left).as("%s has these, but no resource has; %s", file, todo).isEmpty();
    }

    /** The document may call the parameters of a path by other names. */
    private static String line(String method, String path, String operation) {
        return operation + ": " + method + " " + path.replaceAll("\\{\\w+}", "{}");
    }

    private static String member(HasAnnotations<?> annotated, String annotation, String member) {
        return annotated
                .tryGetAnnotationOfType(annotation)
                .flatMap(found -> found.get(member))
                .map(Object::toString)
                .orElse("");
    }
}
