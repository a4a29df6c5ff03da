package baffin.rules.engine;

import baffin.match.chance.Seed;
import baffin.match.decide.Refusal;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.platform.match.GameModules;
import baffin.platform.runtime.decider.DeciderSpec;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.topics.Topics;
import baffin.platform.wire.CloudEvents;
import java.time.Duration;
import java.util.function.Function;
import java.util.function.Supplier;

/** What decides matches, and where it listens and writes. */
public final class MatchDecisions {

    /** The decider of matches as it runs: its store, its topics, and how long ended matches still answer. */
    public static final DeciderSpec SPEC = new DeciderSpec(
            "match",
            "/rules",
            Topics.MATCH_COMMANDS,
            Topics.MATCH_EVENTS,
            Topics.REPLIES_RULES,
            Topics.MATCH_COMMANDS_REJECTED,
            Topics.LOBBY_EVENTS,
            CloudEvents.COMMAND,
            CloudEvents.REPLY,
            Duration.ofDays(7));

    private MatchDecisions() {}

    /**
     * A new aggregate for each partition.
     *
     * @param seeds draws 256 secret bits each time
     */
    public static Supplier<Function<String, DeciderAggregate<?, HeldMatch<?, ?, ?>, ?, ?>>> each(
            GameModules gameModules, Supplier<Seed> seeds) {
        return () -> {
            DeciderAggregate<Request, HeldMatch<?, ?, ?>, Step, Refusal> aggregate = aggregate(gameModules, seeds);
            return key -> aggregate;
        };
    }

    static DeciderAggregate<Request, HeldMatch<?, ?, ?>, Step, Refusal> aggregate(
            GameModules gameModules, Supplier<Seed> seeds) {
        HeldMatchDecider decider = new HeldMatchDecider(gameModules);
        return new DeciderAggregate<>(decider, new MatchBinding(decider, gameModules, seeds));
    }
}
