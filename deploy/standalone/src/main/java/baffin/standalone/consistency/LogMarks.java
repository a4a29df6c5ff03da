package baffin.standalone.consistency;

import baffin.standalone.consistency.DatabaseMarks.Place;
import java.util.Map;

/**
 * What the log has.
 *
 * @param ends offset after the last record by partition of a topic; none for a topic that is not there
 * @param sealedUnder how the last row begins that the log has, by topic; none where it has no rows
 */
record LogMarks(Map<Place, Long> ends, Map<String, String> sealedUnder) {

    LogMarks {
        ends = Map.copyOf(ends);
        sealedUnder = Map.copyOf(sealedUnder);
    }

    long end(Place place) {
        return ends.getOrDefault(place, 0L);
    }
}
