package baffin.system.door;

import baffin.system.platform.RunningBaffin;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.BiConsumer;

/**
 * A platform with one of everything and every kind of caller, and the operations of its API document.
 *
 * @param door sends the requests
 */
record Entrance(Door door, Callers callers, Scene scene, List<ApiOperation> operations) implements AutoCloseable {

    /** Requests at once: most of their time passes in waiting for a version, or for a stream. */
    private static final int AT_ONCE = 16;

    /** Prepares a running platform. */
    static Entrance of(RunningBaffin baffin) {
        Door door = new Door(baffin.origin());
        Callers callers = new Callers(door, baffin);
        return new Entrance(
                door,
                callers,
                new Scene(door, callers),
                ApiOperation.of(door.send("GET", "/api/v1/openapi.json", "", null, Map.of())
                        .ok()));
    }

    /** Checks every operation; returns what the checks have added to their lists. */
    List<String> forEveryOperation(BiConsumer<ApiOperation, List<String>> check) {
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

    @Override
    public void close() {
        door.close();
    }
}
