package baffin.match;

import baffin.game.Command;
import baffin.game.action.Consequence;
import baffin.game.action.Explanation;
import baffin.game.action.Price;
import baffin.game.words.Phrase;
import java.util.List;

/**
 * A legal command with all that its seat can know before giving it.
 *
 * @param command the command
 * @param explanation what it is
 * @param price what it takes from the stock of the seat; each resource once, none when free
 * @param effects what comes of it, in order; none when draws decide
 * @param consequence what can't be taken back
 * @param arranges true when nobody waits for it: it says something in advance and does not move the game on
 */
public record ExplainedCommand<C extends Command>(
        C command,
        Explanation explanation,
        List<Price> price,
        List<Phrase> effects,
        Consequence consequence,
        boolean arranges) {

    public ExplainedCommand {
        price = List.copyOf(price);
        effects = List.copyOf(effects);
    }
}
