package baffin.gameservice.sandbox.domain;

import baffin.gameservice.match.domain.Match;
import baffin.gameservice.match.domain.StepSource;
import baffin.match.event.Step;
import io.smallrye.mutiny.Uni;
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
public final class SandboxFeed implements StepSource {

    private static final Logger LOG = Logger.getLogger(SandboxFeed.class);

    private final Sandboxes sandboxes;
    private final SandboxStore store;
    private final List<Listener> listeners = new CopyOnWriteArrayList<>();
    private final Map<String, Told> told = new ConcurrentHashMap<>();

    /** A sandbox that is streamed, and the last version that listeners have heard of. */
    private record Told(Match<?, ?, ?, ?> match, long version) {}

    /** Feeds streams of some sandboxes. */
    public SandboxFeed(Sandboxes sandboxes, SandboxStore store) {
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
        String game = known.start().setup().game();
        return store.versions(List.of(known.id()))
                .chain(versions -> sandboxes.at(game, known.id(), versions.getOrDefault(known.id(), known.version())))
                .invoke(match -> told.putIfAbsent(match.id(), new Told(match, match.version())));
    }

    @Override
    public Uni<List<Step>> steps(Match<?, ?, ?, ?> match, long from, long to) {
        return sandboxes.steps(match, from, to);
    }

    /** Asks for steps that other instances have added, and forgets the sandboxes that nobody watches. */
    public void catchUp(Collection<String> watched) {
        told.keySet().retainAll(watched);
        if (told.isEmpty()) {
            return;
        }
        store.versions(List.copyOf(told.keySet()))
                .subscribe()
                .with(
                        versions -> versions.forEach(this::catchUp),
                        away -> LOG.debugf("sandboxes are not followed: %s", away.getMessage()));
    }

    private void catchUp(String id, long version) {
        Told last = told.get(id);
        if (last != null && last.version() < version) {
            sandboxes
                    .steps(last.match(), last.version() + 1, version)
                    .subscribe()
                    .with(
                            steps -> tell(id, steps),
                            away -> LOG.debugf("a sandbox is not followed: %s", away.getMessage()));
        }
    }

    // what is read twice is told once, in order
    private synchronized void tell(String id, List<Step> steps) {
        for (Step step : steps) {
            Told last = told.get(id);
            if (last == null || step.version() != last.version() + 1) {
                continue;
            }
            String game = last.match().start().setup().game();
            listeners.forEach(listener -> listener.came(game, step, null, 0));
            told.replace(id, new Told(last.match(), step.version()));
        }
    }
}
