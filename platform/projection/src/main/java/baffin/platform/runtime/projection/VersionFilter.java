package baffin.platform.runtime.projection;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Lets each version of each match through once and in order, and stops a match whose next version is missing. */
public final class VersionFilter {

    private VersionFilter() {}

    /**
     * How far a match is folded.
     *
     * @param version the last version folded
     * @param stopped true when the match is stopped
     */
    public record Known(long version, boolean stopped) {
        static final Known NOTHING = new Known(0, false);
    }

    /**
     * Where and why a match stopped.
     *
     * @param since the version that could not be folded
     * @param offset where the log has the record that stopped it
     */
    public record Stop(String key, long since, int partition, long offset, String reason) {}

    /**
     * What goes through.
     *
     * @param accepted records to be folded, in order
     * @param versions last version by key, for keys with accepted records
     * @param stops matches that stop here
     * @param dropped records left out as known before, or because their match is stopped
     */
    public record Sifted(List<Entry> accepted, Map<String, Long> versions, List<Stop> stops, int dropped) {}

    /**
     * Sifts a batch.
     *
     * @param known by key; a missing key has not been seen before
     * @param refused keys that must stop, with the reason
     */
    public static Sifted sift(Map<String, Known> known, List<Entry> entries, Map<String, String> refused) {
        List<Entry> accepted = new ArrayList<>(entries.size());
        Map<String, Long> versions = new LinkedHashMap<>();
        Map<String, Stop> stops = new LinkedHashMap<>();
        for (Entry entry : entries) {
            Known before = known.getOrDefault(entry.key(), Known.NOTHING);
            if (before.stopped() || stops.containsKey(entry.key())) {
                continue;
            }
            if (entry.version() == Entry.UNVERSIONED && !refused.containsKey(entry.key())) {
                accepted.add(entry);
                continue;
            }
            long next = versions.getOrDefault(entry.key(), before.version()) + 1;
            String reason = reasonToStop(entry, next, refused);
            if (reason != null) {
                stops.put(entry.key(), new Stop(entry.key(), next, entry.partition(), entry.offset(), reason));
            } else if (entry.version() == next) {
                accepted.add(entry);
                versions.put(entry.key(), next);
            }
        }
        return new Sifted(accepted, versions, List.copyOf(stops.values()), entries.size() - accepted.size());
    }

    private static @org.jspecify.annotations.Nullable String reasonToStop(
            Entry entry, long next, Map<String, String> refused) {
        if (entry.version() == Entry.UNREADABLE) {
            return "the record can't be read";
        }
        if (entry.version() > next) {
            return "gap: version " + next + " expected, the log has " + entry.version();
        }
        boolean here = entry.version() == next || entry.version() == Entry.UNVERSIONED;
        return here ? refused.get(entry.key()) : null;
    }
}
