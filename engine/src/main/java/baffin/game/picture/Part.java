package baffin.game.picture;

import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What picks name, to be drawn alone.
 *
 * @param picks all or some picks of a command, each written {@code kind:value}
 * @param seat whose colours it has, from 0
 */
public record Part(List<String> picks, int seat, PictureOptions options) {

    /** Draws the parts of a game. */
    public interface Artist {

        /** A game without pictures of parts. */
        Artist NONE = part -> Optional.empty();

        /**
         * A picture for buttons, and for what does not lie yet: a tile as it would lie, a ship, a good. Where picks
         * name a place, the root has it ({@code data-at}), with the middle of that place ({@code data-origin}) and the
         * size of a cell ({@code data-size}) in its own units.
         *
         * @return a complete SVG document; empty when the picks name nothing that can be drawn
         * @throws IllegalArgumentException when a pick has a value that there is not
         */
        Optional<String> draw(Part part);

        /** Picks, and kinds of picks, that are drawn alone. */
        default List<String> pictured() {
            return List.of();
        }
    }

    public Part {
        picks = List.copyOf(picks);
    }

    /** The value of the first pick of a kind, or null. */
    public @Nullable String first(String kind) {
        return all(kind).stream().findFirst().orElse(null);
    }

    /** The values of all picks of a kind. */
    public List<String> all(String kind) {
        return picks.stream()
                .filter(pick -> pick.startsWith(kind + ":"))
                .map(pick -> pick.substring(kind.length() + 1))
                .toList();
    }

    /** The first pick of one of some kinds, or null. */
    public @Nullable String place(String... kinds) {
        return picks.stream()
                .filter(pick -> List.of(kinds).contains(pick.substring(0, Math.max(0, pick.indexOf(':')))))
                .findFirst()
                .orElse(null);
    }
}
