package baffin.platform.operator;

import baffin.platform.disk.space.DiskLevel;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * How a service is doing, and how much it keeps.
 *
 * @param service lobby, rules, scoring or game
 * @param ready true when it takes requests
 * @param checks what that is made of; in one process with other services, theirs as well
 * @param readModels what the service has folded from topics; absent while the database does not answer
 * @param diskLevel of the worst disk that is watched
 * @param disks those that are watched; absent when one does not tell
 * @param tables of the service's database, the largest first; absent while the database does not answer
 * @param topics that the service writes, the largest first; absent while the log does not tell
 */
@Schema(name = "ServiceHealth")
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ServiceHealth(
        String service,
        boolean ready,
        List<Check> checks,
        @Nullable List<ReadModelHealth> readModels,
        DiskLevel diskLevel,
        @Nullable List<Disk> disks,
        @Nullable List<TableSize> tables,
        @Nullable List<TopicSize> topics) {

    /**
     * One of the things that must be in order.
     *
     * @param name of the check
     * @param up true when it is
     * @param data what else it says
     */
    @Schema(name = "ReadinessCheck")
    public record Check(String name, boolean up, Map<String, String> data) {}

    /**
     * A read model.
     *
     * @param name of its projection
     * @param generation that is read; a rebuild makes the next one
     * @param positions offset of the next record to be folded, by partition
     * @param lagRecords offsets between the positions and the end of the log, control records included
     * @param pendingRecords read and not yet written by this instance
     * @param stopped keys, such as matches, that are not folded any more
     */
    @Schema(name = "ReadModelHealth")
    public record ReadModelHealth(
            String name,
            int generation,
            Map<Integer, Long> positions,
            long lagRecords,
            int pendingRecords,
            List<StoppedKey> stopped) {}

    /**
     * A key that is not folded any more.
     *
     * @param key such as the id of a match
     * @param sinceVersion the version that could not be folded
     * @param reason why, in words
     */
    @Schema(name = "StoppedKey")
    public record StoppedKey(String key, long sinceVersion, String reason) {}

    /**
     * A disk on which log or database stand.
     *
     * @param freeBytes that may still be written
     * @param totalBytes of the disk
     */
    @Schema(name = "DiskSpace")
    public record Disk(long freeBytes, long totalBytes) {}

    /**
     * A table.
     *
     * @param name of the table
     * @param bytes with its indexes
     */
    @Schema(name = "TableSize")
    public record TableSize(String name, long bytes) {}

    /**
     * A topic.
     *
     * @param name of the topic
     * @param bytes of all its partitions, with every copy of them
     */
    @Schema(name = "TopicSize")
    public record TopicSize(String name, long bytes) {}
}
