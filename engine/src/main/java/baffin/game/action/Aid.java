package baffin.game.action;

import baffin.game.words.Phrase;
import java.util.List;

/**
 * What a player would otherwise have to work out at the table, such as a chance or how far a ship gets.
 *
 * @param kind what it is about, such as {@code reach}; small letters and hyphens
 * @param ruleId the rule that grants it, one of the catalogue
 * @param text what there is to know, as a sentence
 * @param targets what a picture should mark, in the notation of picks; those above {@link #TARGETS_MAX} are left out
 */
public record Aid(String kind, String ruleId, Phrase text, List<String> targets) {

    /** Most aids of one viewer. */
    public static final int AIDS_MAX = 40;

    /** Most targets of one aid. */
    public static final int TARGETS_MAX = 40;

    public Aid {
        targets = List.copyOf(targets.subList(0, Math.min(TARGETS_MAX, targets.size())));
    }
}
