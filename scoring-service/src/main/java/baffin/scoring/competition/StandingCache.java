package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.standing.Standing;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.competition.standing.outlook.Outlook;
import baffin.competition.standing.outlook.Prospect;
import baffin.platform.limits.LongWork;
import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Standings, each computed once for a version and a way to count, however many ask for it. */
public final class StandingCache {

    private static final Logger LOG = Logger.getLogger(StandingCache.class);

    /** Lines of all standings that are kept. */
    private static final long LINES_MAX = 60_000;

    private static final int OUTLOOKS_MAX = 50;

    /** So long after it was known to be the latest a standing may be told while the next one is computed. */
    private static final Duration STALE_MAX = Duration.ofMillis(400);

    /**
     * A standing that was the latest.
     *
     * @param at when that was last known, by the clock of the process
     */
    private record Fresh(long version, long at) {}

    private record Key(String id, long version, @Nullable StandingRules scheme) {}

    private final Competitions competitions;
    private final LongWork work;
    private final AsyncCache<Key, Standing> standings = Caffeine.newBuilder()
            .maximumWeight(LINES_MAX)
            .<Key, Standing>weigher((key, standing) -> 1 + standing.size())
            .buildAsync();
    private final AsyncCache<Key, List<Prospect>> outlooks =
            Caffeine.newBuilder().maximumSize(OUTLOOKS_MAX).buildAsync();

    private final Cache<String, Fresh> fresh =
            Caffeine.newBuilder().maximumSize(1_000).build();
    private final Set<String> underWay = ConcurrentHashMap.newKeySet();

    /** Standings of the given competitions; what takes long is left to workers. */
    public StandingCache(Competitions competitions, LongWork work) {
        this.competitions = competitions;
        this.work = work;
    }

    /**
     * The standing at a version that the competition has had. May come on a worker thread.
     *
     * @param scheme null for the competition's own
     */
    public Uni<Standing> standing(String id, long version, @Nullable StandingRules scheme) {
        return once(
                standings,
                new Key(id, version, scheme),
                competition -> scheme == null ? Standings.of(competition) : Standings.of(competition, scheme));
    }

    /**
     * The version whose standing is told to somebody who asks for the latest: while that is being computed, the one
     * before, if it was the latest a moment ago. Nobody who asks all the time has to wait for a result of somebody
     * else.
     *
     * @param now the latest version
     */
    public long ready(String id, long now) {
        if (computed(id, now)) {
            fresh.put(id, new Fresh(now, System.nanoTime()));
            return now;
        }
        if (underWay.add(id)) {
            standing(id, now, null)
                    .onTermination()
                    .invoke(() -> underWay.remove(id))
                    .subscribe()
                    .with(done -> {}, fault -> LOG.debugf("a standing can't be computed: %s", fault.getMessage()));
        }
        Fresh before = fresh.getIfPresent(id);
        boolean recent = before != null
                && before.version() < now
                && System.nanoTime() - before.at() < STALE_MAX.toNanos()
                && computed(id, before.version());
        return recent && before != null ? before.version() : now;
    }

    private boolean computed(String id, long version) {
        CompletableFuture<Standing> found = standings.getIfPresent(new Key(id, version, null));
        return found != null && found.isDone() && !found.isCompletedExceptionally();
    }

    /** Who can still reach what. May come on a worker thread. */
    public Uni<List<Prospect>> outlook(String id, long version) {
        return Uni.createFrom()
                .completionStage(() -> outlooks.get(
                        new Key(id, version, null),
                        (wanted, executor) -> competitions
                                .at(wanted.id(), wanted.version())
                                .chain(competition -> work.run("", () -> Outlook.of(competition)))
                                .subscribeAsCompletionStage()));
    }

    private <T> Uni<T> once(AsyncCache<Key, T> cache, Key key, Function<Competition, T> how) {
        return Uni.createFrom()
                .completionStage(() -> cache.get(
                        key,
                        (wanted, executor) -> competitions
                                .at(wanted.id(), wanted.version())
                                .map(how)
                                .subscribeAsCompletionStage()));
    }
}
