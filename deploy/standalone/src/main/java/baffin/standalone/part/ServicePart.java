package baffin.standalone.part;

import baffin.standalone.config.Service;
import baffin.standalone.process.ChildProcess;
import baffin.standalone.process.PidFile;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One of the services. */
public final class ServicePart implements Part {

    private static final Duration START_LIMIT = Duration.ofMinutes(4);
    private static final Duration LOOK_EVERY = Duration.ofMillis(200);
    private static final Duration ANSWER_LIMIT = Duration.ofSeconds(3);

    private final Service service;
    private final String url;
    private final List<String> command;
    private final Map<String, String> environment;
    private final PidFile pidFile;
    private final Path log;
    private final Duration stopLimit;
    private volatile @Nullable ChildProcess process;

    /**
     * @param url where the service will answer
     * @param environment its configuration
     * @param stopLimit how long it may take to stop before it is killed
     */
    public ServicePart(
            Service service,
            String url,
            List<String> command,
            Map<String, String> environment,
            PidFile pidFile,
            Path log,
            Duration stopLimit) {
        this.service = service;
        this.url = url;
        this.command = List.copyOf(command);
        this.environment = Map.copyOf(environment);
        this.pidFile = pidFile;
        this.log = log;
        this.stopLimit = stopLimit;
    }

    @Override
    public String name() {
        return service.id();
    }

    @Override
    public void start() throws IOException {
        ChildProcess started = ChildProcess.start(command, environment, pidFile, log);
        process = started;
        long end = System.nanoTime() + START_LIMIT.toNanos();
        URI ready = URI.create(url + "/q/health/ready");
        while (!HttpCheck.isOk(ready, ANSWER_LIMIT)) {
            if (!started.isAlive()) {
                throw new IOException(name() + " ended while it started, see " + log);
            }
            if (System.nanoTime() > end || Thread.currentThread().isInterrupted()) {
                throw new IOException(name() + " did not become ready, see " + log);
            }
            pause();
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
