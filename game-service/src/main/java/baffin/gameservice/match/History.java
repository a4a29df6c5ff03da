package baffin.gameservice.match;

import io.smallrye.mutiny.Uni;
import java.util.SortedMap;
import java.util.TreeMap;

/** The records of matches, wherever they are: in the database, or on their way there. */
final class History {

    private final Archive archive;
    private final Unwritten unwritten;

    History(Archive archive, Unwritten unwritten) {
        this.archive = archive;
        this.unwritten = unwritten;
    }

    /** The records from one version to another, contiguous; ends before the first one that is missing. */
    Uni<SortedMap<Long, byte[]>> records(String match, long from, long to) {
        // copied before the database is asked: what leaves it meanwhile stands there by then
        SortedMap<Long, byte[]> coming = unwritten.from(match, from);
        return archive.records(match, from, to).map(stored -> {
            SortedMap<Long, byte[]> all = new TreeMap<>();
            for (long version = from; version <= to; version++) {
                byte[] record = stored.getOrDefault(version, coming.get(version));
                if (record == null) {
                    break;
                }
                all.put(version, record);
            }
            return all;
        });
    }
}
