package baffin.northwind.picture;

import baffin.game.Viewer;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.northwind.data.Berth;
import baffin.northwind.data.EventDie;
import baffin.northwind.data.ShipParts;
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
    private static final double LEFT = Layout.MARGIN + 12;
    private static final double TILES = Layout.VOYAGE + 74;

    private VoyagePicture() {}

    static void draw(Svg svg, NorthWindState state, Viewer viewer) {
        double height = Layout.BOTTOM - Layout.VOYAGE;
        svg.leaf(
                "rect",
                "x",
                Layout.MARGIN,
                "y",
                Layout.VOYAGE,
                "width",
                Layout.LEFT_WIDTH,
                "height",
                height,
                "rx",
                8,
                "class",
                "card");
        Voyage voyage = state.voyage();
        Ship ship = state.of(state.active());
        svg.label(LEFT, Layout.VOYAGE + 26, "bold", heading(state));
        svg.label(
                Layout.MARGIN + Layout.LEFT_WIDTH - 12,
                Layout.VOYAGE + 26,
                "tiny tail",
                voyage == null
                        ? "range " + ship.sail()
                        : "range " + voyage.sightings().size() + " of " + ship.sail() + " · actions " + voyage.actions()
                                + " of 2");
        slots(svg, ship.sail());
        if (voyage != null) {
            tiles(svg, state, voyage);
            secrets(svg, voyage, viewer.holds(state.active()));
        } else {
            Seats.ship(
                    svg,
                    state.active().index(),
                    LEFT + 20,
                    TILES - 20,
                    1.1,
                    "ship of seat " + state.active().index() + " in harbour");
        }
        svg.label(LEFT, Layout.BOTTOM - 14, "", note(state, voyage, ship));
    }

    private static void slots(Svg svg, int sail) {
        for (int place = 0; place < ShipParts.most(ShipParts.Name.SAIL); place++) {
            if (place < sail) {
                svg.leaf(
                        "rect",
                        "x",
                        LEFT + place * STEP,
                        "y",
                        TILES,
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
    }

    private static void tiles(Svg svg, NorthWindState state, Voyage voyage) {
        int last = voyage.sightings().size() - 1;
        for (int place = 0; place <= last; place++) {
            Sighting sighting = voyage.sightings().get(place);
            double x = LEFT + place * STEP;
            TilePicture.draw(svg, sighting.tile(), x, TILES, place == last && state.phase() != Phase.OVER);
            fate(svg, sighting.fate(), x + TilePicture.WIDTH / 2, TILES + TilePicture.HEIGHT + 17);
        }
        double at = LEFT + Math.max(0, last) * STEP + TilePicture.WIDTH / 2;
        Seats.ship(
                svg,
                state.active().index(),
                at,
                TILES - 22,
                1.1,
                "ship of seat " + state.active().index() + " under way");
    }

    private static void fate(Svg svg, Fate fate, double x, double y) {
        String words = words(fate);
        if (!words.isEmpty()) {
            svg.leaf("rect", "x", x - 47, "y", y - 12, "width", 94, "height", 20, "rx", 10, "class", "fate");
            svg.label(x, y + 2.5, "onfate", words);
        }
    }

    private static String words(Fate fate) {
        return switch (fate) {
            case OPEN -> "";
            case USED -> "used";
            case TREASURE -> "treasure";
            case PIRATE -> "pirate!";
            case PAID -> "pirate paid";
            case WON -> "pirate beaten";
            case LOST -> "defeat";
        };
    }

    private static void secrets(Svg svg, Voyage voyage, boolean own) {
        Tile top = own ? voyage.top() : null;
        Tile under = own ? voyage.under() : null;
        if (top != null) {
            secret(svg, "on top", top);
        } else if (under != null) {
            secret(svg, "put under", under);
        }
    }

    private static void secret(Svg svg, String words, Tile tile) {
        double x = Layout.MARGIN + Layout.LEFT_WIDTH - 12 - TilePicture.CHIP;
        svg.label(x - 8, Layout.VOYAGE + 56, "tiny tail", words + ", seen by you alone");
        TilePicture.chip(svg, tile, x, Layout.VOYAGE + 34);
    }

    private static String heading(NorthWindState state) {
        String who = "Voyage of seat " + state.active().index();
        Voyage voyage = state.voyage();
        if (voyage == null) {
            return who + ": no stack chosen yet";
        }
        String cut = voyage.cut() == 0 ? "" : ", cut by " + voyage.cut();
        return who + " in the stack of " + Names.of(voyage.stack()) + cut;
    }

    /** The exact odds: of the fight that waits, else of every pirate that may come (NW-7.2). */
    private static String note(NorthWindState state, @Nullable Voyage voyage, Ship ship) {
        String guns = ship.cannons()
                + (ship.cannons() == 1 ? " cannon" : " cannons")
                + (ship.has(Berth.CANNONEER) ? " and the cannoneer" : "");
        if (state.phase() == Phase.PIRATE && voyage != null) {
            Odds odds = Odds.of(ship, voyage.pirate());
            return "A pirate of strength " + voyage.pirate() + ": " + guns + " win " + odds.wins() + " of " + odds.of()
                    + " fights, " + percent(odds);
        }
        String all = EventDie.strengths().stream()
                .map(strength -> strength + " in " + percent(Odds.of(ship, strength)))
                .collect(Collectors.joining(", "));
        return "With " + guns + " a pirate is beaten of strength " + all;
    }

    private static String percent(Odds odds) {
        return Svg.number(odds.perMille() / 10.0) + " %";
    }
}
