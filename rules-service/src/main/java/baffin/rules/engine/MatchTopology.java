package baffin.rules.engine;

import baffin.match.chance.Seed;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.DeciderObserver;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.DeciderTopology;
import baffin.platform.runtime.decider.aggregate.Aggregate;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.guard.Guard;
import baffin.platform.runtime.decider.port.OwnRecords;
import java.util.function.Supplier;
import org.apache.kafka.streams.Topology;

/** The topology that decides matches. */
public final class MatchTopology {

    private MatchTopology() {}

    /**
     * Builds it.
     *
     * @param seeds draws 256 secret bits each time
     * @param own what this instance has written
     */
    public static Topology of(
            DeciderSpec spec,
            GameModules gameModules,
            Supplier<Seed> seeds,
            DeciderObserver observer,
            Guard guard,
            OwnRecords own) {
        return DeciderTopology.of(spec, () -> aggregate(gameModules, seeds), observer, guard, own);
    }

    static Aggregate<AggregateState<HeldMatch<?, ?, ?>>> aggregate(GameModules gameModules, Supplier<Seed> seeds) {
        HeldMatchDecider decider = new HeldMatchDecider(gameModules);
        return new DeciderAggregate<>(decider, new MatchBinding(decider, gameModules, seeds));
    }
}
