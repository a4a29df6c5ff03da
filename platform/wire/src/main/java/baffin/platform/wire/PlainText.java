package baffin.platform.wire;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Optional;

/**
 * Text as people write it. Control characters but tab and line ends, and halves of characters, are none: a database
 * refuses some of them, and logs, tables and screens do with the others what nobody expects.
 */
public final class PlainText {

    /** What is wrong with other text, to be appended to the name of its field. */
    public static final String FAULT = "must not have control characters";

    private PlainText() {}

    /** True when every character of it may be kept and shown. */
    public static boolean is(String text) {
        return isPrintableAscii(text) || text.codePoints().allMatch(PlainText::fits);
    }

    /** True when there is not even a tab or a line end in it, as in an address or a header. */
    public static boolean isLine(String text) {
        return isPrintableAscii(text) || text.codePoints().allMatch(one -> !Character.isISOControl(one) && fits(one));
    }

    /** True for printable ASCII, as nearly all text is: no stream is needed to see that. */
    private static boolean isPrintableAscii(String text) {
        for (int at = 0; at < text.length(); at++) {
            char character = text.charAt(at);
            if (character < ' ' || character > '~') {
                return false;
            }
        }
        return true;
    }

    private static boolean fits(int codePoint) {
        return switch (codePoint) {
            case '\t', '\n', '\r' -> true;
            // a pair is one code point: what is left of this type stands alone
            default -> !Character.isISOControl(codePoint) && Character.getType(codePoint) != Character.SURROGATE;
        };
    }

    /** JSON pointer to the first text, or name of a field, that is none; empty when there is no such. */
    public static Optional<String> fault(JsonNode tree) {
        if (tree.isTextual()) {
            return is(tree.textValue()) ? Optional.empty() : Optional.of("");
        }
        int index = 0;
        for (JsonNode item : tree.isArray() ? tree : java.util.List.<JsonNode>of()) {
            Optional<String> found = within(Integer.toString(index++), item);
            if (found.isPresent()) {
                return found;
            }
        }
        for (Map.Entry<String, JsonNode> field : tree.properties()) {
            // a name that is none is not repeated: its place is
            Optional<String> found =
                    is(field.getKey()) ? within(escaped(field.getKey()), field.getValue()) : Optional.of("");
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<String> within(String step, JsonNode value) {
        return fault(value).map(rest -> "/" + step + rest);
    }

    private static String escaped(String name) {
        return name.replace("~", "~0").replace("/", "~1");
    }
}
