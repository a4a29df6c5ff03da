package baffin.game.action;

import baffin.game.words.Phrase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A legal command as people think of it.
 *
 * @param text what it does, in a few words
 * @param effect what comes of it, as far as its seat can know before; null when the text says all
 * @param ruleId the rule that allows it, one of the catalogue
 * @param picks the parts in the order in which a person thinks; no two legal commands of a seat have the same picks
 * @param targets the picks, and further things, that a picture should mark
 * @param price what it takes from the stock of the seat; each resource once, none when free
 * @param consequence what cannot be taken back
 * @param family the family it belongs to; null when it stands alone
 */
public record Explanation(
        Phrase text,
        @Nullable Phrase effect,
        String ruleId,
        List<Pick> picks,
        List<Pick> targets,
        List<Price> price,
        Consequence consequence,
        @Nullable Family family) {

    public Explanation {
        picks = List.copyOf(picks);
        targets = List.copyOf(targets);
        price = List.copyOf(price);
    }
}
