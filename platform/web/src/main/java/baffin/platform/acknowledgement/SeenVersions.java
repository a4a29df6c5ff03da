package baffin.platform.acknowledgement;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/** The latest version of each thing that each account was told of within the last minute. */
final class SeenVersions {

    /** So long what an account was told of is waited for. */
    static final Duration KEPT = Duration.ofSeconds(60);

    private static final long KEPT_NS = KEPT.toNanos();
    private static final int ACCOUNTS_MAX = 20_000;

    /**
     * One version.
     *
     * @param since when it came, by the ticker
     * @param reached the read models that have it
     */
    private record Entry(SeenVersion seen, long since, Set<ReadModel> reached) {}

    private final Ticker ticker;
    /** By account, then by the id that paths name a thing by. */
    private final Cache<String, Map<String, List<Entry>>> byAccount;

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
            Map<String, List<Entry>> known = before == null ? new ConcurrentHashMap<>() : before;
            known.values().removeIf(entries -> entries.stream().allMatch(entry -> old(entry, now)));
            acknowledgement
                    .seen()
                    .forEach(seen -> known.merge(
                            seen.id(),
                            List.of(new Entry(seen, now, ConcurrentHashMap.newKeySet())),
                            (entries, added) -> with(entries, added.getFirst())));
            return known;
        });
    }

    /** The entries with another one, in place of that of the same thing. */
    private static List<Entry> with(List<Entry> entries, Entry added) {
        Entry merged = entries.stream()
                .filter(entry -> entry.seen().isOf(added.seen()))
                .findFirst()
                .map(entry -> later(entry, added))
                .orElse(added);
        return Stream.concat(entries.stream().filter(entry -> !entry.seen().isOf(added.seen())), Stream.of(merged))
                .toList();
    }

    private static Entry later(Entry one, Entry other) {
        long before = one.seen().version();
        long after = other.seen().version();
        return after == before ? new Entry(other.seen(), other.since(), one.reached()) : after > before ? other : one;
    }

    /** All that an account has seen, whether it is there or not. */
    List<SeenVersion> of(String account) {
        return versions(known(account).values().stream());
    }

    /** The same of what a path names. */
    List<SeenVersion> of(String account, String path) {
        Map<String, List<Entry>> known = known(account);
        return known.isEmpty()
                ? List.of()
                : versions(
                        Arrays.stream(path.split("/", -1)).distinct().map(part -> known.getOrDefault(part, List.of())));
    }

    private List<SeenVersion> versions(Stream<List<Entry>> found) {
        long now = ticker.read();
        return found.flatMap(List::stream)
                .filter(entry -> !old(entry, now))
                .map(Entry::seen)
                .toList();
    }

    /** Those of some versions that a read model is not known to have. */
    List<SeenVersion> open(String account, List<SeenVersion> seen, ReadModel model) {
        Map<String, List<Entry>> known = known(account);
        return seen.stream()
                .filter(one -> entry(known, one)
                        .filter(entry -> entry.reached().contains(model))
                        .isEmpty())
                .toList();
    }

    /** A read model has these versions. */
    void reached(String account, List<SeenVersion> seen, ReadModel model) {
        Map<String, List<Entry>> known = known(account);
        for (SeenVersion one : seen) {
            entry(known, one)
                    .filter(entry -> entry.seen().version() <= one.version())
                    .ifPresent(entry -> entry.reached().add(model));
        }
    }

    private static Optional<Entry> entry(Map<String, List<Entry>> known, SeenVersion seen) {
        return known.getOrDefault(seen.id(), List.of()).stream()
                .filter(entry -> entry.seen().isOf(seen))
                .findFirst();
    }

    private Map<String, List<Entry>> known(String account) {
        Map<String, List<Entry>> known = byAccount.getIfPresent(account);
        return known == null ? Map.of() : known;
    }

    private static boolean old(Entry entry, long now) {
        return now - entry.since() > KEPT_NS;
    }
}
