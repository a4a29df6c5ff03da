package baffin.standalone.cli.common;

import baffin.platform.topics.Topics;
import baffin.standalone.part.StartRefused;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many partitions the topics keyed by match get in a new log. */
public final class PartitionsOption {

    @Option(
            names = "--partitions",
            paramLabel = "N",
            defaultValue = "${env:" + Topics.PARTITIONS_SETTING + "}",
            description = "Partitions of the topics keyed by match in a new log, 1 to " + Topics.PARTITIONS_MAX
                    + "; one that is there keeps what it has. Default: " + Topics.PARTITIONS_SETTING + ", or "
                    + Topics.PARTITIONS_APART + ", or " + Topics.PARTITIONS_ONE_PROCESS
                    + " where 'up' runs all services in one process.")
    private @Nullable Integer partitions;

    /**
     * What is asked for; empty for the usual number.
     *
     * @throws StartRefused when no log has so many
     */
    public Optional<Integer> requested() throws StartRefused {
        Optional<String> fault = partitions == null ? Optional.empty() : Topics.fault(partitions);
        if (fault.isPresent()) {
            throw new StartRefused("--partitions: " + fault.get());
        }
        return Optional.ofNullable(partitions);
    }
}
