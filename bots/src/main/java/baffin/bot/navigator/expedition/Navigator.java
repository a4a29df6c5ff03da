package baffin.bot.navigator.expedition;

import baffin.bot.player.Insight;
import baffin.bot.player.LegalAction;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.random.RandomGenerator;

/** Weighs all legal actions and takes the one that brings most for a crewman; one action a turn, which is cheapest. */
public final class Navigator implements Insight {

    /** Makes the bot; it keeps nothing, so one is enough. */
    public Navigator() {}

    @Override
    public JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random) {
        if (legal.size() == 1) {
            return legal.getFirst().command();
        }
        double[] weights = weights(view, legal, seat);
        int best = 0;
        for (int index = 1; index < weights.length; index++) {
            best = weights[index] > weights[best] ? index : best;
        }
        return legal.get(best).command();
    }

    @Override
    public double[] weights(JsonNode view, List<LegalAction> legal, int seat) {
        if (legal.stream().anyMatch(Navigator::endsTurn)) {
            return legal.stream()
                    .mapToDouble(action -> endsTurn(action) ? 0 : NEVER)
                    .toArray();
        }
        Weighing weighing = new Weighing(Situation.of(view, seat));
        return legal.stream().mapToDouble(weighing::of).toArray();
    }

    @Override
    public double[] promises(JsonNode view) {
        double[] promises = new double[view.path("seats").size()];
        for (int seat = 0; seat < promises.length; seat++) {
            promises[seat] = Promise.of(view, seat);
        }
        return promises;
    }

    @Override
    public int horizon() {
        return 0;
    }

    /** Further actions of a turn cost more crewmen. */
    private static boolean endsTurn(LegalAction action) {
        return action.type().equals("EndTurn");
    }
}
