package baffin.lobby.openmatch.api;

import baffin.lobby.api.LobbyLimitsConfig;
import baffin.lobby.api.Quota;
import baffin.lobby.openmatch.store.MatchList;
import baffin.platform.identity.Caller;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.Set;
import java.util.function.Supplier;

/** How many matches one account hosts or plays at a time; those of competitions are their organisers' matter. */
@ApplicationScoped
public class LiveMatches {

    private final MatchList matches;
    private final Quota quota;

    LiveMatches(MatchList matches, Clock clock, LobbyLimitsConfig config) {
        this.matches = matches;
        this.quota = new Quota("live matches", config.liveMatchesMax(), clock);
    }

    /** Does the work by which the caller has one match more; fails with 409 when it would be too many. */
    public <T> Uni<T> within(Caller caller, String id, Supplier<Uni<T>> work) {
        return quota.within(caller.player(), id, others -> known(caller, others), work);
    }

    private Uni<Quota.Known> known(Caller caller, Set<String> others) {
        return matches.lives(caller.player(), others).map(lives -> new Quota.Known(lives.live(), lives.over()));
    }
}
