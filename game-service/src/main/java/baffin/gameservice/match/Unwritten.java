package baffin.gameservice.match;

import java.util.HashMap;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Records that have come and do not stand in the database yet. */
final class Unwritten {

    private final Map<String, TreeMap<Long, byte[]>> byMatch = new HashMap<>();

    synchronized void add(String match, long version, byte[] value) {
        byMatch.computeIfAbsent(match, id -> new TreeMap<>()).putIfAbsent(version, value);
    }

    /** The record stands in the database, or never will. */
    synchronized void remove(String match, long version) {
        TreeMap<Long, byte[]> records = byMatch.get(match);
        if (records != null) {
            records.remove(version);
            if (records.isEmpty()) {
                byMatch.remove(match);
            }
        }
    }

    /** A copy of the records of a match at and above a version. */
    synchronized SortedMap<Long, byte[]> from(String match, long version) {
        TreeMap<Long, byte[]> records = byMatch.get(match);
        return records == null ? new TreeMap<>() : new TreeMap<>(records.tailMap(version, true));
    }
}
