package baffin.northwind.words;

import baffin.game.Seat;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.northwind.data.Berth;
import baffin.northwind.data.Commodity;
import baffin.northwind.data.Goods;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Names of things as phrases. */
public final class Words {

    /** The texts of all phrases of North Wind. */
    public static final Messages MESSAGES = Messages.of("north-wind");

    private Words() {}

    /** Whoever sits there. */
    public static Phrase seat(Seat seat) {
        return Phrase.seat(seat.index());
    }

    /** A destination, its stack and its column. */
    public static Phrase stack(Port port) {
        return Phrase.named("stack", port);
    }

    /** A berth, as whoever works there is called. */
    public static Phrase berth(Berth berth) {
        return Phrase.named("berth", berth);
    }

    public static Phrase commodity(Commodity commodity) {
        return Phrase.named("commodity", commodity);
    }

    /** Pieces one by one, in the order given: salt, grain, salt. */
    public static List<Phrase> each(List<Commodity> pieces) {
        return pieces.stream().map(Words::commodity).toList();
    }

    /** Pieces by kind: 2 salt, 1 wine. */
    public static List<Phrase> amounts(List<Commodity> pieces) {
        return amounts(Goods.of(pieces));
    }

    /** Pieces by kind: 2 salt, 1 wine. */
    public static List<Phrase> amounts(Goods goods) {
        List<Phrase> amounts = new ArrayList<>();
        for (Commodity commodity : Commodity.values()) {
            if (goods.of(commodity) > 0) {
                amounts.add(Phrase.of("amount", "amount", goods.of(commodity), "commodity", commodity(commodity)));
            }
        }
        return amounts;
    }

    /** What a task asks for (NW-1.4): 1 wine, 1 captain, 2 gold. */
    public static List<Phrase> demand(Goods goods, int captains, int gold) {
        List<Phrase> demand = new ArrayList<>(amounts(goods));
        if (captains > 0) {
            demand.add(captains(captains));
        }
        if (gold > 0) {
            demand.add(gold(gold));
        }
        return demand;
    }

    /** So much gold. */
    public static Phrase gold(int amount) {
        return Phrase.of("resource.gold", "amount", amount);
    }

    /** So many captured captains. */
    public static Phrase captains(int amount) {
        return Phrase.of("resource.captains", "amount", amount);
    }

    /** What a sea tile shows: salt harbour at 3 gold. */
    public static Phrase tile(Tile tile) {
        SeaTiles.SeaTile face = tile.data();
        String code = "tile." + face.kind().name();
        return switch (face.kind()) {
            case COMMERCIAL -> {
                Commodity commodity = Objects.requireNonNull(face.commodity());
                yield Phrase.of(code, "harbour", Phrase.named("harbour", commodity), "price", price(face));
            }
            case MERCHANT -> Phrase.of(code, "price", price(face));
            case DESTINATION -> Phrase.of(code, "port", stack(Objects.requireNonNull(face.port())));
            case EQUIPMENT, WRECK, FOG -> Phrase.of(code);
        };
    }

    /** To buy and to sell, when these differ. */
    private static String price(SeaTiles.SeaTile face) {
        return face.buy() == face.sell() ? String.valueOf(face.buy()) : face.buy() + "/" + face.sell();
    }
}
