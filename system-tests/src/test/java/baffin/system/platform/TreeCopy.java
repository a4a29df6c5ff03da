package baffin.system.platform;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/** A copy of the project with what is compiled, for tests that change it and build it again. */
public final class TreeCopy {

    private static final Set<String> LEFT_OUT = Set.of(
            ".git", "quarkus-app", "surefire-reports", "test-classes", "generated-test-sources", "failsafe-reports");
    private static final int BUILD_MINUTES_MAX = 20;

    private final Path root;

    private TreeCopy(Path root) {
        this.root = root;
    }

    /** Copies the project into an empty directory. */
    public static TreeCopy into(Path root) throws IOException {
        Path project = RunningBaffin.project();
        Files.walkFileTree(project, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes)
                    throws IOException {
                if (LEFT_OUT.contains(directory.getFileName().toString())
                        || directory.equals(project.resolve("data"))) {
                    return FileVisitResult.SKIP_SUBTREE;
                }
                Files.createDirectories(root.resolve(project.relativize(directory)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, root.resolve(project.relativize(file)), StandardCopyOption.COPY_ATTRIBUTES);
                return FileVisitResult.CONTINUE;
            }
        });
        // what is compiled was compiled elsewhere, which is no reason to compile it again
        Files.writeString(
                root.resolve(".mvn/maven.config"),
                "-Dmaven.compiler.useIncrementalCompilation=false\n",
                StandardOpenOption.APPEND);
        return new TreeCopy(root);
    }

    /** Its top folder. */
    public Path root() {
        return root;
    }

    /** Puts a folder of files into it. */
    public void add(Path folder, Path target) throws IOException {
        try (var files = Files.walk(folder)) {
            for (Path file : files.toList()) {
                Path copy = root.resolve(target).resolve(folder.relativize(file));
                if (Files.isDirectory(file)) {
                    Files.createDirectories(copy);
                } else {
                    Files.copy(file, copy);
                }
            }
        }
    }

    /** Replaces a text of a file that is there once. */
    public void replace(Path file, String before, String after) throws IOException {
        String text = Files.readString(root.resolve(file));
        if (text.split(Pattern.quote(before), -1).length != 2) {
            throw new IllegalStateException(file + " does not have once: " + before);
        }
        Files.writeString(root.resolve(file), text.replace(before, after));
    }

    /** Builds what runs, as {@code ./baffin build} does. */
    public void build() throws IOException, InterruptedException {
        Path log = root.resolve("build.log");
        ProcessBuilder builder = new ProcessBuilder(root.resolve("baffin").toString(), "build")
                .redirectErrorStream(true)
                .redirectOutput(log.toFile());
        builder.environment().put("BAFFIN_TRAIN", "no");
        Process build = builder.start();
        if (!build.waitFor(BUILD_MINUTES_MAX, TimeUnit.MINUTES) || build.exitValue() != 0) {
            build.destroyForcibly();
            throw new IllegalStateException("the copy was not built: " + Files.readString(log));
        }
    }
}
