package baffin.standalone.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClassCacheTest {

    @TempDir
    private Path directory;

    @Test
    void a_cache_is_used_where_it_was_made() throws IOException {
        ClassCache cache = made("project");

        assertThat(cache.use()).contains("-XX:AOTCache=" + cache.file());
    }

    @Test
    void a_cache_that_was_copied_with_its_directory_is_not_used() throws IOException {
        ClassCache made = made("project");
        Path copy = Files.createDirectories(directory.resolve("copy"));
        for (String name : new String[] {"x.jar", "x.aot", "x.aot.origin"}) {
            Files.copy(made.file().resolveSibling(name), copy.resolve(name));
        }

        assertThat(cache(copy).use()).isEmpty();
    }

    @Test
    void a_cache_from_before_its_directory_was_noted_is_not_used() throws IOException {
        Path project = Files.createDirectories(directory.resolve("project"));

        Files.createFile(project.resolve("x.aot"));

        assertThat(cache(project).use()).isEmpty();
    }

    @Test
    void a_cache_of_an_earlier_build_is_not_used() throws IOException {
        ClassCache cache = made("project");
        Files.setLastModifiedTime(
                cache.jar(),
                FileTime.from(
                        Files.getLastModifiedTime(cache.file()).toInstant().plusSeconds(1)));

        assertThat(cache.use()).isEmpty();
    }

    private static ClassCache cache(Path project) {
        return new ClassCache(project.resolve("x.aot"), project, project.resolve("x.jar"));
    }

    private ClassCache made(String name) throws IOException {
        Path project = Files.createDirectories(directory.resolve(name));
        Files.createFile(project.resolve("x.jar"));
        ClassCache cache = cache(project);
        Files.writeString(project.resolve("x.aot.next"), "cache");
        assertThat(cache.keep()).isTrue();
        return cache;
    }
}
