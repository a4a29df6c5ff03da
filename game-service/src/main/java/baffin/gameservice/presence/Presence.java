package baffin.gameservice.presence;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.Set;
import java.util.function.Supplier;
import org.jboss.logging.Logger;

/** Who is there. Every instance says so again and again of those with it; who is not named for a while has gone. */
public final class Presence {

    /** How often an instance says who is there. */
    public static final Duration BEAT = Duration.ofSeconds(10);

    /** How long that holds: two beats may be lost. */
    static final Duration KEPT = BEAT.multipliedBy(3);

    private static final Logger LOG = Logger.getLogger(Presence.class);

    private final PresenceStore store;
    private final Supplier<Set<String>> here;

    /**
     * Presence over all instances.
     *
     * @param here players who are there with this instance
     */
    public Presence(PresenceStore store, Supplier<Set<String>> here) {
        this.store = store;
        this.here = here;
    }

    /** Those of some players who are there. */
    public Uni<Set<String>> of(Set<String> players) {
        return store.within(KEPT, players);
    }

    /** Says who is there with this instance; to be called once in {@link #BEAT}. */
    public void beat() {
        Set<String> players = here.get();
        Uni<Void> stored = players.isEmpty() ? Uni.createFrom().voidItem() : store.seen(players);
        stored.chain(() -> store.forget(KEPT))
                .subscribe()
                .with(
                        gone -> LOG.debugf("%d players are there, %d have gone", players.size(), gone),
                        away -> LOG.debugf("who is there is not told: %s", away.getMessage()));
    }
}
