package baffin.bot.navigator.northwind;

import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;

/** Weighs commands in gold. */
final class Weighing {

    private static final Set<String> USES =
            Set.of("Buy", "Sell", "Swap", "RaiseSail", "MountCannon", "HireCrew", "SearchWreck", "CompleteTask");
    private static final double WRECK = 2;

    private final Vessel ship;
    private final List<Column> columns;
    private final Prospect prospect;
    private final Knowledge outlook;

    Weighing(Vessel ship, List<Column> columns, Prospect prospect, Knowledge outlook) {
        this.ship = ship;
        this.columns = columns;
        this.prospect = prospect;
        this.outlook = outlook;
    }

    static boolean isUse(String type) {
        return USES.contains(type);
    }

    /** A choice of a stack; a cut changes nothing that could be known. */
    double stack(LegalAction action) {
        return action.type().equals("SetSail")
                ? outlook.stack(action.command().path("stack").asText())
                : -1;
    }

    /** A use of the revealed tile. */
    double use(LegalAction action) {
        JsonNode command = action.command();
        Worth worth = prospect.worth();
        String tile = outlook.tile();
        int price = Face.of(tile).price();
        return switch (action.type()) {
            case "Buy" -> worth.buy(Good.listed(command.path("goods")), Good.listed(command.path("overboard")), price);
            case "Sell" -> worth.sell(Good.listed(command.path("goods")), price);
            case "Swap" ->
                worth.swap(
                        Good.valueOf(command.path("sell").asText()),
                        Good.valueOf(command.path("buy").asText()));
            case "RaiseSail" -> Outfit.sail(ship) - worth.spent(Outfit.SAIL_PRICE);
            case "MountCannon" -> Outfit.cannon(ship) - worth.spent(Outfit.CANNON_PRICE);
            case "HireCrew" -> Outfit.crew(ship, command.path("berth").asText()) - worth.spent(Outfit.CREW_PRICE);
            case "SearchWreck" -> WRECK;
            case "CompleteTask" -> task(tile);
            default -> 0;
        };
    }

    /** Whether the tile that the lookout saw is worth one of the tiles of the voyage. */
    boolean likes(String top) {
        return prospect.of(top) >= outlook.rest(outlook.actionsLeft()) / Math.max(1, ship.sail());
    }

    /** A fight stakes the rest of the voyage for a captain; paying costs one gold. */
    boolean fights(JsonNode voyage) {
        int strength = voyage.path("pirate").asInt();
        double win = ship.chances().get(strength - 1);
        double rest = outlook.rest(outlook.actionsLeft());
        return win * (prospect.worth().captain() + rest)
                > rest - prospect.worth().spent(1);
    }

    private double task(String tile) {
        return columns.stream()
                .filter(column -> column.port().equals(tile))
                .mapToDouble(prospect.worth()::task)
                .sum();
    }
}
