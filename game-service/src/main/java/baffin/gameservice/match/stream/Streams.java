package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.StepSource;
import baffin.match.event.Step;
import baffin.platform.match.Include;
import baffin.platform.problem.ProblemException;
import baffin.platform.stream.Followers;
import baffin.platform.stream.Item;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Live streams of matches: what has been, then what comes, without gap or repeat. */
public final class Streams implements StepSource.Listener {

    private static final int PAGE = 100;

    private final StepSource matches;
    private final Snapshots snapshots;
    private final IncludedParts parts;
    private final Followers<Subscriber> followers = new Followers<>();

    /** Followed matches as their last step has left them. */
    private final Map<String, Match<?, ?, ?, ?>> heads = new ConcurrentHashMap<>();

    /** Writes a match as a viewer may see it, with texts in a language, as JSON on one line. */
    @FunctionalInterface
    public interface Snapshots {

        String of(Match<?, ?, ?, ?> match, Viewer viewer, Locale language);
    }

    /**
     * Streams of the given matches.
     *
     * @param parts writes what goes along with steps
     * @param gauge name of the meter that counts the matches with streams
     */
    public Streams(StepSource matches, Snapshots snapshots, IncludedParts parts, MeterRegistry meters, String gauge) {
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
     * @param after version of the last step seen; null for a snapshot of the version now and all steps after it. With
     *     one that the match has not reached, which is of a log that was restored, or one that is too far behind, a
     *     reset and the snapshot come
     * @param most steps that are told again
     * @param include documents that go along with the snapshot and each step
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(
            String user,
            Match<?, ?, ?, ?> match,
            Function<Match<?, ?, ?, ?>, MatchVisibility> sights,
            @Nullable Long after,
            long most,
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
                .transformToMulti(now -> whole(now, subscriber, after, most))
                .onTermination()
                .invoke(() -> {
                    followers.remove(user, match.id(), subscriber);
                    heads.computeIfPresent(match.id(), (id, head) -> followers.has(id) ? head : null);
                });
    }

    private Multi<Item> whole(Match<?, ?, ?, ?> now, Subscriber subscriber, @Nullable Long after, long most) {
        boolean follows = after != null && after <= now.version() && now.version() - after <= most;
        Multi<Item> reset = after == null || follows
                ? Multi.createFrom().empty()
                : Multi.createFrom().item(Item.RESET);
        Multi<Item> past = after != null && follows ? past(now, subscriber, after + 1) : snapshot(now, subscriber);
        return Multi.createBy()
                .concatenating()
                .streams(reset, past, subscriber.feed().after(now.version()));
    }

    private Multi<Item> snapshot(Match<?, ?, ?, ?> now, Subscriber subscriber) {
        return IncludedParts.last(matches, now, subscriber.include())
                .emitOn(Infrastructure.getDefaultWorkerPool())
                .onItem()
                .transformToMulti(last -> Multi.createFrom()
                        .items(subscriber.viewer().stream()
                                .map(viewer -> subscriber.snapshot(now, last, viewer, snapshots))));
    }

    /** Folds the match again, so that each step shows and carries what it did when it was the last one. */
    private Multi<Item> past(Match<?, ?, ?, ?> now, Subscriber subscriber, long first) {
        if (first > now.version()) {
            return Multi.createFrom().empty();
        }
        return matches.at(now, first).onItem().transformToMulti(begun -> {
            AtomicReference<Match<?, ?, ?, ?>> reached = new AtomicReference<>(begun);
            return steps(now, first)
                    .emitOn(Infrastructure.getDefaultWorkerPool())
                    .onItem()
                    .transformToIterable(step -> {
                        Match<?, ?, ?, ?> after = reached.updateAndGet(
                                match -> match.version() < step.version() ? match.after(step) : match);
                        return subscriber.viewer().map(viewer -> subscriber.item(step, after, viewer)).stream()
                                .toList();
                    });
        });
    }

    private Multi<Step> steps(Match<?, ?, ?, ?> match, long from) {
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
                .transformToMultiAndConcatenate(steps -> Multi.createFrom().iterable(steps));
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
