package baffin.platform.acknowledgement;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/** The latest version of each thing that each account was told of within the last minute. */
final class SeenVersions {

    /** So long what an account was told of is waited for. */
    static final Duration KEPT = Duration.ofSeconds(60);

    private static final long KEPT_NS = KEPT.toNanos();
    private static final int ACCOUNTS_MAX = 20_000;

    private record Place(String topic, String key) {}

    /**
     * One version.
     *
     * @param since when it came, by the ticker
     * @param reached the read models that have it
     */
    private record Entry(SeenVersion seen, long since, Set<ReadModel> reached) {}

    private final Ticker ticker;
    private final Cache<String, Map<Place, Entry>> byAccount;

    SeenVersions(Ticker ticker) {
        this.ticker = ticker;
        // a minute after the last word nothing of an account is waited for any more
        this.byAccount = Caffeine.newBuilder()
                .ticker(ticker)
                .maximumSize(ACCOUNTS_MAX)
                .expireAfterWrite(KEPT)
                .build();
    }

    void add(Acknowledgement acknowledgement) {
        long now = ticker.read();
        byAccount.asMap().compute(acknowledgement.account(), (account, before) -> {
            Map<Place, Entry> known = before == null ? new ConcurrentHashMap<>() : before;
            known.values().removeIf(entry -> old(entry, now));
            acknowledgement
                    .seen()
                    .forEach(seen -> known.merge(
                            new Place(seen.topic(), seen.key()),
                            new Entry(seen, now, ConcurrentHashMap.newKeySet()),
                            SeenVersions::later));
            return known;
        });
    }

    private static Entry later(Entry one, Entry other) {
        long before = one.seen().version();
        long after = other.seen().version();
        return after == before ? new Entry(other.seen(), other.since(), one.reached()) : after > before ? other : one;
    }

    /** All that an account was told of, whether it is there or not. */
    List<SeenVersion> of(String account) {
        long now = ticker.read();
        return known(account).values().stream()
                .filter(entry -> !old(entry, now))
                .map(Entry::seen)
                .toList();
    }

    /** Those of some versions that a read model is not known to have. */
    List<SeenVersion> open(String account, List<SeenVersion> seen, ReadModel model) {
        Map<Place, Entry> known = known(account);
        return seen.stream()
                .filter(one -> {
                    Entry entry = known.get(new Place(one.topic(), one.key()));
                    return entry == null || !entry.reached().contains(model);
                })
                .toList();
    }

    /** A read model has these versions. */
    void reached(String account, List<SeenVersion> seen, ReadModel model) {
        Map<Place, Entry> known = known(account);
        for (SeenVersion one : seen) {
            Entry entry = known.get(new Place(one.topic(), one.key()));
            if (entry != null && entry.seen().version() <= one.version()) {
                entry.reached().add(model);
            }
        }
    }

    private Map<Place, Entry> known(String account) {
        Map<Place, Entry> known = byAccount.getIfPresent(account);
        return known == null ? Map.of() : known;
    }

    private static boolean old(Entry entry, long now) {
        return now - entry.since() > KEPT_NS;
    }
}
