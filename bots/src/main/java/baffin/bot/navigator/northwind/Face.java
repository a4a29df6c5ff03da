package baffin.bot.navigator.northwind;

import org.jspecify.annotations.Nullable;

/**
 * What the name of a tile tells.
 *
 * @param kind what it shows
 * @param good what a commercial harbour trades, or null
 * @param price gold for one piece, 0 where nothing is traded
 */
record Face(Kind kind, @Nullable Good good, int price) {

    /** What tiles show. */
    enum Kind {
        HARBOUR,
        MERCHANT,
        EQUIPMENT,
        WRECK,
        FOG,
        PORT
    }

    static Face of(String tile) {
        int cut = tile.lastIndexOf('_');
        String name = cut < 0 ? tile : tile.substring(0, cut);
        if (name.equals("MERCHANT")) {
            return new Face(Kind.MERCHANT, null, price(tile, cut));
        }
        for (Good good : Good.values()) {
            if (name.equals(good.name())) {
                return new Face(Kind.HARBOUR, good, price(tile, cut));
            }
        }
        return switch (tile) {
            case "EQUIPMENT" -> new Face(Kind.EQUIPMENT, null, 0);
            case "WRECK" -> new Face(Kind.WRECK, null, 0);
            case "FOG" -> new Face(Kind.FOG, null, 0);
            default -> new Face(Kind.PORT, null, 0);
        };
    }

    private static int price(String tile, int cut) {
        return Integer.parseInt(tile, cut + 1, tile.length(), 10);
    }
}
