package baffin.standalone.backup;

import baffin.standalone.backup.Moment.OpenFile;
import baffin.standalone.backup.Point.StoredFile;
import baffin.standalone.config.Directories;
import baffin.standalone.consistency.PlatformId;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Takes backups of a platform, also while it runs: its broker stands still for as long as it takes to open its files,
 * which leaves what a power cut at that moment would leave. Whatever was acknowledged before is in it.
 */
public final class Backup {

    private static final long REPORT_EVERY_BYTES = 512L * 1024 * 1024;
    private static final long MIB = 1024L * 1024;

    /**
     * What was done.
     *
     * @param point the new point
     * @param added bytes that it added to the backup directory
     * @param frozenMs how long the broker stood still, ms; 0 when none ran
     */
    public record Taken(Point point, long added, long frozenMs) {}

    private final Directories layout;
    private final BackupDirectory directory;
    private final Consumer<String> report;

    /** @param report takes a line now and then while much is read, for people */
    public Backup(Directories layout, BackupDirectory directory, Consumer<String> report) {
        this.layout = layout;
        this.directory = directory;
        this.report = report;
    }

    /**
     * Takes one.
     *
     * @param broker the broker's process; none when the platform does not run, and then nobody may start it meanwhile
     * @throws IOException when the directory holds another platform, data are missing or a disk is full or damaged
     */
    public Taken take(Optional<ProcessHandle> broker) throws IOException {
        String platform = PlatformId.ofLog(layout.kafkaData())
                .orElseThrow(() -> new IOException(layout.kafkaData() + " holds no log."));
        List<Point> points = directory.points();
        Optional<Point> before = points.isEmpty() ? Optional.empty() : Optional.of(points.getLast());
        if (before.isPresent() && !before.get().platform().equals(platform)) {
            throw new IOException(directory + " holds backups of platform "
                    + before.get().platform() + ", this is platform " + platform + ". Choose another directory.");
        }
        long frozenMs = 0;
        Moment moment;
        if (broker.isPresent()) {
            try (Frozen frozen = Frozen.freeze(broker.get())) {
                moment = Moment.now(layout);
                frozenMs = frozen.millis();
            }
        } else {
            moment = Moment.now(layout);
        }
        try (moment) {
            ChunkStore chunks = directory.chunks();
            String takenAt = moment.at().truncatedTo(ChronoUnit.MILLIS).toString();
            Point point = new Point(Point.FORMAT, platform, takenAt, stored(moment, before, chunks));
            directory.add(point);
            LastBackup.note(layout, takenAt);
            return new Taken(point, chunks.added(), frozenMs);
        }
    }

    private List<StoredFile> stored(Moment moment, Optional<Point> before, ChunkStore chunks) throws IOException {
        Map<String, StoredFile> known = new HashMap<>();
        before.ifPresent(point -> point.files().forEach(file -> known.put(file.path(), file)));
        long all = moment.files().stream().mapToLong(OpenFile::bytes).sum();
        long done = 0;
        long next = REPORT_EVERY_BYTES;
        List<StoredFile> stored = new ArrayList<>();
        for (OpenFile file : moment.files()) {
            StoredFile earlier = known.get(file.path());
            stored.add(isSame(earlier, file, chunks) ? earlier : store(file, chunks));
            done += file.bytes();
            if (done >= next) {
                report.accept("backup: %,d of %,d MiB".formatted(done / MIB, all / MIB));
                next = done + REPORT_EVERY_BYTES;
            }
        }
        return stored;
    }

    private static boolean isSame(@Nullable StoredFile earlier, OpenFile file, ChunkStore chunks) {
        return earlier != null
                && earlier.bytes() == file.bytes()
                && earlier.identity().equals(file.identity())
                && earlier.chunks().stream().allMatch(chunks::has);
    }

    private static StoredFile store(OpenFile file, ChunkStore chunks) throws IOException {
        List<String> ids = new ArrayList<>();
        byte[] bytes = new byte[ChunkStore.CHUNK_BYTES];
        for (long from = 0; from < file.bytes(); from += bytes.length) {
            int length = (int) Math.min(bytes.length, file.bytes() - from);
            readFully(file.channel(), from, ByteBuffer.wrap(bytes, 0, length));
            ids.add(chunks.put(bytes, length));
        }
        return new StoredFile(file.path(), file.bytes(), file.identity(), ids);
    }

    private static void readFully(FileChannel channel, long from, ByteBuffer into) throws IOException {
        long position = from;
        while (into.hasRemaining()) {
            int read = channel.read(into, position);
            if (read < 0) {
                throw new IOException("a file of the log became shorter while it was read");
            }
            position += read;
        }
    }
}
