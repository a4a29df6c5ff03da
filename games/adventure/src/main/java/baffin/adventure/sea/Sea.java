package baffin.adventure.sea;

import baffin.game.Textual;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The map so far: terrain of all strips that lie, and what lies on them in the order in which it was laid. Written
 * as seats, rows and things with bars between them.
 */
public final class Sea implements Textual {

    /** The letter of a hex that is not known yet. */
    public static final char UNKNOWN = '.';

    private static final Thing[] NOTHING = {};

    private final int seats;
    private final char[] terrain;
    private final List<Thing> things;
    private final Thing[][] on;

    private Sea(int seats, char[] terrain, List<Thing> things, Thing[][] on) {
        this.seats = seats;
        this.terrain = terrain;
        this.things = things;
        this.on = on;
    }

    /** Reads what {@link #text()} wrote. */
    public Sea(String text) {
        String[] parts = text.split("\\|", -1);
        this.seats = Integer.parseInt(parts[0]);
        this.terrain = parts[1].replace("/", "").toCharArray();
        this.things = Things.parsed(parts[2]);
        this.on = new Thing[terrain.length][];
        Arrays.fill(on, NOTHING);
        things.forEach(thing -> put(on, grid(), thing));
    }

    /** A map without any strip. */
    public static Sea empty(int seats) {
        int size = Grid.forSeats(seats).size();
        char[] terrain = new char[size];
        Arrays.fill(terrain, UNKNOWN);
        Thing[][] on = new Thing[size][];
        Arrays.fill(on, NOTHING);
        return new Sea(seats, terrain, List.of(), on);
    }

    @Override
    public String text() {
        return seats + "|" + String.join("/", rows()) + "|" + Things.text(things);
    }

    /** One text a row from row 1, one letter a hex. */
    public List<String> rows() {
        int width = grid().width();
        List<String> rows = new ArrayList<>();
        for (int first = 0; first < terrain.length; first += width) {
            rows.add(new String(terrain, first, width));
        }
        return rows;
    }

    /** The hexes and their neighbours. */
    public Grid grid() {
        return Grid.forSeats(seats);
    }

    /** The layout of the strips. */
    public Tiles tiles() {
        return Tiles.forSeats(seats);
    }

    /** Everything on the map, lowest first. */
    public List<Thing> things() {
        return things;
    }

    /** All markers, lowest first. */
    public List<Thing.Marker> markers() {
        List<Thing.Marker> markers = new ArrayList<>();
        for (Thing thing : things) {
            if (thing instanceof Thing.Marker marker) {
                markers.add(marker);
            }
        }
        return markers;
    }

    /** True once the strip of a hex lies. */
    public boolean known(int hex) {
        return terrain[hex] != UNKNOWN;
    }

    /** True once a strip lies there. */
    public boolean known(Tile tile) {
        List<Integer> hexes = tiles().hexes(tile);
        return !hexes.isEmpty() && known(hexes.getFirst());
    }

    /** The letter of a hex: W, L, S or I, in lower case with a chest. */
    public char letter(int hex) {
        return terrain[hex];
    }

    /** True when a hex shows a chest with nothing on it (AD-4.10). */
    public boolean openChest(int hex) {
        return Character.isLowerCase(terrain[hex]) && bare(hex);
    }

    /** True when nothing lies on a hex. A ship always stands on a marker, so no ship stands there either. */
    public boolean bare(int hex) {
        return on[hex].length == 0;
    }

    /** What lies on top of a hex, or null. */
    public @Nullable Thing top(int hex) {
        Thing[] pile = on[hex];
        return pile.length == 0 ? null : pile[pile.length - 1];
    }

    /** The marker of a seat on a hex, or null; there is never more than one. */
    public Thing.@Nullable Marker marker(int seat, int hex) {
        for (Thing thing : on[hex]) {
            if (thing instanceof Thing.Marker marker && marker.seat() == seat) {
                return marker;
            }
        }
        return null;
    }

    /** True when any marker lies on a hex. */
    public boolean routed(int hex) {
        for (Thing thing : on[hex]) {
            if (thing instanceof Thing.Marker) {
                return true;
            }
        }
        return false;
    }

    /** True when an iceberg lies above a seat's marker on a hex (AD-4.6). */
    public boolean blocked(int seat, int hex) {
        boolean above = false;
        for (Thing thing : on[hex]) {
            if (thing instanceof Thing.Marker marker && marker.seat() == seat) {
                above = true;
            } else if (above && thing instanceof Thing.Piece piece && piece.ground() == Ground.ICEBERG) {
                return true;
            }
        }
        return false;
    }

    /** What a ship finds on a hex without markers: the piece on it, or its terrain. */
    public Ground ground(int hex) {
        return top(hex) instanceof Thing.Piece piece ? piece.ground() : Ground.of(terrain[hex]);
    }

    /** True when nothing lies on any hex of a marker; ships are not looked at. */
    public boolean uncovered(Thing.Marker marker) {
        for (Hex hex : marker.path()) {
            if (top(grid().id(hex)) != marker) {
                return false;
            }
        }
        return true;
    }

    /** True when a strip lies and nothing lies on it. */
    public boolean uncovered(Tile tile) {
        List<Integer> hexes = tiles().hexes(tile);
        return !hexes.isEmpty() && hexes.stream().allMatch(hex -> known(hex) && bare(hex));
    }

    /** The terrain of a strip as it lies. */
    public String terrain(Tile tile) {
        StringBuilder text = new StringBuilder();
        tiles().hexes(tile).forEach(hex -> text.append(terrain[hex]));
        return text.toString();
    }

    /** With a strip laid, or laid anew. */
    public Sea with(Tile tile, String letters) {
        char[] changed = terrain.clone();
        List<Integer> hexes = tiles().hexes(tile);
        for (int i = 0; i < hexes.size(); i++) {
            changed[hexes.get(i)] = letters.charAt(i);
        }
        return new Sea(seats, changed, things, on);
    }

    /** With a thing on top. */
    public Sea with(Thing thing) {
        List<Thing> more = new ArrayList<>(things);
        more.add(thing);
        Thing[][] piles = on.clone();
        put(piles, grid(), thing);
        return new Sea(seats, terrain, List.copyOf(more), piles);
    }

    /** Without a marker. */
    public Sea without(Thing.Marker marker) {
        List<Thing> fewer = new ArrayList<>(things);
        fewer.remove(marker);
        Thing[][] piles = on.clone();
        for (Hex hex : marker.path()) {
            int id = grid().id(hex);
            piles[id] = without(piles[id], marker);
        }
        return new Sea(seats, terrain, List.copyOf(fewer), piles);
    }

    private static Thing[] without(Thing[] pile, Thing.Marker marker) {
        Thing[] lower = new Thing[pile.length - 1];
        int kept = 0;
        for (Thing thing : pile) {
            if (!thing.equals(marker)) {
                lower[kept++] = thing;
            }
        }
        return lower;
    }

    private static void put(Thing[][] piles, Grid grid, Thing thing) {
        for (Hex hex : thing.hexes()) {
            int id = grid.id(hex);
            Thing[] higher = Arrays.copyOf(piles[id], piles[id].length + 1);
            higher[higher.length - 1] = thing;
            piles[id] = higher;
        }
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Sea sea
                && sea.seats == seats
                && Arrays.equals(sea.terrain, terrain)
                && sea.things.equals(things);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(terrain) + things.hashCode();
    }

    @Override
    public String toString() {
        return text();
    }
}
