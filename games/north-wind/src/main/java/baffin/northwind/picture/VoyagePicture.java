package baffin.northwind.picture;

import baffin.game.Viewer;
import baffin.game.picture.Canvas;
import baffin.game.picture.Paragraph;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Odds;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Sighting;
import baffin.northwind.state.Sighting.Fate;
import baffin.northwind.state.Voyage;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The voyage in progress: revealed tiles with what has come of them, and the range that is left. */
final class VoyagePicture {

    private static final double STEP = TilePicture.WIDTH + 9;
    private static final double DOWN = TilePicture.HEIGHT + 60;

    private final Canvas canvas;
    private final Svg svg;
    private final Layout layout;
    private final NorthWindState state;
    private final Viewer viewer;
    private final double left;
    private final double right;
    private final double tiles;

    VoyagePicture(Canvas canvas, Layout layout, NorthWindState state, Viewer viewer) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.layout = layout;
        this.state = state;
        this.viewer = viewer;
        this.left = layout.margin() + 12;
        this.right = layout.margin() + layout.voyageWidth() - 12;
        this.tiles = layout.voyageY() + (layout.portrait() ? 106 : 96);
    }

    void draw() {
        double top = layout.voyageY();
        svg.leaf(
                "rect",
                "x",
                layout.margin(),
                "y",
                top,
                "width",
                layout.voyageWidth(),
                "height",
                layout.voyageHeight(),
                "rx",
                8,
                "class",
                "card");
        Voyage voyage = state.voyage();
        Ship ship = state.of(state.active());
        double size = layout.small();
        if (layout.portrait()) {
            Paragraph.draw(svg, left, top + 24, right - left, size, "bold", heading());
        } else {
            Paragraph.fitted(svg, left, top + 24, right - left, size, "bold", heading());
        }
        double range = layout.portrait() ? right : left;
        svg.label(
                range,
                top + (layout.portrait() ? 62 : 46),
                layout.portrait() ? "tiny tail" : "tiny",
                range(voyage, ship));
        slots(ship.sail());
        if (voyage != null) {
            sightings(voyage);
            secrets(voyage, viewer.holds(state.active()));
        } else {
            ship("ship.harbour", left + 20, tiles - 20);
        }
        String note = note(voyage, ship);
        double height = Paragraph.height(note, right - left, size);
        double bottom = top + layout.voyageHeight();
        Paragraph.draw(svg, left, bottom - height + (layout.portrait() ? 6 : 3), right - left, size, "", note);
    }

    private String range(@Nullable Voyage voyage, Ship ship) {
        return voyage == null
                ? canvas.text("range", "range", ship.sail())
                : canvas.text(
                        "range.left",
                        "used",
                        voyage.sightings().size(),
                        "range",
                        ship.sail(),
                        "actions",
                        voyage.actions());
    }

    private void slots(int sail) {
        for (int place = 0; place < sail; place++) {
            svg.leaf(
                    "rect",
                    "x",
                    x(place),
                    "y",
                    y(place),
                    "width",
                    TilePicture.WIDTH,
                    "height",
                    TilePicture.HEIGHT,
                    "rx",
                    8,
                    "class",
                    "gap");
        }
    }

    private double x(int place) {
        return left + place % layout.voyageColumns() * STEP;
    }

    private double y(int place) {
        int row = place / layout.voyageColumns();
        return tiles + row * DOWN;
    }

    private void sightings(Voyage voyage) {
        int last = voyage.sightings().size() - 1;
        for (int place = 0; place <= last; place++) {
            Sighting sighting = voyage.sightings().get(place);
            boolean current = place == last && state.phase() != Phase.OVER;
            TilePicture.draw(canvas, sighting.tile(), x(place), y(place), current);
            fate(sighting.fate(), x(place) + TilePicture.WIDTH / 2, y(place) + TilePicture.HEIGHT + 17);
        }
        int at = Math.max(0, last);
        ship("ship.sailing", x(at) + TilePicture.WIDTH / 2, y(at) - 22);
    }

    private void ship(String where, double x, double y) {
        int seat = state.active().index();
        Seats.ship(canvas, seat, x, y, 1.1, canvas.text(where, "seat", Phrase.seat(seat)));
    }

    private void fate(Fate fate, double x, double y) {
        if (fate != Fate.OPEN) {
            svg.leaf("rect", "x", x - 52, "y", y - 12, "width", 104, "height", 21, "rx", 10, "class", "fate");
            Paragraph.fitted(
                    svg, x, y + 4, 98, layout.small(), "onfate", canvas.labels().named("fate", fate));
        }
    }

    private void secrets(Voyage voyage, boolean own) {
        Tile top = own ? voyage.top() : null;
        Tile under = own ? voyage.under() : null;
        if (top != null) {
            secret("secret.top", top);
        } else if (under != null) {
            secret("secret.under", under);
        }
    }

    private void secret(String words, Tile tile) {
        double x = right - TilePicture.CHIP;
        double y = layout.voyageY() + (layout.portrait() ? 66 : 34);
        svg.label(x - 8, y + 22, "tiny tail", canvas.text(words));
        TilePicture.chip(canvas, tile, x, y);
    }

    private String heading() {
        int seat = state.active().index();
        Voyage voyage = state.voyage();
        if (voyage == null) {
            return canvas.text("voyage.none", "seat", Phrase.seat(seat));
        }
        String port = canvas.labels().named("port", voyage.stack());
        return canvas.text("voyage", "seat", Phrase.seat(seat), "port", port, "cut", voyage.cut());
    }

    /** The exact odds: of the fight that waits, else of every pirate that may come (NW-7.2). */
    private String note(@Nullable Voyage voyage, Ship ship) {
        String guns = canvas.text(ship.has(Berth.CANNONEER) ? "guns.cannoneer" : "guns", "cannons", ship.cannons());
        if (state.phase() == Phase.PIRATE && voyage != null) {
            Odds odds = Odds.of(ship, voyage.pirate());
            return canvas.text(
                    "odds.fight",
                    "strength",
                    voyage.pirate(),
                    "guns",
                    guns,
                    "wins",
                    odds.wins(),
                    "all",
                    odds.of(),
                    "chance",
                    percent(odds));
        }
        String all = EventDie.strengths().stream()
                .map(strength ->
                        canvas.text("odds.one", "strength", strength, "chance", percent(Odds.of(ship, strength))))
                .collect(Collectors.joining(", "));
        return canvas.text("odds.all", "guns", guns, "odds", all);
    }

    private static String percent(Odds odds) {
        return Svg.number(odds.perMille() / 10.0) + " %";
    }
}
