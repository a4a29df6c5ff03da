package baffin.standalone.part;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Optional;

/** One launcher for one data directory. The operating system frees the lock when its holder dies, however it dies. */
public final class PlatformLock implements AutoCloseable {

    private final FileChannel channel;
    private final FileLock lock;

    private PlatformLock(FileChannel channel, FileLock lock) {
        this.channel = channel;
        this.lock = lock;
    }

    /** Takes the lock; empty when another launcher holds it. */
    public static Optional<PlatformLock> take(Path file) throws IOException {
        Files.createDirectories(file.toAbsolutePath().getParent());
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        try {
            FileLock lock = channel.tryLock();
            if (lock != null) {
                return Optional.of(new PlatformLock(channel, lock));
            }
        } catch (OverlappingFileLockException e) {
            channel.close();
            return Optional.empty();
        }
        channel.close();
        return Optional.empty();
    }

    /** Whether some launcher holds the lock now. */
    public static boolean isHeld(Path file) throws IOException {
        if (!Files.exists(file)) {
            return false;
        }
        Optional<PlatformLock> mine = take(file);
        if (mine.isPresent()) {
            mine.get().close();
            return false;
        }
        return true;
    }

    @Override
    public void close() throws IOException {
        lock.release();
        channel.close();
    }
}
