package baffin.standalone.part;

import baffin.standalone.config.ServiceProcess;
import baffin.standalone.part.HttpCheck.Answer;
import baffin.standalone.process.ChildProcess;
import baffin.standalone.process.LastWords;
import baffin.standalone.process.LogFile;
import baffin.standalone.process.PidFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A process of services. */
public final class ServicePart implements Part {

    private static final Duration TELL_EVERY = Duration.ofSeconds(10);
    private static final Duration LOOK_EVERY = Duration.ofMillis(200);
    private static final Duration ANSWER_LIMIT = Duration.ofSeconds(3);

    private final ServiceProcess service;
    private final String url;
    private final List<String> command;
    private final Map<String, String> environment;
    private final PidFile pidFile;
    private final Path log;
    private final Duration stopLimit;
    private final Patience patience;
    private final Consumer<String> report;
    private volatile @Nullable ChildProcess process;

    /**
     * @param url where the service will answer
     * @param environment its configuration
     * @param stopLimit how long it may take to stop before it is killed
     * @param patience how long its start may stand still
     * @param report takes a line from time to time that tells how far a long start is
     */
    public ServicePart(
            ServiceProcess service,
            String url,
            List<String> command,
            Map<String, String> environment,
            PidFile pidFile,
            Path log,
            Duration stopLimit,
            Patience patience,
            Consumer<String> report) {
        this.service = service;
        this.url = url;
        this.command = List.copyOf(command);
        this.environment = Map.copyOf(environment);
        this.pidFile = pidFile;
        this.log = log;
        this.stopLimit = stopLimit;
        this.patience = patience;
        this.report = report;
    }

    @Override
    public String name() {
        return service.id();
    }

    @Override
    public void start() throws IOException {
        long logFrom = LastWords.end(LogFile.prepare(log));
        ChildProcess started = ChildProcess.start(command, environment, pidFile, log);
        process = started;
        patience.renew();
        URI ready = URI.create(url + "/q/health/ready");
        Readiness last = Readiness.UNKNOWN;
        long reportedAt = System.nanoTime();
        Optional<Answer> answer = HttpCheck.get(ready, ANSWER_LIMIT);
        while (!answer.map(Answer::isOk).orElse(false)) {
            if (!started.isAlive()) {
                throw new IOException(name() + " ended while it started" + LastWords.since(log, logFrom));
            }
            Readiness now = answer.map(some -> Readiness.of(some.body())).orElse(last);
            if (!now.equals(last)) {
                patience.renew();
            }
            last = now;
            if (!now.progress().isEmpty() && System.nanoTime() - reportedAt > TELL_EVERY.toNanos()) {
                reportedAt = System.nanoTime();
                report.accept(name() + " is getting ready: " + now.progress());
            }
            if (patience.isOver() || Thread.currentThread().isInterrupted()) {
                throw new IOException(name() + " did not become ready, and nothing has changed for "
                        + patience.limit().toSeconds() + " s" + LastWords.since(log, logFrom));
            }
            pause();
            answer = HttpCheck.get(ready, ANSWER_LIMIT);
        }
    }

    @Override
    public boolean isAlive() {
        ChildProcess current = process;
        return current != null && current.isAlive();
    }

    @Override
    public boolean isWell() {
        return HttpCheck.isOk(URI.create(url + "/q/health/live"), ANSWER_LIMIT);
    }

    @Override
    public boolean isFrozen() {
        ChildProcess current = process;
        return current != null && current.isFrozen();
    }

    @Override
    public void kill() {
        ChildProcess current = process;
        if (current != null) {
            current.kill();
        }
    }

    @Override
    public void stop() {
        ChildProcess current = process;
        if (current != null) {
            current.stop(stopLimit);
        }
    }

    private static void pause() {
        try {
            Thread.sleep(LOOK_EVERY);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
