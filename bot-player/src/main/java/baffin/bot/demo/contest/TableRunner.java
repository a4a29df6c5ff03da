package baffin.bot.demo.contest;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** Plays tables of published rounds, some at the same time. For one calling thread. */
final class TableRunner implements AutoCloseable {

    private static final Duration SETTLED_WITHIN = Duration.ofSeconds(30);

    private final ExecutorService pool;
    private final Field field;
    private final ContestProgress progress;
    private final Map<String, Future<?>> matches = new HashMap<>();

    /** @param atOnce how many tables at the same time */
    TableRunner(int atOnce, Field field, ContestProgress progress) {
        this.pool = Executors.newFixedThreadPool(atOnce);
        this.field = field;
        this.progress = progress;
    }

    /** Takes the tables of a round that are new; the same round may come as often as one likes. */
    void take(JsonNode round) {
        for (JsonNode table : round.path("tables")) {
            String match = table.path("matchId").asText();
            if (!table.has("result") && !matches.containsKey(match)) {
                progress.published(round, table);
                matches.put(match, pool.submit(() -> {
                    field.play(table);
                    progress.finished(round, table);
                }));
            }
        }
    }

    /**
     * True while any match is played.
     *
     * @throws IllegalStateException when one could not be played to its end
     */
    boolean busy() {
        boolean busy = false;
        for (Future<?> match : matches.values()) {
            busy |= !match.isDone();
            if (match.state() == Future.State.FAILED) {
                throw failed(match);
            }
        }
        return busy;
    }

    /** Waits a moment for those who have still to notice that their match is over. */
    void settle() throws InterruptedException {
        pool.shutdown();
        if (!pool.awaitTermination(SETTLED_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
            throw new IllegalStateException("the competition is over, but a match of it goes on");
        }
        busy();
    }

    private static IllegalStateException failed(Future<?> match) {
        Throwable why = match.exceptionNow();
        return new IllegalStateException("a match broke off: " + why.getMessage(), why);
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
