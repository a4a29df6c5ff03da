package baffin.testing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import baffin.game.picture.Marks;
import baffin.game.picture.PictureOptions;
import baffin.game.words.Messages;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.w3c.dom.Element;

/** All ways to draw a picture, and where its cells are. */
public final class Ways {

    private Ways() {}

    /** Every part in every shape and language, with names and marks. */
    public static List<PictureOptions> all(int seats) {
        List<PictureOptions> all = new ArrayList<>();
        PictureOptions marked = PictureOptions.DEFAULT
                .withNames(Collections.nCopies(seats, "Sedna"))
                .withMarks(new Marks(Set.of("seat:0"), Set.of("seat:1")));
        for (PictureOptions.Part part : PictureOptions.Part.values()) {
            for (PictureOptions.Orientation orientation : PictureOptions.Orientation.values()) {
                for (Locale language : Messages.LANGUAGES) {
                    all.add(marked.withPart(part).withOrientation(orientation).withLanguage(language));
                }
            }
        }
        return all;
    }

    /** Hexes are drawn around the points that the attributes of the root give. */
    public static void hexesAreWhereTheGridSays(Element root, int columns) {
        assertThat(root.getAttribute("data-grid")).isEqualTo("hex");
        for (Element spot : ParsedSvg.spots(root)) {
            String text = spot.getAttribute("data-spot");
            if (text.startsWith("hex:")) {
                String[] at = text.substring(text.indexOf(':') + 1).split(",", -1);
                int row = Integer.parseInt(at[0]);
                int column = Integer.parseInt(at[1]);
                assertThat(column).isLessThan(columns);
                String outline = ParsedSvg.children(spot).get(1).getAttribute("d");
                String[] corners = outline.replace("M", "").replace("Z", "").split("L", -1);
                for (int axis = 0; axis <= 1; axis++) {
                    int which = axis;
                    double middle = List.of(corners).stream()
                            .mapToDouble(corner -> number(corner, which))
                            .average()
                            .orElseThrow();
                    double said = attribute(root, "data-origin", axis)
                            + row * attribute(root, "data-row", axis)
                            + column * attribute(root, "data-column", axis)
                            + row % 2 * attribute(root, "data-odd-row", axis);
                    assertThat(middle).as("%s on axis %s", text, axis).isCloseTo(said, within(.1));
                }
            }
        }
    }

    private static double attribute(Element root, String name, int axis) {
        return number(root.getAttribute(name), axis);
    }

    private static double number(String point, int axis) {
        return Double.parseDouble(point.split(" ", -1)[axis]);
    }
}
