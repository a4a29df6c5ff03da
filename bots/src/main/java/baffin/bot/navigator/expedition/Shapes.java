package baffin.bot.navigator.expedition;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What the catalogue says of the tiles of Expedition (EX-2.2, EX-2.3, EX-2.4), by their names on the wire. */
final class Shapes {

    static final List<String> ORIENTATIONS =
            List.of("FRONT_0", "FRONT_90", "FRONT_180", "FRONT_270", "BACK_0", "BACK_90", "BACK_180", "BACK_270");

    /** Corners of the small designs, north row then south row, the westmost corner the lowest bit. */
    private static final int[][] SMALL = {{0, 0}, {1, 0}, {3, 0}, {1, 2}, {3, 1}, {3, 3}};

    private static final Map<Integer, String> SYMBOLS = symbols(Map.of(
            "STRAIT", List.of(10, 17, 20, 34, 14, 28, 35, 49, 29, 43, 46, 53),
            "INUIT", List.of(18, 19, 22, 26, 50, 23, 58, 30, 51),
            "CAIRN", List.of(5, 40, 12, 33, 13, 44),
            "FRANKLIN", List.of(1, 4, 8, 32, 9, 36, 27, 54, 47, 61)));

    private static final Map<String, TileShape[]> KNOWN = new ConcurrentHashMap<>();

    private Shapes() {}

    /** The symbol that a tile shows, or null. */
    static @Nullable String symbol(String tile) {
        return tile.charAt(0) == 'L' ? SYMBOLS.get(Integer.parseInt(tile.substring(1))) : null;
    }

    /** A tile in all its orientations: 8 of a large one, 4 of a small one. */
    static TileShape[] all(String tile) {
        return KNOWN.computeIfAbsent(tile, Shapes::turns);
    }

    static TileShape of(String tile, String orientation) {
        return all(tile)[ORIENTATIONS.indexOf(orientation)];
    }

    private static TileShape[] turns(String tile) {
        int code = Integer.parseInt(tile.substring(1));
        if (tile.charAt(0) == 'S') {
            return turned(new TileShape(1, 1, SMALL[code], null, 0)).toArray(TileShape[]::new);
        }
        int[] land = {mirrored(code >> 3), mirrored(code & 7)};
        TileShape front = new TileShape(1, 2, land, SYMBOLS.get(code), symbolCell(code, land));
        return Stream.concat(turned(front), turned(front.flipped())).toArray(TileShape[]::new);
    }

    private static Stream<TileShape> turned(TileShape first) {
        return Stream.iterate(first, TileShape::turned).limit(4);
    }

    /** A Strait lies on the square with opposite corners alike, all else on the left one. */
    private static int symbolCell(int code, int[] land) {
        boolean strait = "STRAIT".equals(SYMBOLS.get(code));
        return strait && !saddle(land[0] & 3, land[1] & 3) ? 1 : 0;
    }

    private static boolean saddle(int north, int south) {
        return north == 1 && south == 2 || north == 2 && south == 1;
    }

    private static int mirrored(int bits) {
        return bits >> 2 & 1 | bits & 2 | bits << 2 & 4;
    }

    private static Map<Integer, String> symbols(Map<String, List<Integer>> codes) {
        return codes.entrySet().stream()
                .flatMap(entry -> entry.getValue().stream().map(code -> Map.entry(code, entry.getKey())))
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, Map.Entry::getValue));
    }
}
