package baffin.standalone.cli.proof;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Saves what was exported. */
public final class ExportFiles {

    private ExportFiles() {}

    /**
     * Writes an export and says where it is.
     *
     * @param wanted the file, {@code -} for standard output; null for one named after what it holds
     * @param kind begins the name of such a file
     * @return exit code
     */
    public static int save(byte[] export, @Nullable Path wanted, String kind, String id) throws IOException {
        Path target = wanted != null ? wanted : Path.of(kind + id.replaceAll("[^A-Za-z0-9-]", "_") + ".json");
        if (target.toString().equals("-")) {
            System.out.write(export);
            System.out.flush();
            return 0;
        }
        Files.write(target, export);
        System.out.printf(Locale.ROOT, "%s: %,d bytes%n", target, export.length);
        return 0;
    }
}
