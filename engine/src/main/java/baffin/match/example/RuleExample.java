package baffin.match.example;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.action.Explanation;
import baffin.game.picture.Marks;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Seats;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * The table right after a command that a rule allows.
 *
 * @param game the game
 * @param seat who gave the command, and through whose eyes the table is seen
 * @param explanation what the command was
 * @param events what it caused
 * @param state the table after it
 * @param sheet the score sheet as if the game ended then
 */
public record RuleExample<S, E extends Event>(
        Game<?, S, E, ?> game, Seat seat, Explanation explanation, List<E> events, S state, ScoreSheet sheet) {

    public RuleExample {
        events = List.copyOf(events);
    }

    public String ruleId() {
        return explanation.ruleId();
    }

    /** What was done, in a few words; seats are called by their colours. */
    public String text(Locale language) {
        return game.explainer().messages().text(explanation.text(), language, seat -> Seats.named(seat, language));
    }

    /** The table as an SVG document; what the command has touched is marked. */
    public String picture(PictureOptions options) {
        Viewer viewer = new Viewer.Player(seat);
        Set<String> touched = new HashSet<>();
        events.forEach(event -> touched.addAll(game.spots(game.redact(event, viewer))));
        return game.picture(state, sheet, viewer, options.withMarks(new Marks(Set.of(), touched)));
    }
}
