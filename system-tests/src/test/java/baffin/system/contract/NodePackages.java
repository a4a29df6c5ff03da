package baffin.system.contract;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import baffin.system.platform.RunningBaffin;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/** Programs from npm, where Node is found. */
final class NodePackages {

    private static final int MINUTES_MAX = 5;
    private static final Path STORE = RunningBaffin.project().resolve("system-tests/target/npm");

    private final Path folder;

    private NodePackages(Path folder) {
        this.folder = folder;
    }

    /**
     * Packages by name and version, installed once for each checkout; skips the test where Node is not found or they
     * cannot be fetched.
     *
     * @param folder where the test's files are
     */
    static NodePackages of(Path folder, String... packages) throws IOException, InterruptedException {
        assumeTrue(isThere("node") && isThere("npm"), "Node and npm were not found");
        Path modules = installed(List.of(packages)).resolve("node_modules");
        Files.createDirectories(folder);
        Files.deleteIfExists(folder.resolve("node_modules"));
        Files.createSymbolicLink(folder.resolve("node_modules"), modules);
        return new NodePackages(folder);
    }

    private static synchronized Path installed(List<String> packages) throws IOException, InterruptedException {
        Path store = STORE.resolve(String.join("+", packages).replace('/', '-'));
        Path done = store.resolve("installed");
        if (!Files.exists(done)) {
            Files.createDirectories(store);
            List<String> install = new ArrayList<>(List.of("npm", "install", "--no-audit", "--no-fund", "--no-save"));
            install.addAll(packages);
            Result result = new NodePackages(store).run(install);
            assumeTrue(result.status() == 0, "npm could not fetch " + packages + ": " + result.output());
            Files.createFile(done);
        }
        return store;
    }

    /** A folder without packages, for programs of other kinds. */
    static NodePackages in(Path folder) {
        return new NodePackages(folder);
    }

    /** How a program ended. */
    record Result(int status, String output) {}

    /** Runs a program of one of the packages. */
    Result program(String name, String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>();
        command.add(folder.resolve("node_modules/.bin").resolve(name).toString());
        command.addAll(Arrays.asList(arguments));
        return run(command);
    }

    /** Runs a program of this machine in the folder. */
    Result run(Map<String, String> environment, String... command) throws IOException, InterruptedException {
        Path output = Files.createTempFile(folder, "output", ".txt");
        Process process = start(environment, output, command);
        if (!process.waitFor(MINUTES_MAX, TimeUnit.MINUTES)) {
            process.destroyForcibly();
            throw new IllegalStateException(List.of(command) + " does not end");
        }
        return new Result(process.exitValue(), Files.readString(output, StandardCharsets.UTF_8));
    }

    /** Starts a program of this machine in the folder. */
    Process start(Map<String, String> environment, Path output, String... command) throws IOException {
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile());
        builder.environment().putAll(environment);
        return builder.start();
    }

    private Result run(List<String> command) throws IOException, InterruptedException {
        return run(Map.of(), command.toArray(String[]::new));
    }

    /** True when a program of this name is on the path. */
    static boolean isThere(String program) {
        return Arrays.stream(System.getenv("PATH").split(File.pathSeparator))
                .anyMatch(folder -> Files.isExecutable(Path.of(folder, program)));
    }
}
