package baffin.standalone.backup;

import baffin.standalone.backup.Point.StoredFile;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PrivateDirectories;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** Puts a point of a backup into a data directory that holds nothing. The next start makes the database from it. */
public final class Restore {

    private static final Set<StandardOpenOption> NEW = Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);

    private Restore() {}

    /** What stands in the way in a data directory. */
    public static Optional<Path> inTheWay(Directories layout) {
        return Stream.of(layout.secrets(), layout.kafkaData(), layout.databaseData())
                .filter(Restore::holdsSomething)
                .findFirst();
    }

    private static boolean holdsSomething(Path path) {
        if (!Files.isDirectory(path)) {
            return Files.exists(path);
        }
        try (var files = Files.list(path)) {
            return files.findAny().isPresent();
        } catch (IOException unreadable) {
            return true;
        }
    }

    /**
     * Restores. Secrets come last, so that what was broken off is no platform.
     *
     * @return how many rows, such as accounts, were erased between the point and the latest one: the next start erases
     *     them again
     * @throws IOException when a chunk is missing or damaged, or the disk is full
     */
    public static int of(Point point, BackupDirectory directory, Directories layout) throws IOException {
        PrivateDirectories.of(layout);
        ChunkStore chunks = directory.chunks();
        for (StoredFile file : point.files()) {
            if (!isSecrets(file, layout)) {
                write(file, chunks, inside(layout.data(), file));
            }
        }
        Point latest = directory.points().getLast();
        int erased = latest.moment().isAfter(point.moment()) ? Erasures.note(latest, chunks, layout) : 0;
        for (StoredFile file : point.files()) {
            if (isSecrets(file, layout)) {
                write(file, chunks, inside(layout.data(), file));
            }
        }
        return erased;
    }

    /**
     * Reads all chunks of a point.
     *
     * @throws IOException when one is missing or damaged
     */
    public static void check(Point point, BackupDirectory directory) throws IOException {
        ChunkStore chunks = directory.chunks();
        for (String id : point.chunks()) {
            chunks.get(id);
        }
    }

    private static boolean isSecrets(StoredFile file, Directories layout) {
        return layout.data().resolve(file.path()).equals(layout.secrets());
    }

    private static Path inside(Path data, StoredFile file) throws IOException {
        Path target = data.resolve(file.path()).normalize();
        if (!target.startsWith(data)) {
            throw new IOException("the backup is damaged: " + file.path());
        }
        return target;
    }

    static void write(StoredFile file, ChunkStore chunks, Path target) throws IOException {
        Files.createDirectories(target.getParent());
        try (FileChannel channel = FileChannel.open(
                target, NEW, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))) {
            for (String id : file.chunks()) {
                ByteBuffer bytes = ByteBuffer.wrap(chunks.get(id));
                while (bytes.hasRemaining()) {
                    channel.write(bytes);
                }
            }
            if (channel.size() != file.bytes()) {
                throw new IOException("the backup is damaged: " + file.path() + " has another length");
            }
            channel.force(true);
        }
    }
}
