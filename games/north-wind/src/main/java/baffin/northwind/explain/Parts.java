package baffin.northwind.explain;

import baffin.game.action.Pick;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a player picks, and what it is called. */
final class Parts {

    private Parts() {}

    static Pick act(String command) {
        return new Pick("act", command, Phrase.of("act." + command));
    }

    static Pick of(Port stack) {
        return new Pick("stack", stack.name(), Phrase.named("stack", stack));
    }

    static Pick of(Berth berth) {
        return new Pick("berth", berth.name(), Phrase.named("berth", berth));
    }

    static Pick of(Commodity commodity) {
        return new Pick("commodity", commodity.name(), Phrase.named("commodity", commodity));
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
        return new Pick(kind, value, Phrase.of(kind, "goods", amounts(pieces)));
    }

    /** Pieces by kind: 2 salt, 1 wine. */
    static List<Phrase> amounts(List<Commodity> pieces) {
        Goods goods = Goods.of(pieces);
        List<Phrase> amounts = new ArrayList<>();
        for (Commodity commodity : Commodity.values()) {
            if (goods.of(commodity) > 0) {
                amounts.add(Phrase.of(
                        "amount", "amount", goods.of(commodity), "commodity", Phrase.named("commodity", commodity)));
            }
        }
        return amounts;
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
