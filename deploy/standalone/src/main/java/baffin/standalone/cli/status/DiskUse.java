package baffin.standalone.cli.status;

import baffin.platform.disk.space.FreeSpace;
import baffin.standalone.config.Directories;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Bytes that a platform keeps, and the room that is left.
 *
 * @param parts by what keeps them
 */
record DiskUse(Map<String, Long> parts, FreeSpace space) {

    private static final List<String> INDEXES = List.of(".index", ".timeindex");

    long used() {
        return parts.values().stream().mapToLong(Long::longValue).sum();
    }

    static DiskUse of(Directories layout) throws IOException {
        Map<String, Long> parts = new LinkedHashMap<>();
        parts.put("kafka", size(layout.kafkaData()));
        parts.put("postgres", size(layout.databaseData()));
        parts.put("log", size(layout.logs()));
        return new DiskUse(parts, FreeSpace.at(layout.data()));
    }

    private static long size(Path directory) throws IOException {
        if (!Files.exists(directory)) {
            return 0;
        }
        long[] bytes = {0};
        Files.walkFileTree(directory, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                // Kafka makes them at their full length, and they are holes but for a few KiB
                bytes[0] += INDEXES.stream().anyMatch(file.toString()::endsWith) ? 0 : attributes.size();
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException failure) {
                // parts delete files all the time
                if (failure instanceof NoSuchFileException) {
                    return FileVisitResult.CONTINUE;
                }
                throw new UncheckedIOException(failure);
            }
        });
        return bytes[0];
    }
}
