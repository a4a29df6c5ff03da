package baffin.game.picture;

import java.util.Set;

/**
 * Spots to be marked, each written {@code kind:value} as in {@code data-spot}.
 *
 * @param legal what legal commands can be pointed at with
 * @param last what the last step has touched
 */
public record Marks(Set<String> legal, Set<String> last) {

    /** Marks nothing. */
    public static final Marks NONE = new Marks(Set.of(), Set.of());

    public Marks {
        legal = Set.copyOf(legal);
        last = Set.copyOf(last);
    }
}
