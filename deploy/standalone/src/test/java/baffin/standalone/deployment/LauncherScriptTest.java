package baffin.standalone.deployment;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The script {@code ./baffin}, with a JDK that only tells how it was called. */
@Timeout(600)
class LauncherScriptTest {

    @TempDir
    private Path directory;

    private Path project;

    @BeforeEach
    void prepare() throws IOException {
        project = Files.createDirectories(directory.toRealPath().resolve("project"));
        Files.copy(DeploymentFiles.file("baffin"), project.resolve("baffin"), StandardCopyOption.COPY_ATTRIBUTES);
        script("jdk/bin/javac", "echo javac 25");
        script("jdk/bin/java", "echo \"$@\"");
        Path help = Files.createDirectories(project.resolve("deploy/standalone/src/main/help"));
        Files.writeString(help.resolve("up.txt"), "the help of up\n");
        Files.writeString(help.resolve("status.txt"), "the help of status\n --data=DIR\n");
        Files.writeString(help.resolve("baffin.txt"), "the help of all\n");
        Files.writeString(project.resolve("pom.xml"), "<project>\n  <version>7.8.9</version>\n</project>\n");
        Files.createDirectories(project.resolve("deploy/standalone/target"));
        Files.createFile(project.resolve("deploy/standalone/target/baffin-standalone.jar"));
    }

    @Test
    void the_launcher_runs_where_the_caller_stands() throws Exception {
        script("jdk/bin/java", "pwd");

        assertThat(called(project)).isEqualTo(directory.toRealPath().toString());
    }

    @Test
    void help_needs_no_build_and_no_jdk() throws Exception {
        Files.delete(directory.resolve("jdk/bin/java"));
        Files.delete(project.resolve("deploy/standalone/target/baffin-standalone.jar"));

        assertThat(called(project, 0, "up", "--port", "1", "--help")).isEqualTo("the help of up");
    }

    @Test
    void a_command_that_does_not_exist_is_told_without_a_build() throws Exception {
        Files.delete(project.resolve("deploy/standalone/target/baffin-standalone.jar"));

        assertThat(called(project, 2, "bogus", "--help")).startsWith("There is no command 'bogus'.");
    }

    @Test
    void an_option_that_the_command_does_not_have_is_told_without_a_build() throws Exception {
        Files.delete(project.resolve("deploy/standalone/target/baffin-standalone.jar"));

        assertThat(called(project, 2, "up", "--colour=red")).startsWith("Unknown option: '--colour=red'");
        assertThat(called(project, 2, "--colour")).startsWith("Unknown option: '--colour'");
    }

    @Test
    void a_port_that_is_none_is_told_without_a_build() throws Exception {
        Files.delete(project.resolve("deploy/standalone/target/baffin-standalone.jar"));
        Files.writeString(project.resolve("deploy/standalone/src/main/help/up.txt"), "  --port=PORT --db-port=PORT");

        for (String port : List.of("99999", "0", "x", "123456", "-1")) {
            String message = "'" + port + "' is no port. Ports go from 1 to 65535.";
            assertThat(called(project, 2, "up", "--port", port))
                    .startsWith("Invalid value for option '--port': " + message);
            assertThat(called(project, 2, "up", "--db-port=" + port))
                    .startsWith("Invalid value for option '--db-port': " + message);
        }
    }

    @Test
    void options_that_the_command_has_go_to_the_launcher() throws Exception {
        assertThat(called(project, 0, "status", "--data", "x")).endsWith("status --data x");
    }

    @Test
    void the_version_is_that_of_the_project() throws Exception {
        Files.delete(project.resolve("deploy/standalone/target/baffin-standalone.jar"));

        assertThat(called(project, 0, "--version")).isEqualTo("Baffin 7.8.9");
    }

    @Test
    void the_secrets_of_the_containers_are_drawn_once_for_their_owner_alone_and_without_a_jdk() throws Exception {
        Files.delete(directory.resolve("jdk/bin/java"));
        Files.createFile(project.resolve("deploy/standalone/src/main/help/compose-env.txt"));
        Files.copy(DeploymentFiles.file("docker-compose.yml"), project.resolve("docker-compose.yml"));
        Path env = Files.writeString(project.resolve(".env"), "BAFFIN_PASSWORD_LOBBY=mine\nBAFFIN_GATEWAY_PORT=9090");

        called(project, 0, "compose-env");

        String drawn = Files.readString(env);
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(env)))
                .isEqualTo("rw-------");
        assertThat(drawn)
                .startsWith("BAFFIN_PASSWORD_LOBBY=mine\nBAFFIN_GATEWAY_PORT=9090\n")
                .containsOnlyOnce("BAFFIN_PASSWORD_LOBBY=")
                .containsPattern("BAFFIN_VAULT_KEYS=[0-9a-f]{64}\n")
                .containsPattern("BAFFIN_PASSWORD_RULES=[0-9a-f]{48}\n");
        Matcher needed = Pattern.compile("\\$\\{(BAFFIN_[A-Z_]+):\\?")
                .matcher(DeploymentFiles.text("docker-compose.yml")
                        + DeploymentFiles.text("deploy/docker/single-process.yml"));
        while (needed.find()) {
            assertThat(drawn).contains(needed.group(1) + "=");
        }
        called(project, 0, "compose-env");
        assertThat(env).hasContent(drawn);
    }

    @Test
    void secrets_beside_the_sources_are_in_no_image() throws IOException {
        assertThat(DeploymentFiles.text(".dockerignore").lines()).contains("**/*.env");
        assertThat(DeploymentFiles.text(".gitignore").lines()).contains("*.env");
    }

    @Test
    void no_command_at_all_is_wrong_usage() throws Exception {
        assertThat(called(project, 2)).isEqualTo("the help of all");
    }

    private String called(Path where) throws IOException, InterruptedException {
        return called(where, 0, "status");
    }

    private String called(Path where, int exit, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(where.resolve("baffin").toString()));
        command.addAll(List.of(words));
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().put("JAVA_HOME", directory.resolve("jdk").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor()).as(said).isEqualTo(exit);
        return said.strip();
    }

    private void script(String path, String line) throws IOException {
        Path file = directory.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + line + "\n");
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }
}
