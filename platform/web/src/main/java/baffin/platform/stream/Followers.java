package baffin.platform.stream;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Who has a stream open, by what it follows.
 *
 * @param <F> what is kept of a stream
 */
public final class Followers<F> {

    /** Most streams of one user, or of one address for users who are not signed in. */
    static final int PER_USER_MAX = 10;

    private final Map<String, Set<F>> byTopic = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> byUser = new ConcurrentHashMap<>();

    /**
     * Adds a stream.
     *
     * @param topic what it follows, such as a match
     * @throws ProblemException 429 when the user has too many streams
     */
    public void add(String user, String topic, F follower) {
        AtomicInteger open = byUser.computeIfAbsent(user, id -> new AtomicInteger());
        if (open.incrementAndGet() > PER_USER_MAX) {
            open.decrementAndGet();
            throw ProblemException.retryLater(
                    Problem.of(ProblemType.TOO_MANY_REQUESTS, "At most " + PER_USER_MAX + " streams at a time"), 10);
        }
        byTopic.compute(topic, (id, all) -> {
            Set<F> set = all == null ? ConcurrentHashMap.newKeySet() : all;
            set.add(follower);
            return set;
        });
    }

    /** Takes a stream away. */
    public void remove(String user, String topic, F follower) {
        byTopic.computeIfPresent(topic, (id, all) -> {
            all.remove(follower);
            return all.isEmpty() ? null : all;
        });
        byUser.computeIfPresent(user, (id, open) -> open.decrementAndGet() <= 0 ? null : open);
    }

    public boolean has(String topic) {
        return byTopic.containsKey(topic);
    }

    /** The streams that follow a topic. */
    public Set<F> of(String topic) {
        return byTopic.getOrDefault(topic, Set.of());
    }

    /** All that is followed. */
    public Set<String> topics() {
        return Set.copyOf(byTopic.keySet());
    }

    /** Who has a stream open. */
    public Set<String> users() {
        return Set.copyOf(byUser.keySet());
    }

    /** Number of topics that are followed. */
    public int size() {
        return byTopic.size();
    }

    public void each(Consumer<F> action) {
        byTopic.values().forEach(all -> all.forEach(action));
    }
}
