package baffin.gameservice.push.delivery;

import baffin.gameservice.push.domain.PushMessage;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What waits to be sent, in memory. A newer message takes the place of one that stands for the same, as it would at the
 * push service; each subscription gets one at a time, so that they come in order.
 */
final class PushQueue {

    /** Most messages that wait. */
    static final int MOST = 2_000;

    /** Most that are on their way. */
    static final int AT_ONCE = 8;

    /** Most of one person that are on their way: slow receivers hold up only themselves. */
    static final int OF_OWNER_AT_ONCE = 2;

    private final Map<Key, Waiting> waiting = new LinkedHashMap<>();
    private final Set<String> subscriptions = new HashSet<>();
    private final Map<String, Integer> owners = new HashMap<>();

    /**
     * A message.
     *
     * @param tries attempts made
     * @param notBefore when it may be sent (UTC)
     */
    record Waiting(PushMessage message, int tries, Instant notBefore) {}

    private record Key(String subscription, String topic) {

        static Key of(PushMessage message) {
            return new Key(message.subscription(), PushLife.topic(message.notice()));
        }
    }

    /** Adds a new message; false when there is no room. */
    synchronized boolean add(PushMessage message) {
        Key key = Key.of(message);
        if (waiting.size() >= MOST && !waiting.containsKey(key)) {
            return false;
        }
        waiting.put(key, new Waiting(message, 0, Instant.EPOCH));
        return true;
    }

    /** Adds one that is tried again; false when a newer one has its place, or there is no room. */
    synchronized boolean again(Waiting tried) {
        return waiting.size() < MOST && waiting.putIfAbsent(Key.of(tried.message()), tried) == null;
    }

    /** Takes the next one that may be sent now. */
    synchronized Optional<Waiting> next(Instant now) {
        if (subscriptions.size() >= AT_ONCE) {
            return Optional.empty();
        }
        Iterator<Waiting> all = waiting.values().iterator();
        while (all.hasNext()) {
            Waiting one = all.next();
            PushMessage message = one.message();
            if (!one.notBefore().isAfter(now)
                    && owners.getOrDefault(message.owner(), 0) < OF_OWNER_AT_ONCE
                    && subscriptions.add(message.subscription())) {
                owners.merge(message.owner(), 1, Integer::sum);
                all.remove();
                return Optional.of(one);
            }
        }
        return Optional.empty();
    }

    /** An attempt is over. */
    synchronized void done(PushMessage message) {
        subscriptions.remove(message.subscription());
        owners.computeIfPresent(message.owner(), (owner, number) -> number == 1 ? null : number - 1);
    }

    synchronized int size() {
        return waiting.size();
    }
}
