package baffin.lobby.competition.api;

import baffin.platform.limits.ByteBudget;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import org.jboss.logging.Logger;

/** The body of an import, on disk while it is needed: it is read twice, and never whole in memory. */
final class ImportFile implements AutoCloseable {

    /** Most bytes of a document. */
    static final long BYTES_MAX = 16 * 1024 * 1024;

    private static final Logger LOG = Logger.getLogger(ImportFile.class);
    private static final Duration PATIENCE = Duration.ofMinutes(1);
    private static final int PORTION = 64 * 1024;

    private final Path path;
    private final String player;
    private final Set<String> importers;
    private final ByteBudget.Share share;

    private ImportFile(Path path, String player, Set<String> importers, ByteBudget.Share share) {
        this.path = path;
        this.player = player;
        this.importers = importers;
        this.share = share;
    }

    /**
     * Takes a body as it comes.
     *
     * @param importers who is importing now: nobody brings two at once
     * @param budget what all bodies on disk may have together
     * @throws ProblemException 413 when it is too large, 400 when it comes too slowly, 429 or 503 when there are others
     */
    static ImportFile spooled(InputStream body, String player, Set<String> importers, ByteBudget budget) {
        ByteBudget.Share share = budget.take(BYTES_MAX);
        if (!importers.add(player)) {
            share.close();
            throw ProblemException.retryLater(
                    Problem.of(ProblemType.TOO_MANY_REQUESTS, "an import of yours is under way; one at a time"), 2);
        }
        try {
            ImportFile file = new ImportFile(Files.createTempFile("baffin-import", ".json"), player, importers, share);
            file.fill(body);
            return file;
        } catch (IOException e) {
            share.close();
            importers.remove(player);
            throw new UncheckedIOException(e);
        }
    }

    private void fill(InputStream body) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        byte[] portion = new byte[PORTION];
        long total = 0;
        try (OutputStream out = Files.newOutputStream(path)) {
            for (int read = body.read(portion); read >= 0; read = body.read(portion)) {
                total += read;
                if (total > BYTES_MAX) {
                    throw Problem.of(ProblemType.TOO_LARGE, "an export has at most 16 MiB")
                            .asException();
                }
                if (System.nanoTime() > end) {
                    throw Problem.of(ProblemType.BAD_REQUEST, "the body came too slowly")
                            .asException();
                }
                out.write(portion, 0, read);
            }
        } catch (IOException e) {
            close();
            throw Problem.of(ProblemType.BAD_REQUEST, "the body broke off").asException();
        } catch (RuntimeException e) {
            close();
            throw e;
        }
    }

    Path path() {
        return path;
    }

    @Override
    public void close() {
        share.close();
        importers.remove(player);
        try {
            Files.deleteIfExists(path);
        } catch (IOException e) {
            LOG.warnf("a file that was imported can't be deleted: %s", e.getMessage());
        }
    }
}
