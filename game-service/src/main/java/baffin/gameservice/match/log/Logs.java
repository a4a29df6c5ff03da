package baffin.gameservice.match.log;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.gameservice.match.api.SeatNames;
import baffin.gameservice.match.domain.Match;
import baffin.match.decide.Refusal;
import baffin.match.event.Step;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/** Writes the event log of a match. A seat goes by the name of who holds it now. */
@Singleton
public class Logs {

    private final SeatNames names;

    Logs(SeatNames names) {
        this.names = names;
    }

    /**
     * Some steps of a match in words.
     *
     * @param next version of the first step after them; null at the end
     */
    public LogView of(Match<?, ?, ?, ?> match, List<Step> steps, Viewer viewer, Locale language, @Nullable Long next) {
        IntFunction<String> named = names(match, language);
        List<LogView.LoggedStep> items = steps.stream()
                .map(step -> {
                    Seat seat = step.seat();
                    return new LogView.LoggedStep(
                            step.version(),
                            seat == null ? null : seat.index(),
                            step.at(),
                            match.told(step, viewer, language, named));
                })
                .toList();
        return new LogView(match.id(), match.version(), items, next);
    }

    private IntFunction<String> names(Match<?, ?, ?, ?> match, Locale language) {
        List<String> known = names.of(match);
        return seat -> known.get(seat).isEmpty()
                ? Messages.of(Refusal.TEXTS).text(Phrase.seat(seat), language)
                : known.get(seat);
    }
}
