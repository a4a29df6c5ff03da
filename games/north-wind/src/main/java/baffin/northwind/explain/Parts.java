package baffin.northwind.explain;

import baffin.game.action.Pick;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import baffin.northwind.words.Words;
import java.util.List;
import java.util.stream.Collectors;

/** What a player picks, and what it is called. */
final class Parts {

    private Parts() {}

    static Pick act(String command) {
        return new Pick("act", command, Phrase.of("act." + command));
    }

    static Pick of(Port stack) {
        return new Pick("stack", stack.name(), Words.stack(stack));
    }

    static Pick of(Berth berth) {
        return new Pick("berth", berth.name(), Words.berth(berth));
    }

    static Pick of(Commodity commodity) {
        return new Pick("commodity", commodity.name(), Words.commodity(commodity));
    }

    static Pick cut(int tiles) {
        return new Pick("cut", String.valueOf(tiles), Phrase.of("cut", "tiles", tiles));
    }

    /**
     * Pieces as one pick, since a second piece of a kind is no pick of its own.
     *
     * @param kind {@code buy}, {@code sell} or {@code overboard}
     */
    static Pick pieces(String kind, List<Commodity> pieces) {
        String value = pieces.stream().map(Commodity::name).collect(Collectors.joining(","));
        return new Pick(kind, value, Phrase.of(kind, "goods", Words.amounts(pieces)));
    }

    /** The spot of the tile that is dealt with. */
    static String spot(Tile tile) {
        return "voyage:" + tile.text();
    }

    /** Spots of commodities. */
    static String[] spots(List<Commodity> pieces) {
        return pieces.stream().distinct().map(piece -> of(piece).text()).toArray(String[]::new);
    }
}
