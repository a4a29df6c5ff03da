package baffin.platform.wire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;

/**
 * Lifts old records to today's shape as they are read; the log itself is never rewritten.
 *
 * <p>Every record names the version of the schema it was written with. A chain of pure functions, one per type and
 * version, leads from there to {@link #current()}; a type without a function at some version did not change there.
 */
public final class Upcasters {

    private final int current;
    private final Map<Key, UnaryOperator<ObjectNode>> lifts;

    private Upcasters(int current, Map<Key, UnaryOperator<ObjectNode>> lifts) {
        this.current = current;
        this.lifts = lifts;
    }

    /** No change yet: everything is at version 1. */
    public static Upcasters none() {
        return new Upcasters(1, Map.of());
    }

    /**
     * A chain.
     *
     * @param current version that is written today, 1 or above
     * @throws IllegalArgumentException when a lift starts at or above the current version, or two start at the same
     *     place
     */
    public static Upcasters of(int current, List<Upcaster> upcasters) {
        Map<Key, UnaryOperator<ObjectNode>> lifts = new HashMap<>();
        for (Upcaster upcaster : upcasters) {
            if (upcaster.from() < 1 || upcaster.from() >= current) {
                throw new IllegalArgumentException("no lift may start at version " + upcaster.from());
            }
            if (lifts.put(new Key(upcaster.type(), upcaster.from()), upcaster.lift()) != null) {
                throw new IllegalArgumentException("two lifts for " + upcaster.type() + " from " + upcaster.from());
            }
        }
        return new Upcasters(current, lifts);
    }

    /** The version that is written today. */
    public int current() {
        return current;
    }

    /**
     * Lifts one object.
     *
     * @param type its name on the wire
     * @param from version it was written with
     * @throws IllegalArgumentException when it was written by a newer release
     */
    public ObjectNode lifted(String type, int from, ObjectNode old) {
        if (from > current) {
            throw new IllegalArgumentException("schema version " + from + " is newer than " + current);
        }
        ObjectNode result = old;
        for (int version = from; version < current; version++) {
            UnaryOperator<ObjectNode> lift = lifts.get(new Key(type, version));
            result = lift == null ? result : lift.apply(result);
        }
        return result;
    }

    /**
     * One step of the chain.
     *
     * @param type name on the wire: of an event or command, or {@link JsonCodec#STEP} for the record itself
     * @param from version that it takes; it gives the next one
     * @param lift pure; may change and return its argument
     */
    public record Upcaster(String type, int from, UnaryOperator<ObjectNode> lift) {}

    private record Key(String type, int from) {}
}
