package baffin.system.platform;

import baffin.standalone.config.Directories;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.part.ClassCaching;
import baffin.standalone.part.PlatformOptions;
import baffin.standalone.part.ServiceCommand;
import baffin.standalone.part.ServiceEnvironment;
import baffin.standalone.process.LastWords;
import baffin.standalone.process.Ports;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A second process of a service beside the one that {@code up} has started, as on another machine: same log, same
 * database, an ordinal and a port of its own. Nobody starts it again when it is killed.
 */
public final class AnotherInstance implements AutoCloseable {

    /** Its {@code BAFFIN_INSTANCE}; that of the first is 0. */
    public static final int ORDINAL = 1;

    private static final Duration READY_WITHIN = Duration.ofMinutes(10);
    private static final int OK = 200;
    private static final int LAST_LINES = 20;

    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private final int port = Ports.free(1).getFirst();
    private final Map<String, String> environment;
    private final List<String> command;
    private final Path log;
    private Process process;

    /**
     * Starts one beside the service of a platform whose services are processes of their own.
     *
     * @param front where it asks other services, whichever instance answers
     */
    public AnotherInstance(RunningBaffin baffin, Service service, URI front) throws IOException {
        Directories layout = baffin.layout();
        ServiceProcess one = ServiceProcess.of(service);
        PlatformOptions options = new PlatformOptions(
                "127.0.0.1",
                baffin.ports(),
                baffin.ports().shape().partitions(),
                true,
                "",
                "",
                Optional.empty(),
                Optional.empty(),
                ClassCaching.Mode.USE);
        environment = new HashMap<>(ServiceEnvironment.of(one, layout, options, Secrets.in(layout.secrets())));
        environment.putAll(baffin.settings());
        environment.put("BAFFIN_INSTANCE", Integer.toString(ORDINAL));
        environment.put("BAFFIN_PORT", Integer.toString(port));
        environment.put(
                "BAFFIN_JWKS_URL", front.resolve("/api/v1/auth/jwks.json").toString());
        environment.put("BAFFIN_SCORING_URL", front.toString());
        environment.put("BAFFIN_GAME_URL", front.toString());
        command = ServiceCommand.of(one, layout, List.of());
        log = layout.log(service.id() + '-' + ORDINAL);
        process = launch();
    }

    /** Where it answers. */
    public URI address() {
        return URI.create("http://127.0.0.1:" + port);
    }

    /** Kills it as {@code kill -9} does. */
    public void kill() throws InterruptedException {
        process.destroyForcibly().waitFor();
    }

    /** Starts it again under its name. */
    public void startAgain() throws IOException {
        process = launch();
    }

    /** Waits until it says that it is ready. */
    public void awaitReady() throws InterruptedException {
        awaitReady(address());
    }

    /** Waits until whatever answers at an address says that it is ready. */
    public void awaitReady(URI service) throws InterruptedException {
        HttpRequest ask = HttpRequest.newBuilder(service.resolve("/q/health/ready"))
                .timeout(Duration.ofSeconds(5))
                .build();
        Instant end = Instant.now().plus(READY_WITHIN);
        while (!process.isAlive() || !isReady(ask)) {
            if (!process.isAlive() || Instant.now().isAfter(end)) {
                throw new IllegalStateException(service + " is not ready; " + lastWords());
            }
            Thread.sleep(100);
        }
    }

    /** Whether it runs, and the end of its log. */
    public String lastWords() {
        List<String> lines = LastWords.lines(log, 0);
        String end = String.join("\n", lines.subList(Math.max(0, lines.size() - LAST_LINES), lines.size()));
        return (process.isAlive() ? "runs" : "has ended with " + process.exitValue()) + ":\n" + end;
    }

    private boolean isReady(HttpRequest ask) throws InterruptedException {
        try {
            return http.send(ask, BodyHandlers.discarding()).statusCode() == OK;
        } catch (IOException away) {
            return false;
        }
    }

    @Override
    public void close() {
        process.destroyForcibly();
        http.close();
    }

    private Process launch() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()));
        builder.environment().putAll(environment);
        return builder.start();
    }
}
