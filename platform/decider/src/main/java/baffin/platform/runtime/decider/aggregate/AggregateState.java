package baffin.platform.runtime.decider.aggregate;

import baffin.decider.ProcessedCommand;
import java.util.List;

/**
 * A state as its aggregate keeps it.
 *
 * @param state what the decider decides on
 * @param memory the last commands of people that it has accepted
 */
public record AggregateState<S>(S state, CommandMemory memory) {

    /**
     * A state whose commands stand in its row.
     *
     * @param processed the latest last
     */
    public AggregateState(S state, List<ProcessedCommand> processed) {
        this(state, CommandMemory.open(processed));
    }

    /** The last commands of people that it has accepted, the latest last. */
    public List<ProcessedCommand> processed() {
        return memory.all();
    }
}
