package baffin.standalone.process;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * What a JVM has learnt of its classes (JEP 483, 514), so that the next one is ready in a fraction of the time.
 *
 * <p>The JVM passes over a cache of another JDK or of other jars, but not one whose jars lay elsewhere: classes of
 * sealed packages fail then. So a second file tells for which project directory the cache was made, and a cache that
 * came along with a copied or moved directory is not used.
 *
 * @param file where a whole cache lies
 * @param project the directory whose jars it is for
 * @param jar the jar that the JVM starts; a cache that is older than it is of another build
 */
public record ClassCache(Path file, Path project, Path jar) {

    /** JVM options that start from the cache; none when there is no cache for this directory. */
    public List<String> use() {
        return fits()
                ? List.of("-XX:AOTMode=auto", "-XX:AOTCache=" + file, "-Xlog:aot*=off", "-Xlog:cds*=off")
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
        Files.deleteIfExists(origin());
        Files.move(inTheMaking(), file, StandardCopyOption.REPLACE_EXISTING);
        Files.writeString(origin(), project.toString());
        return true;
    }

    /** True when there is a cache of this build for this directory. */
    public boolean fits() {
        try {
            return Files.exists(file)
                    && Files.exists(origin())
                    && Files.readString(origin()).strip().equals(project.toString())
                    && Files.getLastModifiedTime(file).compareTo(Files.getLastModifiedTime(jar)) >= 0;
        } catch (IOException e) {
            return false; // a start without a cache is slower, and nothing else
        }
    }

    private Path origin() {
        return file.resolveSibling(file.getFileName() + ".origin");
    }

    private Path inTheMaking() {
        return file.resolveSibling(file.getFileName() + ".next");
    }
}
