package baffin.game.picture;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Picks to be drawn, by their kinds.
 *
 * @param picks each written {@code kind:value}
 */
public record PickedParts(List<String> picks) {

    public PickedParts {
        picks = List.copyOf(picks);
    }

    /** True when a pick is among them. */
    public boolean has(String pick) {
        return picks.contains(pick);
    }

    /** The value of the first pick of a kind, or null. */
    public @Nullable String first(String kind) {
        List<String> values = all(kind);
        return values.isEmpty() ? null : values.getFirst();
    }

    /** The values of all picks of a kind. */
    public List<String> all(String kind) {
        return picks.stream()
                .filter(pick -> pick.startsWith(kind + ":"))
                .map(pick -> pick.substring(kind.length() + 1))
                .toList();
    }

    /** The first pick that is of one of these kinds, or null. */
    public @Nullable String anyOf(String... kinds) {
        for (String kind : kinds) {
            String value = first(kind);
            if (value != null) {
                return kind + ":" + value;
            }
        }
        return null;
    }
}
