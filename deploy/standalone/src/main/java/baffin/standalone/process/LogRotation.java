package baffin.standalone.process;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.function.Consumer;

/** Keeps the log files of a running platform small. */
public final class LogRotation implements AutoCloseable {

    private final Path directory;
    private final Consumer<String> report;
    private final Thread thread;

    private LogRotation(Path directory, Duration every, Consumer<String> report) {
        this.directory = directory;
        this.report = report;
        this.thread = Thread.ofVirtual().name("log-rotation").start(() -> run(every));
    }

    /**
     * Begins to look after all {@code *.log} of a directory.
     *
     * @param every how often to look
     * @param report takes one line when a file cannot be set aside
     */
    public static LogRotation start(Path directory, Duration every, Consumer<String> report) {
        return new LogRotation(directory, every, report);
    }

    @Override
    public void close() {
        thread.interrupt();
    }

    private void run(Duration every) {
        boolean reported = false;
        while (!Thread.currentThread().isInterrupted()) {
            try {
                Thread.sleep(every);
                rotateAll();
                reported = false;
            } catch (InterruptedException over) {
                return;
            } catch (IOException | UncheckedIOException e) {
                if (!reported) {
                    report.accept("a log file cannot be set aside: " + e.getMessage());
                    reported = true;
                }
            }
        }
    }

    private void rotateAll() throws IOException {
        if (!Files.isDirectory(directory)) {
            return;
        }
        try (DirectoryStream<Path> files = Files.newDirectoryStream(directory, "*.log")) {
            for (Path file : files) {
                LogFile.rotate(file);
            }
        }
    }
}
