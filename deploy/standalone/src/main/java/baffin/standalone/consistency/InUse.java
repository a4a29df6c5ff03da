package baffin.standalone.consistency;

import baffin.standalone.config.Directories;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Optional;

/**
 * A mark that stands in a data directory as long as it is in use, and names the files themselves (inodes). After a kill
 * it still fits; in a copy that was made meanwhile it does not.
 */
public final class InUse {

    private static final String INODE = "unix:ino";

    private InUse() {}

    /** Says in one line that the data are a copy of a directory in use, and what to do. */
    public static Optional<String> fault(Directories layout) throws IOException {
        Path mark = mark(layout);
        if (!Files.exists(mark) || Files.readString(mark).equals(identity(layout))) {
            return Optional.empty();
        }
        return Optional.of(layout.data() + " is a copy that was made while the platform ran: its files are of different"
                + " moments. Copy a platform that is stopped, or take ./baffin backup. To try it all the same, and to"
                + " lose what does not fit, delete " + mark + ".");
    }

    /** From now on the directory is in use. */
    public static void begin(Directories layout) throws IOException {
        Files.writeString(mark(layout), identity(layout));
    }

    /** All that used the directory has stopped in order. */
    public static void end(Directories layout) throws IOException {
        Files.deleteIfExists(mark(layout));
    }

    private static Path mark(Directories layout) {
        return layout.run().resolve("in-use");
    }

    private static String identity(Directories layout) throws IOException {
        return inode(layout.run()) + " " + inode(layout.kafkaData());
    }

    private static String inode(Path directory) throws IOException {
        return Files.getFileStore(directory).supportsFileAttributeView("unix")
                ? Files.getAttribute(directory, INODE, LinkOption.NOFOLLOW_LINKS)
                        .toString()
                : "";
    }
}
