package baffin.rules.engine;

import baffin.match.Seed;
import baffin.platform.match.Desks;
import baffin.platform.runtime.decider.Aggregate;
import baffin.platform.runtime.decider.AggregateState;
import baffin.platform.runtime.decider.DeciderAggregate;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.DeciderTopology;
import baffin.platform.runtime.decider.guard.Guard;
import java.util.function.Supplier;
import org.apache.kafka.streams.Topology;

/** The topology that decides matches. */
public final class MatchTopology {

    private MatchTopology() {}

    /**
     * Builds it.
     *
     * @param seeds draws 256 secret bits each time
     */
    public static Topology of(
            DeciderSpec spec, Desks desks, Supplier<Seed> seeds, DeciderObserver observer, Guard guard) {
        return DeciderTopology.of(spec, () -> aggregate(desks, seeds), observer, guard);
    }

    static Aggregate<AggregateState<HeldMatch<?, ?, ?>>> aggregate(Desks desks, Supplier<Seed> seeds) {
        HeldMatchDecider decider = new HeldMatchDecider(desks);
        return new DeciderAggregate<>(decider, new MatchBinding(decider, desks, seeds));
    }
}
