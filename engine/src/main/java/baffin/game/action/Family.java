package baffin.game.action;

import baffin.game.words.Phrase;
import java.util.List;

/**
 * Commands that differ in amounts only, and are better shown as one with fields for these.
 *
 * @param text the commands in words, without the amounts
 * @param parameters fields of the command that hold the amounts, integers all of them
 */
public record Family(Phrase text, List<String> parameters) {

    public Family {
        parameters = List.copyOf(parameters);
    }
}
