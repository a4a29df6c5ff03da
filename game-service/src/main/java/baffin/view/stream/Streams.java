package baffin.view.stream;

import baffin.game.Viewer;
import baffin.match.Step;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.view.live.Match;
import baffin.view.live.Matches;
import io.micrometer.core.instrument.MeterRegistry;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiFunction;

/** Live streams of matches: what has been, then what comes, without gap or repeat. */
public final class Streams implements Matches.Listener {

    /** Most streams of one user, or of one address for users who are not signed in. */
    static final int PER_USER_MAX = 10;

    private static final int PAGE = 100;

    private final Matches matches;
    private final BiFunction<Match<?, ?, ?, ?>, Viewer, String> snapshots;
    private final Map<String, Set<Subscriber>> byMatch = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> byUser = new ConcurrentHashMap<>();

    /** A client, with what it may see. */
    private record Subscriber(Feed feed, Match<?, ?, ?, ?> match, Viewer viewer) {}

    /**
     * Streams of the given matches.
     *
     * @param snapshots writes a match as a viewer may see it, as JSON on one line
     */
    public Streams(Matches matches, BiFunction<Match<?, ?, ?, ?>, Viewer, String> snapshots, MeterRegistry meters) {
        this.matches = matches;
        this.snapshots = snapshots;
        meters.gaugeMapSize("baffin.streams.matches", List.of(), byMatch);
        matches.listen(this);
    }

    /**
     * Opens a stream.
     *
     * @param user who asks, for the limit of streams
     * @param match the match as it is now
     * @param from first version wanted; 0 for a snapshot of the version now and all steps after it
     * @throws ProblemException 429 when the user has too many streams
     */
    public Multi<Item> open(String user, Match<?, ?, ?, ?> match, Viewer viewer, long from) {
        AtomicInteger open = byUser.computeIfAbsent(user, id -> new AtomicInteger());
        if (open.incrementAndGet() > PER_USER_MAX) {
            open.decrementAndGet();
            throw ProblemException.retryLater(
                    Problem.of(ProblemType.TOO_MANY_REQUESTS, "At most " + PER_USER_MAX + " streams at a time"), 10);
        }
        Subscriber subscriber = new Subscriber(new Feed(), match, viewer);
        subscribe(match.id(), subscriber);
        // asked again once steps are queued: what came before stands in the past, what comes later in the queue
        return matches.current(match.id())
                .onItem()
                .transformToMulti(now -> whole(now.orElse(match), subscriber, from))
                .onTermination()
                .invoke(() -> close(user, match.id(), subscriber));
    }

    private Multi<Item> whole(Match<?, ?, ?, ?> now, Subscriber subscriber, long from) {
        long shown = Math.max(now.version(), from - 1);
        return Multi.createBy()
                .concatenating()
                .streams(past(now, subscriber.viewer(), from), subscriber.feed().after(shown));
    }

    private Multi<Item> past(Match<?, ?, ?, ?> match, Viewer viewer, long from) {
        if (from <= 0) {
            return Multi.createFrom().item(() -> new Item(match.version(), "snapshot", snapshots.apply(match, viewer)));
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
                .map(step -> item(match, step, viewer));
    }

    private void subscribe(String match, Subscriber subscriber) {
        byMatch.compute(match, (id, all) -> {
            Set<Subscriber> set = all == null ? ConcurrentHashMap.newKeySet() : all;
            set.add(subscriber);
            return set;
        });
    }

    private void close(String user, String match, Subscriber subscriber) {
        byMatch.computeIfPresent(match, (id, all) -> {
            all.remove(subscriber);
            return all.isEmpty() ? null : all;
        });
        byUser.computeIfPresent(user, (id, open) -> open.decrementAndGet() <= 0 ? null : open);
    }

    @Override
    public boolean wants(String match) {
        return byMatch.containsKey(match);
    }

    @Override
    public void came(String game, Step step, int bytes) {
        Map<Viewer, Item> shown = new ConcurrentHashMap<>();
        for (Subscriber subscriber : byMatch.getOrDefault(step.matchId(), Set.of())) {
            subscriber
                    .feed()
                    .offer(shown.computeIfAbsent(
                            subscriber.viewer(), viewer -> item(subscriber.match(), step, viewer)));
        }
    }

    private static Item item(Match<?, ?, ?, ?> match, Step step, Viewer viewer) {
        return new Item(step.version(), "step", StepDocument.json(match, step, viewer));
    }

    /** Keeps idle connections open; to be called every few seconds. */
    public void beat() {
        byMatch.values()
                .forEach(all -> all.forEach(subscriber -> subscriber.feed().beat()));
    }
}
