package baffin.standalone.backup;

import baffin.standalone.config.PrivateDirectories;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Where the backups of one platform lie: {@code points/} with a document for each, {@code chunks/} that they share. */
public final class BackupDirectory implements AutoCloseable {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final DateTimeFormatter NAME =
            DateTimeFormatter.ofPattern("yyyyMMdd'T'HHmmss.SSS'Z'").withZone(ZoneOffset.UTC);
    private static final String SUFFIX = ".json";

    private final Path directory;
    private final FileChannel lock;

    private BackupDirectory(Path directory, FileChannel lock) {
        this.directory = directory;
        this.lock = lock;
    }

    /**
     * Opens a directory for a new backup, and makes it when it is missing.
     *
     * @throws IOException when another backup writes to it, or it holds something else
     */
    public static BackupDirectory toWrite(Path directory) throws IOException {
        if (Files.exists(directory) && !isBackup(directory) && !isEmpty(directory)) {
            throw new IOException(directory + " holds something else than backups. Choose an empty directory.");
        }
        PrivateDirectories.close(directory);
        PrivateDirectories.close(directory.resolve("points"));
        return open(directory);
    }

    /**
     * Opens a directory that holds backups.
     *
     * @throws IOException when there are none, or a backup is being written
     */
    public static BackupDirectory toRead(Path directory) throws IOException {
        if (!isBackup(directory)) {
            throw new IOException(directory + " holds no backups.");
        }
        return open(directory);
    }

    private static BackupDirectory open(Path directory) throws IOException {
        FileChannel channel =
                FileChannel.open(directory.resolve("lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            if (channel.tryLock() != null) {
                return new BackupDirectory(directory, channel);
            }
        } catch (OverlappingFileLockException e) {
            // somebody in this process
        }
        channel.close();
        throw new IOException(directory + " is in use by another backup or restore.");
    }

    private static boolean isBackup(Path directory) {
        return Files.isDirectory(directory.resolve("points"));
    }

    private static boolean isEmpty(Path directory) throws IOException {
        try (var files = Files.list(directory)) {
            return files.findAny().isEmpty();
        }
    }

    /** All points, the earliest first. */
    public List<Point> points() throws IOException {
        List<Path> files;
        try (var found = Files.list(directory.resolve("points"))) {
            files = found.filter(file -> file.toString().endsWith(SUFFIX))
                    .sorted()
                    .toList();
        }
        List<Point> points = new ArrayList<>();
        for (Path file : files) {
            points.add(JSON.readValue(file.toFile(), Point.class));
        }
        return points;
    }

    /** The latest point that is not after the given moment. */
    public Optional<Point> at(Instant moment) throws IOException {
        return points().stream()
                .filter(point -> !point.moment().isAfter(moment))
                .reduce((earlier, later) -> later);
    }

    ChunkStore chunks() {
        return new ChunkStore(directory.resolve("chunks"));
    }

    /** Adds a point whose chunks are all there. */
    void add(Point point) throws IOException {
        Path file = file(point);
        Path next = file.resolveSibling(file.getFileName() + ".next");
        try (FileChannel channel = FileChannel.open(
                next, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING, StandardOpenOption.WRITE)) {
            channel.write(ByteBuffer.wrap(JSON.writeValueAsBytes(point)));
            channel.force(true);
        }
        Files.move(next, file, StandardCopyOption.ATOMIC_MOVE);
    }

    /**
     * Forgets all points but the latest ones, and the chunks that none of these has.
     *
     * @param latest how many to keep, 1 or more
     */
    public void keep(int latest) throws IOException {
        List<Point> points = points();
        Set<String> used = new HashSet<>();
        for (int i = 0; i < points.size(); i++) {
            if (i < points.size() - latest) {
                Files.delete(file(points.get(i)));
            } else {
                used.addAll(points.get(i).chunks());
            }
        }
        chunks().keepOnly(used);
    }

    private Path file(Point point) {
        return directory.resolve("points").resolve(NAME.format(point.moment()) + SUFFIX);
    }

    @Override
    public void close() throws IOException {
        lock.close();
    }

    @Override
    public String toString() {
        return directory.toString();
    }
}
