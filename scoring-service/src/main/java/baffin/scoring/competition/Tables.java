package baffin.scoring.competition;

import baffin.competition.Competition;
import baffin.competition.standing.Outlook;
import baffin.competition.standing.Prospect;
import baffin.competition.standing.Scheme;
import baffin.competition.standing.Standing;
import baffin.competition.standing.Standings;
import com.github.benmanes.caffeine.cache.AsyncCache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Standings, each computed once for a version and a way to count, however many ask for it. */
public final class Tables {

    /** Lines of all standings that are kept. */
    private static final long LINES_MAX = 60_000;

    private static final int OUTLOOKS_MAX = 50;

    private record Key(String id, long version, @Nullable Scheme scheme) {}

    private final Competitions competitions;
    private final AsyncCache<Key, Standing> standings = Caffeine.newBuilder()
            .maximumWeight(LINES_MAX)
            .<Key, Standing>weigher((key, standing) -> 1 + standing.size())
            .buildAsync();
    private final AsyncCache<Key, List<Prospect>> outlooks =
            Caffeine.newBuilder().maximumSize(OUTLOOKS_MAX).buildAsync();

    /** Standings of the given competitions. */
    public Tables(Competitions competitions) {
        this.competitions = competitions;
    }

    /**
     * The standing at a version that the competition has had. May come on a worker thread.
     *
     * @param scheme null for the competition's own
     */
    public Uni<Standing> standing(String id, long version, @Nullable Scheme scheme) {
        return once(
                standings,
                new Key(id, version, scheme),
                competition -> scheme == null ? Standings.of(competition) : Standings.of(competition, scheme));
    }

    /** Who can still reach what. May come on a worker thread. */
    public Uni<List<Prospect>> outlook(String id, long version) {
        return once(outlooks, new Key(id, version, null), Outlook::of);
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
