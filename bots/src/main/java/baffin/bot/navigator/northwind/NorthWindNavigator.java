package baffin.bot.navigator.northwind;

import baffin.bot.player.Bot;
import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/** Sails into the stack that promises most, and uses a tile when no later one promises more. */
public final class NorthWindNavigator implements Bot {

    private static final double LETTER = 1.5;
    private static final double SPARE_LETTER = 0.3;

    /** Makes the bot; it keeps nothing, so one is enough. */
    public NorthWindNavigator() {}

    @Override
    public JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random) {
        Vessel ship = Vessel.of(view.path("seats").path(seat));
        List<Column> columns = new ArrayList<>();
        view.path("columns").forEach(column -> columns.add(Column.of(column, seat)));
        Prospect prospect = new Prospect(ship, columns);
        Knowledge outlook = new Knowledge(view, ship, prospect);
        Weighing weighing = new Weighing(ship, columns, prospect, outlook);
        return switch (view.path("phase").asText()) {
            case "SAIL" -> best(legal, weighing::stack).command();
            case "LOOKOUT" -> of(legal, "LookAtTop");
            case "TOP" ->
                weighing.likes(view.path("voyage").path("top").asText())
                        ? of(legal, "RevealTile")
                        : of(legal, "PutTopUnder");
            case "PIRATE" -> of(legal, weighing.fights(view.path("voyage")) ? "Fight" : "PayPirate");
            case "LETTERS" -> letter(legal, weighing, ship);
            default -> tile(legal, weighing, outlook);
        };
    }

    private static JsonNode tile(List<LegalAction> legal, Weighing weighing, Knowledge outlook) {
        List<LegalAction> uses = uses(legal);
        if (!uses.isEmpty()) {
            int actions = outlook.actionsLeft();
            double later = outlook.rest(actions) - outlook.rest(actions - 1);
            LegalAction best = best(uses, weighing::use);
            if (weighing.use(best) > Math.max(0, later)) {
                return best.command();
            }
        }
        return of(legal, has(legal, "RevealTile") ? "RevealTile" : "EndVoyage");
    }

    private static JsonNode letter(List<LegalAction> legal, Weighing weighing, Vessel ship) {
        List<LegalAction> uses = uses(legal);
        double price = ship.letters() > 1 ? SPARE_LETTER : LETTER;
        if (!uses.isEmpty()) {
            LegalAction best = best(uses, weighing::use);
            if (weighing.use(best) > price) {
                return best.command();
            }
        }
        return of(legal, "DeclineLetter");
    }

    private static List<LegalAction> uses(List<LegalAction> legal) {
        return legal.stream().filter(action -> Weighing.isUse(action.type())).toList();
    }

    private static LegalAction best(List<LegalAction> actions, ToDoubleFunction<LegalAction> weight) {
        LegalAction best = actions.getFirst();
        double most = weight.applyAsDouble(best);
        for (LegalAction action : actions.subList(1, actions.size())) {
            double other = weight.applyAsDouble(action);
            if (other > most) {
                most = other;
                best = action;
            }
        }
        return best;
    }

    private static boolean has(List<LegalAction> legal, String type) {
        return legal.stream().anyMatch(action -> action.type().equals(type));
    }

    /** The action of a type, or any when the view and the actions are of different moments. */
    private static JsonNode of(List<LegalAction> legal, String type) {
        return legal.stream()
                .filter(action -> action.type().equals(type))
                .findFirst()
                .orElse(legal.getFirst())
                .command();
    }
}
