package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code ./baffin}, with a JDK that only tells how it was called. */
@Timeout(60)
class LauncherScriptTest {

    private static final String CACHE = "deploy/standalone/target/launcher.aot";

    @TempDir
    private Path directory;

    private Path project;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectories(directory.toRealPath().resolve("project"));
        Files.copy(DeploymentFiles.file("baffin"), project.resolve("baffin"), StandardCopyOption.COPY_ATTRIBUTES);
        script("jdk/bin/javac", "echo javac 25");
        script("jdk/bin/java", "echo \"$@\"");
        Files.createDirectories(project.resolve("deploy/standalone/target"));
        Files.createFile(project.resolve("deploy/standalone/target/baffin-standalone.jar"));
        Files.createFile(project.resolve(CACHE));
    }

    @Test
    void the_launcher_starts_from_the_class_cache_that_was_made_in_its_directory() throws Exception {
        Files.writeString(project.resolve(CACHE + ".origin"), project + "\n");

        assertThat(called(project))
                .contains("-XX:AOTCache=" + project.resolve(CACHE))
                .endsWith("status");
    }

    @Test
    void a_class_cache_that_was_copied_with_the_directory_is_passed_over() throws Exception {
        Files.writeString(project.resolve(CACHE + ".origin"), "/elsewhere\n");

        assertThat(called(project)).doesNotContain("AOTCache").endsWith("status");
    }

    @Test
    void a_class_cache_of_which_nobody_knows_where_it_was_made_is_passed_over() throws Exception {
        assertThat(called(project)).doesNotContain("AOTCache").endsWith("status");
    }

    private String called(Path where) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(where.resolve("baffin").toString(), "status").redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", directory.resolve("jdk").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isZero();
        return said.strip();
    }

    private void script(String path, String line) throws IOException {
        Path file = directory.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
