package baffin.platform.runtime.decider.aggregate;

import baffin.decider.ProcessedCommand;
import java.util.List;

/**
 * A state as its aggregate keeps it.
 *
 * @param state what the decider decides on
 * @param processed the last commands of people that it has accepted, the latest last
 */
public record AggregateState<S>(S state, List<ProcessedCommand> processed) {

    public AggregateState {
        processed = List.copyOf(processed);
    }
}
