package baffin.system.house;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.system.platform.Lanes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The house tests see every module. */
@Tag(Lanes.CHECK)
@Order(1)
class HouseTest {

    /** Programs outside the build: those that run from their sources, and those that a benchmark builds to compare. */
    private static final Pattern OUTSIDE = Pattern.compile("(tools|bench/peer)/.*");

    @TempDir
    Path folder;

    @Test
    void every_folder_with_java_is_a_module_that_the_poms_name() {
        Set<String> folders = House.written(House.root(), ".java").stream()
                .map(file -> House.root().relativize(file).toString())
                .filter(file -> !OUTSIDE.matcher(file).matches())
                .map(file -> file.replaceFirst("/src/.*", ""))
                .collect(Collectors.toSet());

        assertThat(House.modules()).containsAll(folders);
    }

    @Test
    void every_module_with_main_code_was_built() {
        assertThat(House.mainClasses())
                .as("modules without classes: build them, and let system-tests depend on them")
                .isNotEmpty()
                .allMatch(Files::isDirectory);
    }

    @Test
    void every_Quarkus_application_is_a_service_or_puts_them_together() {
        List<String> applications = House.modules().stream()
                .filter(module -> House.pom(House.root().resolve(module)).contains("quarkus-maven-plugin"))
                .filter(module -> !module.equals("deploy/single-process"))
                .toList();

        assertThat(House.services()).containsOnlyKeys(applications);
    }

    @Test
    void a_module_of_a_module_is_found_and_one_in_a_comment_is_not() throws IOException {
        pom("", "<module>games</module><!-- <module>gone</module> --><module>empty</module>");
        pom("empty", "");
        pom("games", "<module>whist</module>");
        pom("games/whist", "");
        Files.createDirectories(folder.resolve("games/whist/src"));

        assertThat(House.modules(folder)).containsExactly(folder.resolve("games/whist"));
    }

    private void pom(String module, String text) throws IOException {
        Files.createDirectories(folder.resolve(module));
        Files.writeString(folder.resolve(module).resolve("pom.xml"), text);
    }
}
