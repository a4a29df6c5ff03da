package baffin.bot.player;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.random.RandomGenerator;

/** Takes any legal action, each equally likely: the baseline that every other bot has to beat. */
public final class RandomBot implements Bot {

    @Override
    public JsonNode choose(JsonNode view, List<LegalAction> legal, int seat, RandomGenerator random) {
        return legal.get(random.nextInt(legal.size())).command();
    }
}
