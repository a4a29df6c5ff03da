package baffin.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.words.BundledPhrase;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;

/**
 * Tells the event log of a match in words.
 *
 * @param <E> events of the game
 */
public final class Narrator<E extends Event> {

    private final Game<?, ?, E, ?> game;
    private final Locale language;
    private final IntFunction<String> names;

    /**
     * Tells in one language.
     *
     * @param language one of {@link Messages#LANGUAGES}
     * @param names who sits where, by the index of the seat
     */
    public Narrator(Game<?, ?, E, ?> game, Locale language, IntFunction<String> names) {
        this.game = game;
        this.language = language;
        this.names = names;
    }

    /**
     * The lines of a step, in the order in which it happened; none for what goes without saying.
     *
     * @param step as its viewer may see it
     */
    public List<LogLine> lines(Step step) {
        List<LogLine> lines = new ArrayList<>();
        for (MatchEvent event : step.events()) {
            if (event instanceof MatchEvent.Played<?> played) {
                E inGame = game.eventType().cast(played.event());
                game.explainer()
                        .narrate(inGame)
                        .ifPresent(phrase -> lines.add(
                                line(game.info().id(), game.explainer().messages(), phrase, game.spots(inGame))));
            } else {
                lines.add(line(Refusal.TEXTS, Messages.of(Refusal.TEXTS), MatchNarration.of(event), List.of()));
            }
        }
        return lines;
    }

    private LogLine line(String bundle, Messages messages, Phrase phrase, List<String> targets) {
        String text = messages.text(phrase, language, names);
        return new LogLine(BundledPhrase.of(bundle, phrase), capitalised(text), targets);
    }

    private String capitalised(String text) {
        return text.substring(0, 1).toUpperCase(language) + text.substring(1);
    }
}
