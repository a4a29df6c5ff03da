package baffin.standalone.cli.status;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** Questions asked at the same time, all under one deadline. One that hangs is left behind. */
final class SideBySide {

    private final Duration limit;
    private final long end;
    private final List<CompletableFuture<?>> pending = new ArrayList<>();

    /** @param limit from now on, for all questions together */
    SideBySide(Duration limit) {
        this.limit = limit;
        this.end = System.nanoTime() + limit.toNanos();
    }

    /** Asks; the answer, or {@code otherwise} when it fails or is late, is there when it is fetched. */
    <T> Supplier<T> ask(Callable<T> question, T otherwise) {
        CompletableFuture<T> answer = started(question);
        pending.add(answer);
        return () -> fetch(answer, otherwise);
    }

    /**
     * Asks what matters less and costs more: once all that was asked by then is answered, or half the limit has gone.
     */
    <T> Supplier<T> askNext(Callable<T> question, T otherwise) {
        CompletableFuture<T> answer = CompletableFuture.allOf(pending.toArray(CompletableFuture[]::new))
                .completeOnTimeout(null, limit.toMillis() / 2, TimeUnit.MILLISECONDS)
                .exceptionally(failed -> null)
                .thenCompose(before -> started(question));
        return () -> fetch(answer, otherwise);
    }

    private static <T> CompletableFuture<T> started(Callable<T> question) {
        CompletableFuture<T> answer = new CompletableFuture<>();
        // a platform thread of its own: file and socket calls may block for good
        Thread.ofPlatform().daemon().start(() -> {
            try {
                answer.complete(question.call());
            } catch (Exception e) {
                answer.completeExceptionally(e);
            }
        });
        return answer;
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
