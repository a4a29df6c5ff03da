package baffin.system.door;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.door.AccessMatrix.Line;
import baffin.system.door.Callers.Kind;
import baffin.system.door.Conversation.Received;
import baffin.system.door.Door.Answer;
import baffin.system.platform.Lanes;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;

/** Every operation of the API document with every kind of caller. */
@Tag(Lanes.SMOKE)
@OnSharedBaffin(OnSharedBaffin.Kind.STABLE)
@Order(3)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class ApiAtTheDoorTest {

    /** A query parameter that no operation has. */
    private static final String UNKNOWN = "noSuchParameter";

    private static final String MATRIX = "system-tests/src/test/resources/baffin/system/door/access-matrix.tsv";

    private Entrance entrance;
    private Map<String, Line> matrix;

    @BeforeAll
    void start(@Shared RunningBaffin baffin) {
        entrance = Entrance.of(baffin);
        matrix = AccessMatrix.load().lines();
    }

    @AfterAll
    void stop() {
        entrance.close();
    }

    @Test
    @Order(1)
    void every_operation_refuses_a_parameter_that_it_does_not_have_and_names_those_that_it_has() {
        assertThat(entrance.forEveryOperation(this::unknownParameters)).isEmpty();
    }

    private void unknownParameters(ApiOperation operation, List<String> wrong) {
        if (!operation.ofApi()) {
            return;
        }
        for (String form : operation.forms()) {
            Answer refused = withUnknownParameter(operation, Kind.OPERATOR, form);
            JsonNode violation = refused.json().path("violations").path(0);
            List<String> allowed = new ArrayList<>();
            violation.path("allowed").forEach(name -> allowed.add(name.asText()));
            if (refused.status() != 400
                    || !violation.path("pointer").asText().equals("?" + UNKNOWN)
                    || !allowed.equals(operation.queries().stream().sorted().toList())) {
                wrong.add(operation.id() + " as " + form + ": " + refused.body());
            }
            int garbage = withUnknownParameter(operation, Kind.GARBAGE, form).status();
            int nobody = withUnknownParameter(operation, Kind.NOBODY, form).status();
            if (garbage != 401 || nobody != 400 && nobody != 401) {
                wrong.add(operation.id() + " as " + form + " without a token: " + garbage + ", " + nobody);
            }
        }
    }

    private Answer withUnknownParameter(ApiOperation operation, Kind kind, String form) {
        return entrance.door()
                .send(
                        operation.method(),
                        operation.path().replaceAll("\\{[^}]+}", "1") + "?" + UNKNOWN + "=1",
                        entrance.callers().bearer(kind),
                        operation.reads() ? null : "{}",
                        Map.of("Accept", form));
    }

    @Test
    @Order(2)
    void whoever_may_not_is_refused_as_the_matrix_says_and_changes_nothing() {
        String before = entrance.scene().state();

        List<String> wrong = entrance.forEveryOperation(this::refusals);

        assertThat(wrong).as(MATRIX).isEmpty();
        assertThat(entrance.scene().state()).isEqualTo(before);
    }

    @Test
    @Order(3)
    void whoever_may_is_heard() {
        List<String> wrong = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        for (ApiOperation operation : entrance.operations()) {
            Map<Kind, String> cells = new EnumMap<>(Kind.class);
            for (Kind kind : Kind.values()) {
                String expected = matrix.get(operation.id()).cells().get(kind);
                cells.put(kind, expected);
                if (expected.equals(AccessMatrix.OK)) {
                    Answer answer = answered(operation, kind);
                    if (answer.status() == 401 || answer.status() == 403) {
                        wrong.add(operation.id() + " by " + kind + ": " + answer.status() + " " + answer.body());
                        cells.put(kind, Integer.toString(answer.status()));
                    }
                    check(operation, kind, answer, wrong);
                }
            }
            seen.add(matrix.get(operation.id()).with(cells).text());
        }

        assertThat(wrong)
                .as("%s; as they were answered:%n%s", MATRIX, String.join("\n", seen))
                .isEmpty();
    }

    @Test
    @Order(4)
    void head_ends_on_every_stream_and_takes_none_of_the_ten() {
        List<ApiOperation> streams = entrance.operations().stream()
                .filter(operation -> operation.forms().contains("text/event-stream"))
                .toList();
        assertThat(streams).hasSizeGreaterThan(6);
        for (ApiOperation stream : streams) {
            String path = stream.with(entrance.scene().parameters(stream));
            Kind kind = Stream.of(Kind.values())
                    .filter(one -> matrix.get(stream.id()).cells().get(one).equals(AccessMatrix.OK))
                    .findFirst()
                    .orElseThrow();
            Map<String, String> accept = Map.of("Accept", "text/event-stream");
            String bearer = entrance.callers().bearer(kind);
            int status = entrance.door().send("GET", path, bearer, null, accept).status();
            for (int times = 0; times < 12; times++) {
                assertThat(entrance.door()
                                .sendOnce("HEAD", path, bearer, null, accept)
                                .status())
                        .as(stream.id())
                        .isEqualTo(status);
            }
        }
    }

    @Test
    @Order(5)
    void a_page_of_another_site_asks_with_a_token_and_never_without_one_for_what_takes_none() {
        assertThat(entrance.forEveryOperation(this::fromElsewhere)).as(MATRIX).isEmpty();
    }

    private void fromElsewhere(ApiOperation operation, List<String> wrong) {
        String page = matrix.get(operation.id()).page();
        String path = operation.with(entrance.scene().parameters(operation));
        Map<String, String> question = Map.of(
                "Origin", "https://other.example",
                "Sec-Fetch-Site", "cross-site",
                "Access-Control-Request-Method", operation.method(),
                "Access-Control-Request-Headers", "authorization,content-type");
        try (Conversation talk = new Conversation(entrance.door().origin())) {
            Received preflight = talk.ask("OPTIONS", path, "", null, question);
            boolean allowed = preflight.status() == 204
                    && preflight.header("Access-Control-Allow-Origin").equals("*")
                    && preflight.header("Access-Control-Allow-Methods").contains(operation.method())
                    && preflight.header("Access-Control-Allow-Headers").contains("Authorization");
            if (allowed == page.equals("own")
                    || !preflight.header("Access-Control-Allow-Credentials").isEmpty()) {
                wrong.add(operation.id() + ": " + preflight.status() + " for a page that may " + page);
            }
            // a form of another site is sent without any question
            if (!operation.reads() && !operation.path().startsWith("/oauth/")) {
                String body = operation.path().startsWith("/api/")
                        ? matrix.get(operation.id()).body()
                        : "";
                Map<String, String> form = Map.of(
                        "Origin",
                        "https://other.example",
                        "Sec-Fetch-Site",
                        "cross-site",
                        "Content-Type",
                        "text/plain");
                int status = talk.ask(operation.method(), path, "", body.isEmpty() ? null : body, form)
                        .status();
                if (page.equals("own") ? status != 403 : status != 401 && status != 415) {
                    wrong.add(operation.id() + " without a question: " + status);
                }
            }
        }
    }

    private void refusals(ApiOperation operation, List<String> wrong) {
        for (Kind kind : Kind.values()) {
            String expected = matrix.get(operation.id()).cells().get(kind);
            if (!expected.equals(AccessMatrix.OK)) {
                Answer answer = answered(operation, kind);
                if (!Integer.toString(answer.status()).equals(expected)) {
                    wrong.add(operation.id() + " by " + kind + ": " + answer.status() + " for " + expected);
                }
                check(operation, kind, answer, wrong);
            }
        }
    }

    /** What OAuth is question is refused in its own words, which the API document holds. */
    private static void check(ApiOperation operation, Kind kind, Answer answer, List<String> wrong) {
        if (operation.ofApi()) {
            Problems.check(operation.id() + " by " + kind, answer, wrong);
        }
    }

    private Answer answered(ApiOperation operation, Kind kind) {
        Scene scene = entrance.scene();
        String body = scene.filled(matrix.get(operation.id()).body(), kind);
        return entrance.door()
                .send(
                        operation.method(),
                        operation.with(scene.parameters(operation)),
                        entrance.callers().bearer(kind),
                        body.isEmpty() ? null : body,
                        Map.of());
    }
}
