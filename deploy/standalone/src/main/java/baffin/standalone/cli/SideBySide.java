package baffin.standalone.cli;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Questions asked at the same time, all under one deadline. One that hangs is left behind. */
final class SideBySide {

    private final long end;

    /** @param limit from now on, for all questions together */
    SideBySide(Duration limit) {
        this.end = System.nanoTime() + limit.toNanos();
    }

    /** Asks; the answer, or {@code otherwise} when it fails or is late, is there when it is fetched. */
    <T> Supplier<T> ask(Callable<T> question, T otherwise) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        // a platform thread of its own: file and socket calls may block for good
        Thread.ofPlatform().daemon().start(() -> {
            try {
                answer.complete(question.call());
            } catch (Exception e) {
                answer.completeExceptionally(e);
            }
        });
        return () -> fetch(answer, otherwise);
    }

    private <T> T fetch(CompletableFuture<T> answer, T otherwise) {
        try {
            return answer.get(Math.max(0, end - System.nanoTime()), TimeUnit.NANOSECONDS);
        } catch (ExecutionException | TimeoutException e) {
            return otherwise;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return otherwise;
        }
    }
}
