package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.lobby.openmatch.domain.OpenMatch;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.SeekDecider;
import baffin.platform.runtime.decider.aggregate.Aggregate;
import baffin.platform.runtime.decider.aggregate.AggregateState;
import baffin.platform.runtime.decider.aggregate.CommandPage;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import baffin.platform.runtime.decider.aggregate.Judgement;
import baffin.platform.runtime.decider.aggregate.Outage;
import baffin.platform.runtime.decider.aggregate.RecordContext;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.MatchRuling;
import baffin.platform.wire.Reply;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Open matches, pools and competitions share the lobby's topics; the key tells which of them is meant. */
public final class LobbyAggregates implements Aggregate<AggregateState<Object>> {

    private final Aggregate<AggregateState<Object>> matches;
    private final Aggregate<AggregateState<Object>> pools;
    private final Aggregate<AggregateState<Object>> competitions;

    /**
     * All of them.
     *
     * @param dueRounds is told, now and again, of a round that is due and has to be worked out elsewhere; must not wait
     */
    public LobbyAggregates(
            OpenMatchDecider matches,
            SeekDecider pools,
            CompetitionDecider competitions,
            Consumer<Competition> dueRounds) {
        this.matches = wide(new DeciderAggregate<>(matches, new OpenMatchBinding()));
        this.pools = wide(new DeciderAggregate<>(pools, new PoolBinding()));
        this.competitions = wide(new DeciderAggregate<>(competitions, new CompetitionBinding(competitions, dueRounds)));
    }

    // the key of a row decides which aggregate has written it, so that each gets back its own
    @SuppressWarnings("unchecked")
    private static Aggregate<AggregateState<Object>> wide(Aggregate<? extends AggregateState<?>> one) {
        return (Aggregate<AggregateState<Object>>) one;
    }

    private Aggregate<AggregateState<Object>> of(String key) {
        if (Competition.isKey(key)) {
            return competitions;
        }
        return Pool.isKey(key) ? pools : matches;
    }

    private Aggregate<AggregateState<Object>> of(AggregateState<Object> kept) {
        return switch (kept.state()) {
            case OpenMatch match -> matches;
            case Pool pool -> pools;
            case Competition competition -> competitions;
            default ->
                throw new IllegalStateException(
                        "no state of the lobby: " + kept.state().getClass());
        };
    }

    @Override
    public Judgement<AggregateState<Object>> judge(
            @Nullable AggregateState<Object> kept, CommandEnvelope command, RecordContext context) {
        return MatchRuling.is(command)
                ? announced(MatchRuling.read(command.body()))
                : of(context.key()).judge(kept, command, context);
    }

    /** What is said of a match in play is for its own decider, long after it was open here. */
    private static <S> Judgement<S> announced(MatchRuling ruling) {
        String id = ruling.matchId() + "@" + ruling.commandId();
        return new Judgement.Announced<>(new Judgement.Fact(MatchRuling.TYPE, id, ruling.bytes()));
    }

    @Override
    public Reply probe(@Nullable AggregateState<Object> kept, CommandEnvelope probe) {
        return of(probe.key()).probe(kept, probe);
    }

    @Override
    public Judgement<AggregateState<Object>> react(
            @Nullable AggregateState<Object> kept, byte[] event, RecordContext context) {
        return of(context.key()).react(kept, event, context);
    }

    @Override
    public @Nullable Instant wakeAt(AggregateState<Object> kept) {
        return of(kept).wakeAt(kept);
    }

    @Override
    public Judgement<AggregateState<Object>> tick(
            AggregateState<Object> kept, RecordContext context, @Nullable Outage down) {
        return of(kept).tick(kept, context, down);
    }

    @Override
    public AggregateState<Object> read(String key, byte[] row, List<CommandPage> pages) {
        return of(key).read(key, row, pages);
    }

    @Override
    public boolean settled(AggregateState<Object> kept) {
        return of(kept).settled(kept);
    }

    @Override
    public int weight(AggregateState<Object> kept) {
        return of(kept).weight(kept);
    }
}
