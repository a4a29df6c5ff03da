package baffin.standalone.backup;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The files of a log as they are at one moment. Kafka only appends to them or replaces them whole, so a file that is
 * held open holds, up to its length of now, what it holds now.
 */
final class Moment implements AutoCloseable {

    private static final Set<String> NOT_KEPT = Set.of(".lock", ".kafka_cleanshutdown");
    // Kafka makes indexes anew, and has done with what is deleted or half cleaned
    private static final List<String> NOT_KEPT_SUFFIXES =
            List.of(".index", ".timeindex", ".deleted", ".cleaned", ".tmp");
    private static final String DELETED_TOPIC = "-delete";

    /** A file that is held open. */
    record OpenFile(String path, long bytes, String identity, FileChannel channel) {}

    private final Instant at;
    private final List<OpenFile> files;

    private Moment(Instant at, List<OpenFile> files) {
        this.at = at;
        this.files = files;
    }

    /** Opens all files that belong to the backup; nothing may write to them meanwhile. */
    static Moment now(Directories layout) throws IOException {
        List<OpenFile> files = new ArrayList<>();
        try {
            files.add(open(
                    layout.data(),
                    layout.secrets(),
                    Files.readAttributes(layout.secrets(), BasicFileAttributes.class)));
            Files.walkFileTree(layout.kafkaData(), new SimpleFileVisitor<>() {
                @Override
                public FileVisitResult preVisitDirectory(Path directory, BasicFileAttributes attributes) {
                    return directory.toString().endsWith(DELETED_TOPIC)
                            ? FileVisitResult.SKIP_SUBTREE
                            : FileVisitResult.CONTINUE;
                }

                @Override
                public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                    if (isKept(file.getFileName().toString())) {
                        files.add(open(layout.data(), file, attributes));
                    }
                    return FileVisitResult.CONTINUE;
                }
            });
            return new Moment(Instant.now(), files);
        } catch (IOException e) {
            closeAll(files);
            throw e;
        }
    }

    private static boolean isKept(String name) {
        return !NOT_KEPT.contains(name) && NOT_KEPT_SUFFIXES.stream().noneMatch(name::endsWith);
    }

    private static OpenFile open(Path data, Path file, BasicFileAttributes attributes) throws IOException {
        FileChannel channel = FileChannel.open(file, StandardOpenOption.READ);
        String path =
                data.relativize(file).toString().replace(file.getFileSystem().getSeparator(), "/");
        String identity = attributes.fileKey() + " " + attributes.lastModifiedTime();
        return new OpenFile(path, channel.size(), identity, channel);
    }

    Instant at() {
        return at;
    }

    List<OpenFile> files() {
        return files;
    }

    @Override
    public void close() throws IOException {
        closeAll(files);
    }

    private static void closeAll(List<OpenFile> files) throws IOException {
        for (OpenFile file : files) {
            file.channel().close();
        }
    }
}
