package baffin.rules.fault;

import baffin.standalone.process.Ports;
import baffin.testkit.Faults;
import baffin.testkit.backend.Infrastructure;
import baffin.testkit.http.TokenIssuer;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;

/** The built service in a process of its own, with the small heap that it is meant to run with. */
final class RulesProcess implements AutoCloseable {

    private static final Path JAR = Path.of("target/quarkus-app/quarkus-run.jar");
    private static final Duration READY_MAX = Duration.ofMinutes(6);

    private final int port = Ports.free(1).getFirst();
    private final Path log = Path.of("target/rules-process.log");
    private final HttpClient http = HttpClient.newHttpClient();
    private final int instance;
    private Process process;

    RulesProcess(int instance) throws IOException {
        this.instance = instance;
        this.process = launch();
    }

    int port() {
        return port;
    }

    long pid() {
        return process.pid();
    }

    /** Ends it at once and starts it again under the same name. */
    void killAndRestart() throws IOException {
        Faults.kill(process.pid());
        process = launch();
    }

    /** Waits until it says that it is ready; returns how long that took, ms. */
    long awaitReady() throws IOException, InterruptedException {
        long start = System.nanoTime();
        HttpRequest ask = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + "/q/health/ready"))
                .timeout(Duration.ofSeconds(5))
                .build();
        while (System.nanoTime() - start < READY_MAX.toNanos()) {
            try {
                if (http.send(ask, HttpResponse.BodyHandlers.discarding()).statusCode() == 200) {
                    return (System.nanoTime() - start) / 1_000_000;
                }
            } catch (IOException e) {
                if (!process.isAlive()) {
                    throw new IllegalStateException("rules-service ended; see " + log, e);
                }
            }
            Thread.sleep(100);
        }
        throw new IllegalStateException("rules-service is not ready; see " + log);
    }

    /** Resident memory in MiB. */
    long residentMib() throws IOException {
        return Files.readAllLines(Path.of("/proc", Long.toString(process.pid()), "status")).stream()
                .filter(line -> line.startsWith("VmRSS:"))
                .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1024)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public void close() {
        Faults.kill(process.pid());
    }

    private Process launch() throws IOException {
        ProcessBuilder builder = new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx192m",
                "-XX:+UseSerialGC",
                "-jar",
                JAR.toString());
        var environment = builder.environment();
        environment.putAll(Infrastructure.shared().toConfig());
        environment.put("BAFFIN_JWKS_URL", TokenIssuer.shared().jwksUrl());
        environment.put("BAFFIN_PORT", Integer.toString(port));
        environment.put("BAFFIN_HOST", "127.0.0.1");
        environment.put("BAFFIN_INSTANCE", Integer.toString(instance));
        environment.put("BAFFIN_COMMANDS_PER_SECOND", "0");
        environment.remove("kafka.bootstrap.servers");
        return builder.redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.appendTo(log.toFile()))
                .start();
    }
}
