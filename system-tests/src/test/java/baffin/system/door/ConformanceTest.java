package baffin.system.door;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.door.AccessMatrix.Line;
import baffin.system.door.Callers.Kind;
import baffin.system.door.Conversation.Received;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;

/** Every operation of the API document keeps what HTTP and its neighbours ask for (RFC 9110, RFC 9457, HTML 9.2). */
@Tag(Lanes.CONTRACTS)
@OnSharedBaffin(OnSharedBaffin.Kind.STABLE)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
class ConformanceTest {

    private static final Set<String> METHODS = Set.of("GET", "POST", "PUT", "PATCH", "DELETE");
    private static final Set<String> SSE_FIELDS = Set.of("id", "event", "data", "retry", "");
    private static final String PROBLEM = "application/problem+json";

    private Door door;
    private Conversation talk;
    private Callers callers;
    private Scene scene;
    private JsonNode document;
    private List<ApiOperation> operations;

    @BeforeAll
    void start(@Shared RunningBaffin baffin) {
        door = new Door(baffin.origin());
        talk = new Conversation(baffin.origin());
        callers = new Callers(door, baffin);
        scene = new Scene(door, callers);
        document = door.send("GET", "/api/v1/openapi.json", "", null, Map.of()).ok();
        operations =
                ApiOperation.of(document).stream().filter(ApiOperation::ofApi).toList();
    }

    @AfterAll
    void stop() {
        talk.close();
        door.close();
    }

    private List<ApiOperation> reads() {
        return operations.stream().filter(ApiOperation::reads).toList();
    }

    private String filled(ApiOperation operation) {
        return operation.with(scene.parameters(operation));
    }

    private Received read(ApiOperation operation, Map<String, String> headers) {
        return talk.ask("GET", filled(operation), callers.bearer(Kind.OWNER), null, headers);
    }

    @Test
    @Order(1)
    void an_address_without_a_method_is_405_and_names_those_that_it_has() {
        List<String> wrong = new ArrayList<>();
        for (ApiOperation operation : operations) {
            // an address may be written out and also fit another one's parameter
            Set<String> there = methods(one -> fits(one, filled(operation)));
            METHODS.stream()
                    .filter(method -> !there.contains(method))
                    .sorted()
                    .findFirst()
                    .ifPresent(method -> methodRefused(operation, method, there, wrong));
        }
        assertThat(wrong).isEmpty();
    }

    private Set<String> methods(Predicate<ApiOperation> which) {
        return operations.stream()
                .filter(which)
                .map(ApiOperation::method)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private static boolean fits(ApiOperation operation, String path) {
        return path.matches(operation.path().replaceAll("\\{\\w+}", "[^/]+"));
    }

    private void methodRefused(ApiOperation operation, String method, Set<String> there, List<String> wrong) {
        Received received = talk.ask(method, filled(operation), callers.bearer(Kind.OWNER), null, Map.of());
        Set<String> allowed = new TreeSet<>(List.of(received.header("Allow").split("\\s*,\\s*")));
        allowed.removeAll(Set.of("HEAD", "OPTIONS", ""));
        Set<String> own = methods(one -> one.path().equals(operation.path()));
        if (received.status() != 405
                || !there.containsAll(allowed)
                || !allowed.containsAll(own)
                || !received.header("Content-Type").startsWith(PROBLEM)) {
            wrong.add(
                    method + " " + operation.path() + ": " + received.status() + " Allow " + allowed + " for " + there);
        }
    }

    @Test
    @Order(2)
    void a_media_type_that_there_is_none_of_is_406_and_names_those_that_there_are() {
        List<String> wrong = new ArrayList<>();
        for (ApiOperation operation : reads()) {
            Received received = read(operation, Map.of("Accept", "application/x-nothing"));
            List<String> allowed = texts(json(received).path("allowed"));
            if (received.status() != 406 || allowed.isEmpty()) {
                wrong.add(operation.id() + ": " + received.status() + " allowed " + allowed);
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    @Order(3)
    void what_is_below_nothing_is_404() {
        List<String> wrong = Stream.concat(
                        Stream.of("/api/v1/nothing", "/api/v1/matches/x/y/z", "/nothing"),
                        Stream.of("lobby", "competitions", "results", "matches")
                                .map(area -> "/api/v1/" + area + "/a/b/c/d"))
                .flatMap(path -> Stream.of("GET", "POST", "DELETE").map(method -> method + " " + path))
                .filter(request -> {
                    String[] words = request.split(" ", 2);
                    Received received = talk.ask(words[0], words[1], callers.bearer(Kind.OWNER), null, Map.of());
                    return received.status() != 404
                            || !received.header("Content-Type").startsWith(PROBLEM);
                })
                .toList();
        assertThat(wrong).isEmpty();
    }

    @Test
    @Order(4)
    void a_filter_by_an_id_refuses_what_can_be_none() {
        List<String> wrong = new ArrayList<>();
        List<String> filters = new ArrayList<>();
        for (ApiOperation operation : reads()) {
            JsonNode parameters = document.path("paths").path(operation.path()).at("/get/parameters");
            for (JsonNode parameter : parameters) {
                JsonNode schema = parameter.path("schema");
                JsonNode one = schema.has("items") ? schema.path("items") : schema;
                String name = parameter.path("name").asText();
                boolean id = one.path("format").asText().equals("uuid")
                        || one.path("pattern").asText().contains("[0-9a-f]{12}");
                if (parameter.path("in").asText().equals("query") && id) {
                    filters.add(operation.id() + "?" + name);
                    Kind kind = operation.path().contains("/operator/") ? Kind.OPERATOR : Kind.OWNER;
                    String address = filled(operation) + "?" + name + "=Nansen";
                    Received received = talk.ask("GET", address, callers.bearer(kind), null, Map.of());
                    JsonNode fault = json(received).at("/violations/0");
                    if (received.status() != 400
                            || !fault.path("pointer").asText().equals("?" + name)
                            || !fault.path("value").asText().equals("Nansen")) {
                        wrong.add(address + ": " + received.status() + " " + fault);
                    }
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(filters)
                .contains("listMatches?player", "listResults?opponent", "competitions?series", "findPlayers?ids");
    }

    @Test
    @Order(4)
    void what_has_a_tag_is_left_out_for_who_has_it() {
        List<String> wrong = new ArrayList<>();
        List<String> tagged = new ArrayList<>();
        for (ApiOperation operation : reads()) {
            String tag = read(operation, Map.of()).header("ETag");
            if (tag.isEmpty()) {
                continue;
            }
            tagged.add(operation.id());
            // names may have been erased since a time that is not told: then everything is sent again
            Map<String, String> known =
                    Map.of("If-None-Match", tag, "If-Modified-Since", "Fri, 31 Dec 2100 23:59:59 GMT");
            Received received = read(operation, known);
            if (received.status() != 304
                    || !received.body().isEmpty()
                    || received.header("ETag").isEmpty()) {
                wrong.add(operation.id() + ": " + received.status() + " for " + tag + " " + received.header("ETag"));
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(tagged)
                .contains("getMatch", "getBoard", "getLegalActions", "getMatchEvents", "lobbyMatch", "competition");
    }

    @Test
    @Order(5)
    void a_query_parameter_that_there_is_none_of_is_refused() {
        List<String> wrong = new ArrayList<>();
        for (ApiOperation operation : operations) {
            Received received = talk.ask(
                    operation.method(),
                    filled(operation) + "?noSuchParameter=1",
                    callers.bearer(Kind.OWNER),
                    null,
                    Map.of());
            boolean refused = received.status() == 400 && received.body().contains("?noSuchParameter");
            boolean notHis = received.status() == 403;
            if (!refused && !notHis) {
                wrong.add(operation.id() + ": " + received.status() + " " + received.body());
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    @Order(6)
    void streams_have_no_fields_but_those_that_there_are() {
        List<String> wrong = new ArrayList<>();
        int streams = 0;
        for (ApiOperation operation : reads()) {
            if (!operation.path().endsWith("/stream")) {
                continue;
            }
            Received received = read(operation, Map.of("Accept", "text/event-stream"));
            streams++;
            boolean plain = received.body().lines().allMatch(line -> SSE_FIELDS.contains(line.split(":", 2)[0]));
            if (received.status() != 200
                    || !plain
                    || !received.header("Content-Encoding").isEmpty()) {
                wrong.add(operation.id() + ": " + received.status() + " " + received.body());
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(streams).isGreaterThanOrEqualTo(6);
    }

    @Test
    @Order(7)
    void answers_say_who_may_frame_them_in_one_way_and_pages_what_they_may_load() {
        List<String> wrong = new ArrayList<>();
        List<String> pages = Stream.concat(
                        reads().stream().map(this::filled),
                        Stream.of("/", "/account/sign-in", "/oauth/authorize", "/api/v1/docs", "/nothing"))
                .toList();
        for (String page : pages) {
            Received received = talk.ask("GET", page, callers.bearer(Kind.OWNER), null, Map.of());
            String policy = received.header("Content-Security-Policy");
            boolean twice = policy.contains("frame-ancestors")
                    && !policy.contains("frame-ancestors 'none'")
                    && !received.header("X-Frame-Options").isEmpty();
            boolean open = received.header("Content-Type").startsWith("text/html") && policy.isEmpty();
            if (twice || open || policy.contains(", ")) {
                wrong.add(page + ": " + received.status() + " " + policy + " | " + received.header("X-Frame-Options"));
            }
        }
        assertThat(wrong).isEmpty();
    }

    @Test
    @Order(8)
    void what_is_made_can_be_read_where_it_is_said_to_be() {
        Map<String, Line> matrix = AccessMatrix.load().lines();
        List<String> wrong = new ArrayList<>();
        List<String> made = new ArrayList<>();
        for (ApiOperation operation : operations) {
            if (!operation.method().equals("POST")) {
                continue;
            }
            String body = scene.filled(matrix.get(operation.id()).body(), Kind.OWNER);
            Received received = talk.ask(
                    "POST", filled(operation), callers.bearer(Kind.OWNER), body.isEmpty() ? null : body, Map.of());
            if (received.status() == 201) {
                made.add(operation.id());
                String location = received.header("Location");
                // what is made without an address of its own stands where it was sent (RFC 9110, 15.3.2)
                String address = location.isEmpty() ? filled(operation) : location;
                int there = talk.ask("GET", address, callers.bearer(Kind.OWNER), null, Map.of())
                        .status();
                if (there != 200) {
                    wrong.add(operation.id() + ": " + there + " at " + address);
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(made).hasSizeGreaterThanOrEqualTo(6);
    }

    private static JsonNode json(Received received) {
        try {
            return Door.JSON.readTree(received.body());
        } catch (java.io.IOException e) {
            return Door.JSON.missingNode();
        }
    }

    private static List<String> texts(JsonNode list) {
        List<String> texts = new ArrayList<>();
        list.forEach(one -> texts.add(one.asText()));
        return texts;
    }
}
