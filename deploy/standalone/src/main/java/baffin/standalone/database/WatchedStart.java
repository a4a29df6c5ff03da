package baffin.standalone.database;

import baffin.standalone.process.LastWords;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * Starts the server and reads its log meanwhile: the library asks on to the end of its time, also a server that has
 * ended or refuses the password.
 */
final class WatchedStart {

    private static final long LOOK_EVERY_MS = 200;
    private static final Duration DOUBT = Duration.ofSeconds(2);
    private static final Duration GIVE_UP_LIMIT = Duration.ofSeconds(10);
    private static final String FATAL = "FATAL:";

    // what a server says to those who come too early
    private static final String NOT_YET = "the database system is";

    private WatchedStart() {}

    static EmbeddedPostgres of(Callable<EmbeddedPostgres> start, DatabaseSettings settings, Duration limit)
            throws IOException {
        long logFrom = LastWords.end(settings.logFile());
        CompletableFuture<EmbeddedPostgres> server = new CompletableFuture<>();
        Thread starter = Thread.ofPlatform().daemon().name("postgres-start").start(() -> {
            try {
                server.complete(start.call());
            } catch (Exception e) {
                server.completeExceptionally(e);
            }
        });
        long end = System.nanoTime() + limit.toNanos();
        long refusedAt = 0;
        while (true) {
            try {
                return server.get(LOOK_EVERY_MS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException notYet) {
                Optional<String> fatal = fatal(settings, logFrom);
                refusedAt = fatal.isEmpty() || refusedAt != 0 ? refusedAt : System.nanoTime();
                boolean refused = refusedAt != 0 && System.nanoTime() - refusedAt > DOUBT.toNanos();
                if (refused || System.nanoTime() > end) {
                    giveUp(starter, server, settings);
                    throw new IOException(fatal.orElse("it does not answer"));
                }
            } catch (ExecutionException e) {
                Postmaster.stopLeftover(settings.dataDir());
                throw new IOException(fatal(settings, logFrom).orElse(String.valueOf(e.getMessage())), e);
            } catch (InterruptedException e) {
                giveUp(starter, server, settings);
                Thread.currentThread().interrupt();
                throw new IOException("interrupted", e);
            }
        }
    }

    private static Optional<String> fatal(DatabaseSettings settings, long logFrom) {
        return LastWords.lines(settings.logFile(), logFrom).reversed().stream()
                .filter(line -> line.contains(FATAL) && !line.contains(NOT_YET))
                .map(line ->
                        line.substring(line.indexOf(FATAL) + FATAL.length()).strip())
                .findFirst();
    }

    /** No server stays behind, and its lock on the data is free again. */
    private static void giveUp(Thread starter, CompletableFuture<EmbeddedPostgres> server, DatabaseSettings settings)
            throws IOException {
        starter.interrupt();
        try {
            // an interrupted start hands out the server as it is
            server.get(GIVE_UP_LIMIT.toMillis(), TimeUnit.MILLISECONDS).close();
        } catch (ExecutionException | TimeoutException | InterruptedException e) {
            server.cancel(false);
        }
        Postmaster.stopLeftover(settings.dataDir());
    }
}
