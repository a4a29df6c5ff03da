package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.gameservice.stream.Followers;
import baffin.gameservice.stream.Item;
import baffin.match.event.Step;
import baffin.platform.match.Include;
import baffin.platform.problem.ProblemException;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Live streams of matches: what has been, then what comes, without gap or repeat. */
public final class Streams implements StepSource.Listener {

    private static final int PAGE = 100;

    private final StepSource matches;
    private final BiFunction<Match<?, ?, ?, ?>, Viewer, String> snapshots;
    private final IncludedParts parts;
    private final Followers<Subscriber> followers = new Followers<>();

    /** Followed matches as their last step has left them. */
    private final Map<String, Match<?, ?, ?, ?>> heads = new ConcurrentHashMap<>();

    /**
     * Streams of the given matches.
     *
     * @param snapshots writes a match as a viewer may see it, as JSON on one line
     * @param parts writes what goes along with steps
     * @param gauge name of the meter that counts the matches with streams
     */
    public Streams(
            StepSource matches,
            BiFunction<Match<?, ?, ?, ?>, Viewer, String> snapshots,
            IncludedParts parts,
            MeterRegistry meters,
            String gauge) {
        this.matches = matches;
        this.snapshots = snapshots;
        this.parts = parts;
        meters.gauge(gauge, followers, Followers::size);
        matches.listen(this);
    }

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param match the match as it is now
     * @param sights what the client may see of a match as it is at that version
     * @param from first version wanted; 0 for a snapshot of the version now and all steps after it, as for a version
     *     that the log has not reached: it is one of a log that was restored
     * @param include documents that go along with each step
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(
            String user,
            Match<?, ?, ?, ?> match,
            Function<Match<?, ?, ?, ?>, MatchVisibility> sights,
            long from,
            Include include) {
        Subscriber subscriber = new Subscriber(match, new IncludedParts.Wanted(include, parts));
        followers.add(user, match.id(), subscriber);
        seen(match);
        // asked again once steps are queued: what came before stands in the past, what comes later in the queue
        return matches.current(match)
                .onItem()
                .invoke(now -> {
                    subscriber.begin(sights.apply(now), now.version());
                    seen(now);
                })
                .onItem()
                .transformToMulti(now -> whole(now, subscriber, from > now.version() + 1 ? 0 : from))
                .onTermination()
                .invoke(() -> {
                    followers.remove(user, match.id(), subscriber);
                    heads.computeIfPresent(match.id(), (id, head) -> followers.has(id) ? head : null);
                });
    }

    private Multi<Item> whole(Match<?, ?, ?, ?> now, Subscriber subscriber, long from) {
        long shown = Math.max(now.version(), from - 1);
        return Multi.createBy()
                .concatenating()
                .streams(past(now, subscriber, from), subscriber.feed().after(shown));
    }

    private Multi<Item> past(Match<?, ?, ?, ?> match, Subscriber subscriber, long from) {
        if (from <= 0) {
            return Multi.createFrom()
                    .items(() -> subscriber.viewer().stream()
                            .map(viewer -> Item.of(match.version(), "snapshot", snapshots.apply(match, viewer))));
        }
        return Multi.createBy()
                .repeating()
                .<AtomicInteger, List<Step>>uni(AtomicInteger::new, page -> {
                    long first = from + (long) PAGE * page.getAndIncrement();
                    return first > match.version()
                            ? Uni.createFrom().item(List.of())
                            : matches.steps(match, first, Math.min(match.version(), first + PAGE - 1));
                })
                .whilst(steps -> steps.size() == PAGE)
                .onItem()
                .transformToMultiAndConcatenate(steps -> Multi.createFrom().iterable(steps))
                .onItem()
                .transformToIterable(
                        step -> subscriber.viewer().map(viewer -> past(match, subscriber, step, viewer)).stream()
                                .toList());
    }

    private static Item past(Match<?, ?, ?, ?> now, Subscriber subscriber, Step step, Viewer viewer) {
        return subscriber.item(step, step.version() == now.version() ? now : null, viewer);
    }

    /** Ids of the matches that somebody watches. */
    public Set<String> watched() {
        return followers.topics();
    }

    @Override
    public @Nullable Match<?, ?, ?, ?> followed(String match) {
        return heads.get(match);
    }

    @Override
    public void came(String game, Step step, @Nullable Match<?, ?, ?, ?> after, int bytes) {
        if (after != null) {
            heads.computeIfPresent(step.matchId(), (id, head) -> newer(head, after));
        }
        Map<Subscriber.Shown, Item> shown = Subscriber.shown();
        followers.of(step.matchId()).forEach(subscriber -> subscriber.came(step, after, bytes, shown));
    }

    private void seen(Match<?, ?, ?, ?> match) {
        heads.merge(match.id(), match, Streams::newer);
    }

    private static Match<?, ?, ?, ?> newer(Match<?, ?, ?, ?> one, Match<?, ?, ?, ?> other) {
        return one.version() < other.version() ? other : one;
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        followers.each(subscriber -> subscriber.feed().beat());
    }
}
