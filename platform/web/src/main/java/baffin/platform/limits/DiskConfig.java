package baffin.platform.limits;

import io.smallrye.config.ConfigMapping;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Which disks are watched, and where each begins to be short of room. */
@ConfigMapping(prefix = "baffin.disk")
public interface DiskConfig {

    /** Directories on the disks of log and database; none: nobody watches them. */
    Optional<List<Path>> places();

    /** Percent free, 0 to 100, below which a disk is low: a warning. */
    int lowPercent();

    /** Percent free, 0 to 100, below which a disk is scarce: nothing new is taken. */
    int scarcePercent();

    /** MiB free, 0 or above, below which a disk is full, whatever the percents say: nothing is written. */
    long floorMib();
}
