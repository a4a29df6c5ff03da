package baffin.standalone.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * What a JVM has learnt of its classes (JEP 483, 514), so that the next one is ready in a fraction of the time.
 *
 * @param file where a whole cache lies
 */
public record ClassCache(Path file) {

    /** JVM options that start from the cache; none when there is no cache. */
    public List<String> use() {
        // auto: a cache that does not fit this JDK or these jars is passed over
        return Files.exists(file)
                ? List.of("-XX:AOTMode=auto", "-XX:AOTCache=" + file, "-Xlog:aot=off", "-Xlog:cds=off")
                : List.of();
    }

    /** JVM options that write a new cache when the JVM stops. */
    public List<String> train() {
        return List.of("-XX:AOTCacheOutput=" + inTheMaking());
    }

    /** Forgets a cache that was not finished. */
    public void begin() throws IOException {
        Files.deleteIfExists(inTheMaking());
    }

    /** Puts the new cache in its place; false when none was written. */
    public boolean keep() throws IOException {
        if (!Files.exists(inTheMaking())) {
            return false;
        }
        Files.move(inTheMaking(), file, StandardCopyOption.REPLACE_EXISTING);
        return true;
    }

    private Path inTheMaking() {
        return file.resolveSibling(file.getFileName() + ".next");
    }
}
