package baffin.system.platform;

import baffin.platform.topics.KafkaAccess;
import baffin.standalone.config.DeploymentShape;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.RunningPlatform;
import baffin.standalone.config.Secrets;
import baffin.standalone.config.Service;
import baffin.standalone.config.ServiceProcess;
import baffin.standalone.part.BrokerPart;
import baffin.standalone.part.DatabasePart;
import baffin.standalone.process.PidFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A platform that {@code up} has started in a process of its own, as a host would, and that tests may hurt. */
public final class RunningBaffin implements AutoCloseable {

    /** The option of {@code up} that runs a process for each service. */
    public static final String SPLIT = "--shape=split";

    private static final Duration READY_WITHIN = Duration.ofMinutes(10);
    private static final Duration STOPPED_WITHIN = Duration.ofMinutes(4);
    private static final int FIRST_ERRORS = 3;
    private static final int LAST_WORDS = 12;

    private final Directories layout;
    private final PortPlan ports;
    private final List<String> options;
    private final Map<String, String> environment;
    private Process launcher;

    private RunningBaffin(Directories layout, PortPlan ports, List<String> options, Map<String, String> environment)
            throws IOException {
        this.layout = layout;
        this.ports = ports;
        this.options = options;
        this.environment = environment;
        this.launcher = launch();
    }

    /**
     * Starts a platform on a data directory and waits until it is ready.
     *
     * @param options further options of {@code up}
     */
    public static RunningBaffin up(Path data, String... options) throws IOException, InterruptedException {
        return up(data, Map.of(), options);
    }

    /** Starts a platform that lets everybody ask as often as they like, with further settings of its services. */
    public static RunningBaffin unlimited(Path data, Map<String, String> settings, String... options)
            throws IOException, InterruptedException {
        Map<String, String> environment = new HashMap<>(settings);
        environment.put("BAFFIN_COMMANDS_PER_SECOND", "0");
        environment.put("BAFFIN_LOBBY_COMMANDS_PER_MINUTE", "1000000");
        environment.put("BAFFIN_HTTP_CHANGES_PER_MINUTE", "1000000");
        environment.put("BAFFIN_LOBBY_REGISTRATIONS_PER_MINUTE", "1000000");
        environment.put("BAFFIN_SANDBOXES_FORKS_PER_MINUTE", "0");
        return up(data, environment, options);
    }

    private static RunningBaffin up(Path data, Map<String, String> environment, String... options)
            throws IOException, InterruptedException {
        return up(new Directories(project(), data), environment, options);
    }

    /** Starts a platform that another built tree than this one holds, and waits until it is ready. */
    public static RunningBaffin up(Directories layout, Map<String, String> environment, String... options)
            throws IOException, InterruptedException {
        DeploymentShape shape = List.of(options).contains(SPLIT) ? DeploymentShape.SPLIT : DeploymentShape.SINGLE;
        RunningBaffin baffin = new RunningBaffin(layout, PortPlan.free().in(shape), List.of(options), environment);
        baffin.awaitReady();
        return baffin;
    }

    /** Where clients come in. */
    public URI origin() {
        return URI.create(ports.baseUrl());
    }

    public PortPlan ports() {
        return ports;
    }

    /** The way to its broker as the launcher. */
    public KafkaAccess kafka() {
        try {
            return Secrets.in(layout.secrets()).kafka(ports);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Directories layout() {
        return layout;
    }

    /** What its services are told beside what {@code up} tells them. */
    Map<String, String> settings() {
        return environment;
    }

    /**
     * Kills a part as {@code kill -9} does: {@code launcher}, {@code kafka}, {@code postgres} or a service's id. Where
     * all services are one process, that of one service is that of all.
     */
    public void kill(String part) {
        ProcessHandle process =
                pidFile(part).running().orElseThrow(() -> new IllegalStateException(part + " does not run"));
        process.destroyForcibly();
        process.onExit().orTimeout(4, TimeUnit.MINUTES).join();
    }

    /** Process id of a part, 0 when it does not run. */
    public long pid(String part) {
        return pidFile(part).running().map(ProcessHandle::pid).orElse(0L);
    }

    /** Stops it as {@code down} does, and starts it on the same data in another shape. */
    public static RunningBaffin reshaped(RunningBaffin baffin, String... options)
            throws IOException, InterruptedException {
        baffin.close();
        return up(baffin.layout, baffin.environment, options);
    }

    /** Starts again what was killed, on the same data and ports. */
    public void upAgain() throws IOException, InterruptedException {
        launcher.destroyForcibly().waitFor();
        launcher = launch();
        awaitReady();
    }

    /** Stops as {@code down} does: a polite signal to the launcher. */
    @Override
    public void close() {
        launcher.destroy();
        try {
            if (!launcher.waitFor(STOPPED_WITHIN.toSeconds(), TimeUnit.SECONDS)) {
                launcher.destroyForcibly();
                throw new IllegalStateException("the platform did not stop; see " + layout.log("launcher"));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Where the project lies. */
    public static Path project() {
        Path here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("CHANGELOG.md"))) {
            here = here.getParent();
        }
        return here;
    }

    private PidFile pidFile(String part) {
        return layout.pidFile(process(part));
    }

    /** The processes beside the launcher, services first. */
    public List<String> parts() {
        return Stream.concat(
                        ports.shape().processes().stream().map(ServiceProcess::id),
                        Stream.of(BrokerPart.NAME, DatabasePart.NAME))
                .toList();
    }

    /** Name of the process that a part runs in. */
    public String process(String part) {
        return Arrays.stream(Service.values())
                .filter(service -> service.id().equals(part))
                .findFirst()
                .map(service -> ports.shape().processOf(service).id())
                .orElse(part);
    }

    private void awaitReady() throws IOException, InterruptedException {
        Instant end = Instant.now().plus(READY_WITHIN);
        while (RunningPlatform.read(layout.runningFile())
                .filter(running -> running.pid() == launcher.pid())
                .isEmpty()) {
            if (!launcher.isAlive() || Instant.now().isAfter(end)) {
                throw new IllegalStateException("the platform did not come up: " + lastWords());
            }
            Thread.sleep(100);
        }
    }

    private String lastWords() throws IOException {
        List<String> lines = Files.readAllLines(layout.log("launcher"));
        List<String> words = new ArrayList<>(lines.subList(Math.max(0, lines.size() - LAST_WORDS), lines.size()));
        for (ServiceProcess service : ports.shape().processes()) {
            Path log = layout.log(service.id());
            if (Files.exists(log)) {
                try (Stream<String> all = Files.lines(log)) {
                    all.filter(line -> line.contains(" ERROR "))
                            .limit(FIRST_ERRORS)
                            .forEach(words::add);
                }
            }
        }
        return String.join("\n", words);
    }

    private Process launch() throws IOException {
        Files.createDirectories(layout.log("launcher").getParent());
        List<String> command = new ArrayList<>(launcher(layout.project()));
        command.addAll(upWords(layout.data(), ports));
        command.add("--allow-external-seeds");
        command.addAll(options);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(
                        ProcessBuilder.Redirect.appendTo(layout.log("launcher").toFile()));
        // a test that stops a platform has no time for what its JVMs have learnt
        builder.environment().put("BAFFIN_TRAIN", "no");
        builder.environment().putAll(environment);
        return builder.start();
    }

    private static List<String> upWords(Path data, PortPlan ports) {
        List<String> words = new ArrayList<>(List.of("up", "--data", data.toString()));
        words.addAll(portOptions(ports));
        return words;
    }

    /** The options of {@code up} that choose ports. */
    public static List<String> portOptions(PortPlan ports) {
        List<String> words = new ArrayList<>(List.of(
                "--port",
                "" + ports.gateway(),
                "--kafka-port",
                "" + ports.kafka(),
                "--kafka-controller-port",
                "" + ports.kafkaController(),
                "--db-port",
                "" + ports.database()));
        for (Service service : Service.values()) {
            words.add("--" + service.id() + "-port");
            words.add("" + ports.of(service));
        }
        return words;
    }

    /** The command that runs the launcher, without words of its own. */
    public static List<String> launcher() throws IOException {
        return launcher(project());
    }

    private static List<String> launcher(Path project) throws IOException {
        return List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx128m",
                "-XX:TieredStopAtLevel=1",
                "-Dbaffin.project=" + project,
                "-jar",
                launcherJar(project).toString());
    }

    private static List<String> java(List<String> words) throws IOException {
        List<String> command = new ArrayList<>(launcher());
        command.addAll(words);
        return command;
    }

    /**
     * What a start on a data directory says that is refused, steps left out.
     *
     * @throws IllegalStateException when it is not refused
     */
    public static String refusal(Path data) throws IOException, InterruptedException {
        return said(upWords(data, PortPlan.free()), 2);
    }

    /** What a command of the launcher says that does what it should. */
    public static String command(String... words) throws IOException, InterruptedException {
        return said(List.of(words), 0);
    }

    private static String said(List<String> words, int exit) throws IOException, InterruptedException {
        Process process =
                new ProcessBuilder(java(words)).redirectErrorStream(true).start();
        try {
            // a start that goes well would say so and wait for ever
            CompletableFuture<Void> ended = process.onExit()
                    .completeOnTimeout(process, READY_WITHIN.toSeconds(), TimeUnit.SECONDS)
                    .thenAccept(Process::destroy);
            String said = process.inputReader().lines().collect(Collectors.joining("\n"));
            if (process.waitFor() != exit) {
                throw new IllegalStateException(words + " ended with " + process.exitValue() + ": " + said);
            }
            ended.join();
            return said;
        } finally {
            process.destroy();
        }
    }

    /** The launcher as the build has made it. */
    public static Path launcherJar(Path project) throws IOException {
        try (var files = Files.list(project.resolve("deploy/standalone/target"))) {
            return files.filter(file -> file.getFileName().toString().matches("baffin-standalone[-.0-9]*\\.jar"))
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("deploy/standalone is not built"));
        }
    }
}
