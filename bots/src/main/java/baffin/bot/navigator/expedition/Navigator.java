package baffin.bot.navigator.expedition;

import baffin.bot.player.Bot;
import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.random.RandomGenerator;

/** Weighs all legal actions and takes the one that brings most for a crewman; one action a turn, which is cheapest. */
public final class Navigator implements Bot {

    private static final double WORTHLESS = -1e9;

    /** Makes the bot; it keeps nothing, so one is enough. */
    public Navigator() {}

    @Override
    public JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random) {
        if (legal.size() == 1) {
            return legal.getFirst().command();
        }
        for (LegalAction action : legal) {
            if (action.type().equals("EndTurn")) {
                return action.command();
            }
        }
        Weighing weighing = new Weighing(Situation.of(view, seat));
        LegalAction best = legal.getFirst();
        double most = WORTHLESS;
        for (LegalAction action : legal) {
            double weight = weighing.of(action);
            if (weight > most) {
                most = weight;
                best = action;
            }
        }
        return best.command();
    }
}
