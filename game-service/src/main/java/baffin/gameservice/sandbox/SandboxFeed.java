package baffin.gameservice.sandbox;

import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.match.event.Step;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jboss.logging.Logger;

/**
 * Tells streams of the steps of sandboxes, whichever instance has added them. The database is asked for what is
 * missing: at once after a step of this instance, and now and then for those of others.
 */
@Singleton
public final class SandboxFeed implements StepSource {

    private static final Logger LOG = Logger.getLogger(SandboxFeed.class);

    private final Sandboxes sandboxes;
    private final SandboxStore store;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    /** Sandboxes that are streamed, as listeners have seen them last. */
    private final Map<String, Match<?, ?, ?, ?>> seen = new ConcurrentHashMap<>();

    SandboxFeed(Sandboxes sandboxes, SandboxStore store) {
        this.sandboxes = sandboxes;
        this.store = store;
        sandboxes.watch(match -> catchUp(match.id(), match.version()));
    }

    @Override
    public void listen(Listener listener) {
        listeners.add(listener);
    }

    @Override
    public Uni<Match<?, ?, ?, ?>> current(Match<?, ?, ?, ?> known) {
        return store.versions(List.of(known.id()))
                .chain(versions -> at(known, versions.getOrDefault(known.id(), known.version())))
                .invoke(match -> seen.putIfAbsent(match.id(), match));
    }

    @Override
    public Uni<Match<?, ?, ?, ?>> at(Match<?, ?, ?, ?> known, long version) {
        return sandboxes.at(known.start().setup().game(), known.id(), version);
    }

    @Override
    public Uni<List<Step>> steps(Match<?, ?, ?, ?> match, long from, long to) {
        return sandboxes.steps(match, from, to);
    }

    /** Asks for steps that other instances have added, and forgets the sandboxes that nobody watches. */
    public void catchUp(Collection<String> watched) {
        seen.keySet().retainAll(watched);
        if (seen.isEmpty()) {
            return;
        }
        store.versions(List.copyOf(seen.keySet()))
                .subscribe()
                .with(
                        versions -> versions.forEach(this::catchUp),
                        away -> LOG.debugf("sandboxes are not followed: %s", away.getMessage()));
    }

    private void catchUp(String id, long version) {
        Match<?, ?, ?, ?> last = seen.get(id);
        if (last != null && last.version() < version) {
            sandboxes
                    .steps(last, last.version() + 1, version)
                    .subscribe()
                    .with(
                            steps -> tell(id, steps),
                            away -> LOG.debugf("a sandbox is not followed: %s", away.getMessage()));
        }
    }

    // what is read twice is told once, in order
    private synchronized void tell(String id, List<Step> steps) {
        for (Step step : steps) {
            Match<?, ?, ?, ?> last = seen.get(id);
            if (last == null || step.version() != last.version() + 1) {
                continue;
            }
            Match<?, ?, ?, ?> after = last.after(step);
            String game = after.start().setup().game();
            listeners.forEach(listener -> listener.came(game, step, after, 0));
            seen.replace(id, after);
        }
    }
}
