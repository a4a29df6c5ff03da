package baffin.lobby.competition.policy;

import baffin.competition.policy.Policy;
import baffin.lobby.competition.policy.Shape.Hole;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.core.JsonPointer;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;

/**
 * What is wrong with a policy besides the places that cannot be read: whatever will stand there, it stays wrong. Those
 * places are filled in many ways, and a fault counts when every way has it.
 */
final class HiddenFaults {

    /** So that a fault that depends on two of those places is hardly ever taken for a certain one. */
    private static final int WAYS = 96;

    private static final long SEED = 18;

    private HiddenFaults() {}

    /**
     * Messages by JSON pointer.
     *
     * @param judge tells what is wrong with a policy that can be read
     */
    static Map<String, String> of(JsonNode policy, List<Hole> holes, Function<Policy, Map<String, String>> judge) {
        if (holes.stream().anyMatch(hole -> hole.pointer().isEmpty())) {
            return Map.of();
        }
        Map<String, String> certain = new LinkedHashMap<>();
        Specimens specimens = new Specimens(new Random(SEED));
        for (int way = 0; way < WAYS && (way == 0 || !certain.isEmpty()); way++) {
            Policy whole = Json.shared().value(filled(policy, holes, specimens), Policy.class);
            Map<String, String> found = judge.apply(whole);
            if (way == 0) {
                certain.putAll(found);
            } else {
                certain.entrySet().retainAll(found.entrySet());
            }
        }
        certain.keySet().removeIf(pointer -> holes.stream().anyMatch(hole -> touches(hole.pointer(), pointer)));
        return certain;
    }

    private static boolean touches(String hole, String pointer) {
        return (pointer + "/").startsWith(hole + "/") || (hole + "/").startsWith(pointer + "/");
    }

    private static JsonNode filled(JsonNode policy, List<Hole> holes, Specimens specimens) {
        JsonNode whole = policy.deepCopy();
        // from the last one, so that what is taken out of a list moves no place that is still to be filled
        for (Hole hole : holes.reversed()) {
            JsonPointer place = JsonPointer.compile(hole.pointer());
            JsonNode parent = whole.at(place.head());
            if (parent instanceof ObjectNode object) {
                String name = place.last().getMatchingProperty();
                if (hole.type() == null) {
                    object.remove(name);
                } else {
                    object.set(name, specimens.of(hole.type()));
                }
            } else if (parent instanceof ArrayNode list && hole.type() != null) {
                list.set(place.last().getMatchingIndex(), specimens.of(hole.type()));
            }
        }
        return whole;
    }
}
