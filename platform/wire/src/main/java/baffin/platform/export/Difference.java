package baffin.platform.export;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/**
 * The first place at which two JSON values are not the same.
 *
 * @param pointer JSON pointer to it
 * @param left what stands there in the one; missing when nothing does
 * @param right what stands there in the other; missing when nothing does
 */
public record Difference(String pointer, JsonNode left, JsonNode right) {

    private static final int SHOWN_MAX = 200;

    /** Compares two values, members in the order of the first. */
    public static Optional<Difference> between(JsonNode left, JsonNode right) {
        return between("", left, right);
    }

    /** Both sides in words. */
    public String text(String leftName, String rightName) {
        return (pointer.isEmpty() ? "all of it" : pointer) + " is " + shown(left) + " in " + leftName + " and "
                + shown(right) + " in " + rightName;
    }

    private static Optional<Difference> between(String pointer, JsonNode left, JsonNode right) {
        if (left.isObject() && right.isObject()) {
            Set<String> names = new LinkedHashSet<>();
            left.fieldNames().forEachRemaining(names::add);
            right.fieldNames().forEachRemaining(names::add);
            return names.stream()
                    .flatMap(name -> between(pointer + '/' + name, left.path(name), right.path(name)).stream())
                    .findFirst();
        }
        if (left.isArray() && right.isArray()) {
            for (int index = 0; index < Math.max(left.size(), right.size()); index++) {
                Optional<Difference> found = between(pointer + '/' + index, left.path(index), right.path(index));
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }
        return same(left, right) ? Optional.empty() : Optional.of(new Difference(pointer, left, right));
    }

    private static boolean same(JsonNode left, JsonNode right) {
        // how wide a whole number is stored is no difference
        return left.isIntegralNumber() && right.isIntegralNumber()
                ? left.bigIntegerValue().equals(right.bigIntegerValue())
                : left.equals(right);
    }

    private static String shown(JsonNode value) {
        if (value instanceof MissingNode) {
            return "missing";
        }
        String text = value.toString();
        return text.length() <= SHOWN_MAX ? text : text.substring(0, SHOWN_MAX) + "...";
    }
}
