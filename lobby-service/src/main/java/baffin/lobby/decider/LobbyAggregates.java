package baffin.lobby.decider;

import baffin.competition.Competition;
import baffin.competition.decide.CompetitionDecider;
import baffin.lobby.openmatch.domain.OpenMatchDecider;
import baffin.lobby.seek.domain.Pool;
import baffin.lobby.seek.domain.SeekDecider;
import baffin.platform.runtime.decider.aggregate.DeciderAggregate;
import java.util.function.Consumer;
import java.util.function.Function;

/** Open matches, pools and competitions share the lobby's topics; the key tells which of them is meant. */
public final class LobbyAggregates implements Function<String, DeciderAggregate<?, Object, ?, ?>> {

    private final DeciderAggregate<?, Object, ?, ?> matches;
    private final DeciderAggregate<?, Object, ?, ?> pools;
    private final DeciderAggregate<?, Object, ?, ?> competitions;

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
    private static DeciderAggregate<?, Object, ?, ?> wide(DeciderAggregate<?, ?, ?, ?> one) {
        return (DeciderAggregate<?, Object, ?, ?>) one;
    }

    @Override
    public DeciderAggregate<?, Object, ?, ?> apply(String key) {
        if (Competition.isKey(key)) {
            return competitions;
        }
        return Pool.isKey(key) ? pools : matches;
    }
}
