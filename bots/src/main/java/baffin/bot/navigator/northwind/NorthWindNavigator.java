package baffin.bot.navigator.northwind;

import baffin.bot.player.Insight;
import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.ToDoubleFunction;
import java.util.random.RandomGenerator;

/** Sails into the stack that promises most, and uses a tile when no later one promises more. */
public final class NorthWindNavigator implements Insight {

    private static final double TOO_SOON = -1;

    /** Makes the bot; it keeps nothing, so one is enough. */
    public NorthWindNavigator() {}

    @Override
    public JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random) {
        Weighing weighing = Weighing.of(view, seat);
        return switch (view.path("phase").asText()) {
            case "SAIL" -> best(legal, weighing::stack).command();
            case "LOOKOUT" -> of(legal, "LookAtTop");
            case "TOP" ->
                weighing.likes(view.path("voyage").path("top").asText())
                        ? of(legal, "RevealTile")
                        : of(legal, "PutTopUnder");
            case "PIRATE" -> of(legal, weighing.fights(view.path("voyage")) ? "Fight" : "PayPirate");
            case "LETTERS" -> letter(legal, weighing);
            default -> tile(legal, weighing);
        };
    }

    @Override
    public double[] weights(JsonNode view, List<LegalAction> legal, int seat) {
        Weighing weighing = Weighing.of(view, seat);
        boolean letters = view.path("phase").asText().equals("LETTERS");
        double[] weights = new double[legal.size()];
        JsonNode chosen = choose(view, legal, seat, new SplittableRandom(0));
        double most = 0;
        for (int index = 0; index < weights.length; index++) {
            weights[index] = weight(legal.get(index), weighing, letters);
            most = Math.max(most, weights[index]);
        }
        for (int index = 0; index < weights.length; index++) {
            weights[index] = legal.get(index).command() == chosen ? most + 1 : weights[index];
        }
        return weights;
    }

    private static double weight(LegalAction action, Weighing weighing, boolean letters) {
        if (Weighing.isUse(action.type())) {
            return weighing.use(action) - (letters ? weighing.letter() : weighing.later());
        }
        return switch (action.type()) {
            // a cut changes nothing that could be known
            case "SetSail" -> action.command().path("cut").asInt() > 0 ? NEVER : weighing.stack(action);
            case "EndVoyage" -> TOO_SOON;
            default -> 0;
        };
    }

    @Override
    public double[] promises(JsonNode view) {
        double[] promises = new double[view.path("seats").size()];
        for (int seat = 0; seat < promises.length; seat++) {
            Vessel ship = Vessel.of(view.path("seats").path(seat));
            promises[seat] = new Worth(ship, Column.all(view, seat)).promise();
        }
        return promises;
    }

    @Override
    public int horizon() {
        return 1;
    }

    private static JsonNode tile(List<LegalAction> legal, Weighing weighing) {
        List<LegalAction> uses = uses(legal);
        if (!uses.isEmpty()) {
            LegalAction best = best(uses, weighing::use);
            if (weighing.use(best) > weighing.later()) {
                return best.command();
            }
        }
        return of(legal, has(legal, "RevealTile") ? "RevealTile" : "EndVoyage");
    }

    private static JsonNode letter(List<LegalAction> legal, Weighing weighing) {
        List<LegalAction> uses = uses(legal);
        if (!uses.isEmpty()) {
            LegalAction best = best(uses, weighing::use);
            if (weighing.use(best) > weighing.letter()) {
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
