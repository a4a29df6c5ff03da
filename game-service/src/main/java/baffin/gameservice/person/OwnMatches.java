package baffin.gameservice.person;

import baffin.platform.stream.Item;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * Which matches are somebody's own as time goes on: what the person is told of starts, seats and ends. Not for several
 * threads.
 */
final class OwnMatches {

    private static final Set<String> BEGIN = Set.of("MATCH_STARTED", "SEAT_HANDED_OVER");
    private static final Set<String> END = Set.of("MATCH_ENDED", "SEAT_LOST");

    private final Set<String> followed = new HashSet<>();
    private final Map<String, Long> last = new HashMap<>();

    /** What a notice means. */
    sealed interface Change {

        /** A match is followed from a version on. */
        record Begins(String match, long from) implements Change {}

        /** A match is followed to a version and no further. */
        record Ends(String match, long version) implements Change {}

        /** No other matches. */
        record Nothing() implements Change {}
    }

    /** Takes what the person is told. */
    static Change of(Item notice) {
        JsonNode body = Json.shared().parse(notice.json());
        String kind = body.path("kind").asText();
        String match = body.path("matchId").asText();
        long version = body.path("version").asLong();
        if (BEGIN.contains(kind)) {
            return new Change.Begins(match, version);
        }
        return END.contains(kind) ? new Change.Ends(match, version) : new Change.Nothing();
    }

    /** Notes a match; false when it is followed already. */
    boolean add(String match) {
        last.remove(match);
        return followed.add(match);
    }

    /** Notes after which version a match is no more followed. */
    void endsAfter(String match, long version) {
        if (followed.contains(match)) {
            last.put(match, version);
        }
    }

    /** True when all that was to be told of a match has been. */
    boolean done(String match, long version) {
        Long end = last.get(match);
        return end != null && version >= end;
    }

    void remove(String match) {
        followed.remove(match);
        last.remove(match);
    }

    /** Those that are followed. */
    Set<String> all() {
        return Set.copyOf(followed);
    }
}
