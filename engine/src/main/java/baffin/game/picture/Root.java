package baffin.game.picture;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;

/** The attributes of a picture's root: its size, how it was drawn, and where the cells of its map are. */
final class Root {

    private Root() {}

    static Object[] attributes(PictureOptions options, Frame frame, String styleSheet) {
        List<Object> all = new ArrayList<>();
        Collections.addAll(all, "xmlns", "http://www.w3.org/2000/svg");
        Collections.addAll(
                all,
                "viewBox",
                "0 " + Svg.number(frame.top()) + " " + Svg.point(frame.width(), frame.height()),
                "width",
                frame.width(),
                "height",
                frame.height());
        Collections.addAll(all, "class", options.portrait() ? "bf portrait" : "bf", "role", "img");
        Collections.addAll(all, "lang", options.language().toLanguageTag());
        Collections.addAll(all, "data-part", lower(options.part()), "data-orientation", lower(options.orientation()));
        Collections.addAll(all, "data-style-sheet", Styles.digest(styleSheet));
        Grid grid = frame.grid();
        if (grid != null) {
            Collections.addAll(all, "data-grid", grid.cell(), "data-size", Svg.exact(grid.size()));
            Collections.addAll(all, "data-origin", grid.origin(), "data-row", grid.rowStep());
            Collections.addAll(all, "data-column", grid.columnStep(), "data-odd-row", grid.oddRow());
        }
        return all.toArray();
    }

    private static String lower(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT);
    }
}
