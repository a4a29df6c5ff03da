package baffin.game.action;

import baffin.game.words.Phrase;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A legal command as people think of it, but for what follows from rehearsing it: price, effect and consequence.
 *
 * @param text what it does, in a few words
 * @param odds what may come of it where draws decide; null when it follows from the rules
 * @param ruleId the rule that allows it, one of the catalogue
 * @param picks the parts in the order in which a person thinks; no two legal commands of a seat have the same picks
 * @param targets what a picture should mark, in the notation of picks
 * @param certain the consequence that is certain where the seat can't know more; null when the rules leave no doubt
 * @param family the family it belongs to; null when it stands alone
 * @param variant true for a form that few want, so that it is shown to those who ask for it
 */
public record Explanation(
        Phrase text,
        @Nullable Phrase odds,
        String ruleId,
        List<Pick> picks,
        List<String> targets,
        @Nullable Consequence certain,
        @Nullable Family family,
        boolean variant) {

    public Explanation {
        picks = List.copyOf(picks);
        targets = List.copyOf(targets);
    }

    /** A command that picks nothing but itself. */
    public static Explanation of(String ruleId, Phrase text, Pick... picks) {
        return new Explanation(text, null, ruleId, List.of(picks), List.of(), null, null, false);
    }

    /** The same with what a picture should mark. */
    public Explanation at(String... spots) {
        return new Explanation(text, odds, ruleId, picks, List.of(spots), certain, family, variant);
    }

    /** The same where draws or secrets decide how it goes on. */
    public Explanation uncertain(Consequence floor, @Nullable Phrase chances) {
        return new Explanation(text, chances, ruleId, picks, targets, floor, family, variant);
    }

    /** The same as one of a family. */
    public Explanation in(Family whole) {
        return new Explanation(text, odds, ruleId, picks, targets, certain, whole, variant);
    }

    /** The same as a form that few want. */
    public Explanation asVariant() {
        return new Explanation(text, odds, ruleId, picks, targets, certain, family, true);
    }
}
