package baffin.match;

import baffin.game.words.BundledPhrase;
import java.util.List;

/**
 * One line of the event log of a match.
 *
 * @param phrase what is said, as facts
 * @param text the same in words
 * @param targets spots of the picture that it is about, in the notation of {@code data-spot}; may be empty
 */
public record LogLine(BundledPhrase phrase, String text, List<String> targets) {

    public LogLine {
        targets = List.copyOf(targets);
    }
}
