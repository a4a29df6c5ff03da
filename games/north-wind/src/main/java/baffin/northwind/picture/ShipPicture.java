package baffin.northwind.picture;

import baffin.game.picture.Canvas;
import baffin.game.picture.Outline;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.state.Ship;
import java.util.List;

/** A ship from the side, {@link #WIDTH} by {@link #HEIGHT}: crew, goods and captains in their places. */
final class ShipPicture {

    static final double WIDTH = 262;
    static final double HEIGHT = 206;

    private static final double DECK = 104;
    private static final double BERTH = 30;
    private static final double SLOT = 30;

    private final Canvas canvas;
    private final Svg svg;
    private final Ship ship;
    private final int seat;
    private final boolean own;

    private ShipPicture(Canvas canvas, Ship ship, int seat, boolean own) {
        this.canvas = canvas;
        this.svg = canvas.svg();
        this.own = own;
        this.ship = ship;
        this.seat = seat;
    }

    /**
     * Draws the ship with its left upper corner at the origin.
     *
     * @param own true for the viewer's own ship, whose berths can be pointed at
     */
    static void draw(Canvas canvas, Ship ship, int seat, boolean own) {
        Svg svg = canvas.svg();
        ShipPicture picture = new ShipPicture(canvas, ship, seat, own);
        picture.rigging();
        svg.path("M2 84H62V94H204V84H260L242 168Q239 178 228 178H40Q28 178 25 168Z", "wood");
        svg.path("M14 98H250L238 164Q236 172 228 172H40Q32 172 30 166Z", "deck");
        picture.cabin();
        picture.hold();
        picture.brig();
        picture.cannons();
    }

    private void rigging() {
        double fall = 22.0 * (ShipParts.most(Name.SAIL) - ship.sail()) / 2;
        svg.path("M126 94V12", "mast");
        Seats.filled(
                svg,
                seat,
                "M132 %sQ196 44 190 82H132ZM120 %sQ70 48 72 82H120Z"
                        .formatted(Svg.number(18 + fall), Svg.number(24 + fall)));
        svg.leaf("circle", "cx", 150, "cy", 64, "r", 13, "class", "post");
        canvas.centred(150, 64, "mark", Integer.toString(ship.sail()));
        berth(Berth.LOOKOUT, 126, 10);
    }

    private void cabin() {
        List<Berth> cabin = List.of(Berth.BOATSWAIN, Berth.BOOKKEEPER, Berth.CANNONEER, Berth.TREASURER);
        for (int i = 0; i < cabin.size(); i++) {
            int row = i / 2;
            berth(cabin.get(i), 47 + i % 2 * (BERTH + 3), DECK + 16 + row * (BERTH + 3));
        }
    }

    /** A berth with the letters of its power, which is there when somebody is aboard. */
    private void berth(Berth berth, double x, double y) {
        boolean manned = ship.has(berth);
        String name = canvas.labels().named("berth", berth);
        if (own) {
            canvas.spot("berth", berth, name, Outline.around(x, y, BERTH / 2));
        }
        svg.open("g").words("title", canvas.text(manned ? "berth.manned" : "berth.free", "berth", name));
        svg.leaf(
                "rect",
                "x",
                x - BERTH / 2,
                "y",
                y - BERTH / 2,
                "width",
                BERTH,
                "height",
                BERTH,
                "rx",
                4,
                "class",
                manned ? "aboard" : "slot");
        canvas.centred(x, y, manned ? "mark" : "tiny mid", canvas.labels().named("sign", berth));
        svg.end();
        if (own) {
            canvas.endSpot();
        }
    }

    /** The pieces in their places; those of a kind are one thing to point at. */
    private void hold() {
        List<Commodity> goods = ship.hold().pieces();
        for (int slot = 0; slot < ShipParts.most(Name.HOLD); slot++) {
            svg.path(slot(slot), "slot");
        }
        for (int first = 0; first < goods.size(); ) {
            Commodity commodity = goods.get(first);
            int next = first;
            StringBuilder surface = new StringBuilder();
            while (next < goods.size() && goods.get(next) == commodity) {
                surface.append(slot(next));
                next++;
            }
            canvas.spot("commodity", commodity, canvas.labels().named("commodity", commodity), surface.toString());
            for (int slot = first; slot < next; slot++) {
                Glyphs.good(canvas, commodity, slotX(slot), slotY(slot), 1);
            }
            canvas.endSpot();
            first = next;
        }
    }

    private static String slot(int slot) {
        return Outline.around(slotX(slot), slotY(slot), SLOT / 2);
    }

    private static double slotX(int slot) {
        return 112 + slot % 3 * (SLOT + 3);
    }

    private static double slotY(int slot) {
        int row = slot / 3;
        return DECK + 16 + row * (SLOT + 3);
    }

    private void brig() {
        for (int place = 0; place < ShipParts.most(Name.BRIG); place++) {
            Glyphs.captain(svg, 220 - place * 3, DECK + 17 + place * 32, 1, place < ship.captains());
        }
    }

    private void cannons() {
        svg.open("g").words("title", canvas.text("cannons"));
        for (int cannon = 0; cannon < ShipParts.most(Name.CANNONS); cannon++) {
            Glyphs.cannon(svg, 71 + cannon * 40, 193, 1, cannon < ship.cannons());
        }
        svg.end();
    }
}
