package baffin.system.door;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.door.AccessMatrix.Line;
import baffin.system.door.Callers.Kind;
import baffin.system.door.Door.Answer;
import baffin.system.platform.OnSharedBaffin;
import baffin.system.platform.OnSharedBaffin.Shared;
import baffin.system.platform.RunningBaffin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestMethodOrder;

/** Every operation of the API document with every kind of caller, and with requests that make no sense. */
@OnSharedBaffin(OnSharedBaffin.Kind.SOUND)
@Tag(OnSharedBaffin.BOTH_SHAPES)
@Order(3)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@TestMethodOrder(MethodOrderer.OrderAnnotation.class)
public class ApiAtTheDoorTest {

    private static final int OPERATIONS_MIN = 140;

    /** Most of the time somebody waits: for a version to come, or for a stream. */
    private static final int AT_ONCE = 16;

    private Door door;
    private Callers callers;
    private Scene scene;
    private List<ApiOperation> operations;
    private Map<String, Line> matrix;

    @BeforeAll
    void start(@Shared RunningBaffin baffin) {
        door = new Door(baffin.origin());
        callers = new Callers(door, baffin);
        scene = new Scene(door, callers);
        operations = ApiOperation.of(
                door.send("GET", "/api/v1/openapi.json", "", null, Map.of()).ok());
        matrix = AccessMatrix.load().lines();
    }

    @AfterAll
    void stop() {
        door.close();
    }

    @Test
    @Order(1)
    void the_matrix_has_a_line_for_every_operation_and_no_other() {
        assertThat(operations).hasSizeGreaterThanOrEqualTo(OPERATIONS_MIN);
        assertThat(matrix.keySet())
                .containsExactlyInAnyOrderElementsOf(
                        operations.stream().map(ApiOperation::id).toList());
    }

    @Test
    @Order(2)
    protected void requests_that_make_no_sense_are_told_so_and_break_nothing() {
        List<String> wrong =
                forEveryOperation((operation, findings) -> Nonsense.of(operation, scene.parameters(operation))
                        .forEach(nonsense -> tried(operation, nonsense, findings)));
        // among the odd requests to join are some that only their headers make odd, and operations come in any order
        scene.leaves(Kind.STRANGER);

        assertThat(wrong).isEmpty();
    }

    @Test
    @Order(3)
    void whoever_may_not_is_refused_as_the_matrix_says_and_changes_nothing() throws InterruptedException {
        callers.awaitExpiry();
        String before = scene.state();

        List<String> wrong = forEveryOperation(this::refusals);

        assertThat(wrong).isEmpty();
        assertThat(scene.state()).isEqualTo(before);
    }

    @Test
    @Order(4)
    void whoever_may_is_heard() {
        List<String> wrong = new ArrayList<>();
        List<String> seen = new ArrayList<>();
        for (ApiOperation operation : operations) {
            Map<Kind, String> cells = new EnumMap<>(Kind.class);
            for (Kind kind : Kind.values()) {
                String expected = matrix.get(operation.id()).cells().get(kind);
                cells.put(kind, expected);
                if (expected.equals(AccessMatrix.OK)) {
                    Answer answer = asked(operation, kind);
                    if (answer.status() == 401 || answer.status() == 403) {
                        wrong.add(operation.id() + " by " + kind + ": " + answer.status() + " " + answer.body());
                        cells.put(kind, Integer.toString(answer.status()));
                    }
                    Problems.check(operation.id() + " by " + kind, answer, wrong);
                }
            }
            seen.add(new Line(operation.id(), matrix.get(operation.id()).body(), cells).text());
        }

        assertThat(wrong).as(String.join("\n", seen)).isEmpty();
    }

    private List<String> forEveryOperation(BiConsumer<ApiOperation, List<String>> check) {
        List<String> wrong = Collections.synchronizedList(new ArrayList<>());
        try (ExecutorService at = Executors.newFixedThreadPool(AT_ONCE)) {
            operations.stream()
                    .map(operation -> CompletableFuture.runAsync(() -> check(operation, check, wrong), at))
                    .toList()
                    .forEach(CompletableFuture::join);
        }
        return wrong;
    }

    private static void check(
            ApiOperation operation, BiConsumer<ApiOperation, List<String>> check, List<String> wrong) {
        try {
            check.accept(operation, wrong);
        } catch (RuntimeException | AssertionError unchecked) {
            wrong.add(operation.id() + ": " + unchecked);
        }
    }

    private void refusals(ApiOperation operation, List<String> wrong) {
        for (Kind kind : Kind.values()) {
            String expected = matrix.get(operation.id()).cells().get(kind);
            if (!expected.equals(AccessMatrix.OK)) {
                Answer answer = asked(operation, kind);
                if (!Integer.toString(answer.status()).equals(expected)) {
                    wrong.add(operation.id() + " by " + kind + ": " + answer.status() + " for " + expected);
                }
                Problems.check(operation.id() + " by " + kind, answer, wrong);
            }
        }
    }

    private void tried(ApiOperation operation, Nonsense nonsense, List<String> wrong) {
        String request = operation.id() + " " + nonsense;
        try {
            Answer answer = door.sendOnce(
                    operation.method(),
                    nonsense.address(),
                    callers.bearer(Kind.STRANGER),
                    nonsense.body(),
                    nonsense.headers());
            Problems.check(request, answer, wrong);
        } catch (RuntimeException unanswered) {
            wrong.add(request + ": " + unanswered);
        }
    }

    private Answer asked(ApiOperation operation, Kind kind) {
        String body = scene.filled(matrix.get(operation.id()).body(), kind);
        return door.send(
                operation.method(),
                operation.with(scene.parameters(operation)),
                callers.bearer(kind),
                body.isEmpty() ? null : body,
                Map.of());
    }
}
