package baffin.game.contract;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Viewer;
import baffin.game.picture.Marks;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.PictureOptions.Density;
import baffin.game.picture.PictureOptions.Orientation;
import baffin.game.picture.PictureOptions.Part;
import baffin.game.picture.PictureOptions.StyleSheet;
import baffin.testing.ParsedSvg;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What pictures of every game promise. */
final class PicturePromises<S> {

    private static final Pattern SCALE = Pattern.compile("scale\\(([\\d.]+)\\)");
    private static final Pattern FONT = Pattern.compile("font-size:(\\d+)px");
    private static final int FONT_MIN = 13;
    private static final String SPOT = "[a-z]+(-[a-z]+)*:\\S+";

    private final Game<?, S, ?, ?> game;
    private final List<String> names;

    PicturePromises(Game<?, S, ?, ?> game, int seats) {
        this.game = game;
        this.names = Collections.nCopies(seats, "Sedna & <Fram>");
    }

    /** Checks all ways to draw a table. */
    void check(S state, ScoreSheet sheet, Viewer viewer) {
        for (PictureOptions shape : List.of(
                PictureOptions.DEFAULT,
                PictureOptions.DEFAULT.withDensity(Density.NARROW),
                PictureOptions.DEFAULT.withOrientation(Orientation.PORTRAIT))) {
            PictureOptions options = shape.withNames(names);
            Set<String> whole = spots(draw(state, sheet, viewer, options));
            Set<String> parts = spots(draw(state, sheet, viewer, options.withPart(Part.MAP)));
            parts.addAll(spots(draw(state, sheet, viewer, options.withPart(Part.SEATS))));
            assertThat(parts).as("spots of both parts").isEqualTo(whole);
            marks(state, sheet, viewer, options, whole);
        }
        Element german = draw(state, sheet, viewer, PictureOptions.DEFAULT.withLanguage(Locale.GERMAN));
        assertThat(german.getAttribute("lang")).isEqualTo("de");
        assertThat(FONT.matcher(game.styleSheet()).results())
                .isNotEmpty()
                .allMatch(size -> Integer.parseInt(size.group(1)) >= FONT_MIN);
        Element bare = draw(state, sheet, viewer, PictureOptions.DEFAULT.withStyleSheet(StyleSheet.OUTSIDE));
        assertThat(ParsedSvg.elements(bare, "style")).isEmpty();
    }

    private Element draw(S state, ScoreSheet sheet, Viewer viewer, PictureOptions options) {
        String svg = game.picture(state, sheet, viewer, options);
        assertThat(game.picture(state, sheet, viewer, options)).isEqualTo(svg);
        Element root = ParsedSvg.root(svg);
        assertThat(root.getTagName()).isEqualTo("svg");
        assertThat(root.getAttribute("role")).isEqualTo("img");
        assertThat(root.getAttribute("width"))
                .isEqualTo(options.portrait() ? "390" : options.narrow() ? "720" : "1200");
        assertThat(root.getAttribute("viewBox"))
                .endsWith(root.getAttribute("width") + " " + root.getAttribute("height"));
        assertThat(ParsedSvg.text(root, "title")).isNotBlank();
        assertThat(ParsedSvg.text(root, "desc")).isNotBlank();
        for (Element style : ParsedSvg.elements(root, "style")) {
            assertThat(style.getTextContent()).isEqualTo(game.styleSheet());
        }
        assertThat(ParsedSvg.elements(root, "*"))
                .as("styles within elements, which a page may forbid")
                .noneMatch(element -> element.hasAttribute("style"));
        names(root, options);
        ParsedSvg.elements(root, "text").forEach(PicturePromises::readable);
        return root;
    }

    private void names(Element root, PictureOptions options) {
        String words = root.getTextContent();
        if (options.names().isEmpty()) {
            assertThat(words).doesNotContain("Sedna");
        } else if (options.seats()) {
            assertThat(words).contains("Sedna & <Fram>");
        }
        assertThat(words).as("players are called by name or colour").doesNotContainPattern("(?i)(seat|platz) \\d");
        assertThat(words).as("names that were not filled in").doesNotContainPattern("[\\x{E000}-\\x{F8FF}]");
    }

    /** Words are never turned, nor smaller than the smallest of the style sheet. */
    private static void readable(Element text) {
        double scale = 1;
        for (Node above = text; above instanceof Element element; above = above.getParentNode()) {
            String transform = element.getAttribute("transform");
            assertThat(transform).as("turned: " + text.getTextContent()).doesNotContain("rotate");
            Matcher scaled = SCALE.matcher(transform);
            scale *= scaled.find() ? Double.parseDouble(scaled.group(1)) : 1;
        }
        assertThat(scale).as("made smaller: " + text.getTextContent()).isGreaterThan(.95);
    }

    /** The spots, each with those that it lies in; every one is there once and says what it is. */
    private static Set<String> spots(Element root) {
        List<String> paths = new ArrayList<>();
        for (Element spot : ParsedSvg.spots(root)) {
            assertThat(spot.getAttribute("data-spot")).matches(SPOT);
            assertThat(ParsedSvg.text(spot, "title")).isNotBlank();
            paths.add(ParsedSvg.path(spot));
        }
        assertThat(paths).doesNotHaveDuplicates();
        return new HashSet<>(paths);
    }

    private void marks(S state, ScoreSheet sheet, Viewer viewer, PictureOptions options, Set<String> paths) {
        Set<String> all = new HashSet<>();
        paths.forEach(path -> all.add(path.substring(path.lastIndexOf(' ') + 1)));
        assertThat(marked(draw(state, sheet, viewer, options), "legal")).isEmpty();
        Element legal = draw(state, sheet, viewer, options.withMarks(new Marks(all, Set.of())));
        assertThat(marked(legal, "legal")).isEqualTo(all);
        assertThat(marked(legal, "last")).isEmpty();
        Element last = draw(state, sheet, viewer, options.withMarks(new Marks(Set.of("no:where"), all)));
        assertThat(marked(last, "last")).isEqualTo(all);
        assertThat(marked(last, "legal")).isEmpty();
    }

    private static Set<String> marked(Element root, String style) {
        Set<String> marked = new HashSet<>();
        for (Element spot : ParsedSvg.spots(root)) {
            if (List.of(spot.getAttribute("class").split(" ", -1)).contains(style)) {
                assertThat(ParsedSvg.children(spot))
                        .as("a mark that is no mere colour")
                        .anyMatch(child -> child.getAttribute("class").equals("mark-" + style));
                marked.add(spot.getAttribute("data-spot"));
            }
        }
        return marked;
    }

    /** Checks the spots of an event as a viewer may see it. */
    static void written(List<String> spots) {
        assertThat(spots).allMatch(spot -> spot.matches(SPOT));
    }
}
