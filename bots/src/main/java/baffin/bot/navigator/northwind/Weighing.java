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
    private static final double LETTER = 1.5;
    private static final double SPARE_LETTER = 0.3;

    private final Vessel ship;
    private final List<Column> columns;
    private final Prospect prospect;
    private final Knowledge outlook;

    private Weighing(Vessel ship, List<Column> columns, Prospect prospect, Knowledge outlook) {
        this.ship = ship;
        this.columns = columns;
        this.prospect = prospect;
        this.outlook = outlook;
    }

    static Weighing of(JsonNode view, int seat) {
        Vessel ship = Vessel.of(view.path("seats").path(seat));
        List<Column> columns = Column.all(view, seat);
        Prospect prospect = new Prospect(ship, columns);
        return new Weighing(ship, columns, prospect, new Knowledge(view, ship, prospect));
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

    /** What the action that a use takes would bring later in the voyage. */
    double later() {
        int actions = outlook.actionsLeft();
        return actions == 0 ? 0 : Math.max(0, outlook.rest(actions) - outlook.rest(actions - 1));
    }

    /** What the letter for a trade is worth. */
    double letter() {
        return ship.letters() > 1 ? SPARE_LETTER : LETTER;
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
