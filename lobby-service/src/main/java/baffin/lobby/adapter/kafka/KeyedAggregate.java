package baffin.lobby.adapter.kafka;

import baffin.competition.Competition;
import baffin.lobby.seek.Pool;
import baffin.platform.runtime.decider.Aggregate;
import baffin.platform.runtime.decider.Heard;
import baffin.platform.runtime.decider.Judgement;
import baffin.platform.runtime.decider.Outage;
import baffin.platform.wire.CommandEnvelope;
import baffin.platform.wire.Reply;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Matches, pools and competitions share the lobby's topics; the key tells which of them is meant. */
public final class KeyedAggregate implements Aggregate<Held> {

    private final Aggregate<Held> matches;
    private final Aggregate<Held> pools;
    private final Aggregate<Held> competitions;

    /** All of them. */
    public KeyedAggregate(
            Aggregate<HeldMatch> matches, Aggregate<HeldPool> pools, Aggregate<HeldCompetition> competitions) {
        this.matches = wide(matches);
        this.pools = wide(pools);
        this.competitions = wide(competitions);
    }

    // the key of a row decides which aggregate has written it, so that each gets back its own
    @SuppressWarnings("unchecked")
    private static Aggregate<Held> wide(Aggregate<? extends Held> one) {
        return (Aggregate<Held>) one;
    }

    private Aggregate<Held> of(String key) {
        if (Competition.isKey(key)) {
            return competitions;
        }
        return Pool.isKey(key) ? pools : matches;
    }

    private Aggregate<Held> of(Held state) {
        return switch (state) {
            case HeldMatch match -> matches;
            case HeldPool pool -> pools;
            case HeldCompetition competition -> competitions;
        };
    }

    @Override
    public Judgement<Held> judge(@Nullable Held state, CommandEnvelope command, Heard heard) {
        return of(heard.key()).judge(state, command, heard);
    }

    @Override
    public Reply probe(@Nullable Held state, CommandEnvelope probe) {
        return of(probe.matchId()).probe(state, probe);
    }

    @Override
    public Judgement<Held> react(@Nullable Held state, byte[] event, Heard heard) {
        return of(heard.key()).react(state, event, heard);
    }

    @Override
    public @Nullable Instant wakeAt(Held state) {
        return of(state).wakeAt(state);
    }

    @Override
    public Judgement<Held> tick(Held state, Heard heard, @Nullable Outage down) {
        return of(state).tick(state, heard, down);
    }

    @Override
    public byte[] write(Held state) {
        return of(state).write(state);
    }

    @Override
    public Held read(String key, byte[] row) {
        return of(key).read(key, row);
    }

    @Override
    public boolean settled(Held state) {
        return of(state).settled(state);
    }

    @Override
    public int weight(Held state) {
        return of(state).weight(state);
    }

    @Override
    public boolean over(Held state) {
        return of(state).over(state);
    }
}
