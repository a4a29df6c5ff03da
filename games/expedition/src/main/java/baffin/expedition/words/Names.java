package baffin.expedition.words;

import baffin.expedition.geometry.Orientation;
import baffin.expedition.geometry.Place;
import baffin.expedition.tile.Tile;
import baffin.game.Textual;
import baffin.game.words.Phrase;
import java.util.List;

/** What places, tiles and orientations are called. */
public final class Names {

    private Names() {}

    /** A place by itself: a square, an area or an arrow. */
    public static Phrase of(Place place) {
        return place(place, "arrow", "square", "area");
    }

    /** A place that something comes from. */
    public static Phrase from(Place place) {
        return place(place, "from", "from.square", "from.area");
    }

    /** A place that something goes to. */
    public static Phrase to(Place place) {
        return place(place, "to", "to.square", "to.area");
    }

    /** A tile by its id. */
    public static Phrase of(Tile tile) {
        return Phrase.of("tile", "tile", tile.text());
    }

    /** A face and a turn. */
    public static Phrase of(Orientation orientation) {
        return Phrase.of(
                orientation.back() ? "orientation.back" : "orientation.front",
                "degrees",
                90 * orientation.quarterTurns());
    }

    /** Tiles or places in the notation of commands, arrows by name: a parameter of a phrase. */
    public static Object list(List<? extends Textual> several) {
        return several.isEmpty()
                ? Phrase.of("none")
                : several.stream().map(Names::inList).toList();
    }

    private static Object inList(Textual one) {
        return one instanceof Place place && place.onArrow() ? of(place) : one.text();
    }

    private static Phrase place(Place place, String arrow, String square, String area) {
        if (place.arrow() != null) {
            return Phrase.named(arrow, place.arrow());
        }
        return place.corner() == null
                ? Phrase.of(square, "square", place.text())
                : Phrase.of(area, "area", place.text());
    }
}
