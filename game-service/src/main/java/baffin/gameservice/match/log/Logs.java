package baffin.gameservice.match.log;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.game.picture.Seats;
import baffin.gameservice.match.Match;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.SeatNames;
import baffin.gameservice.match.api.StepsQuery;
import baffin.match.event.Step;
import jakarta.inject.Singleton;
import jakarta.ws.rs.core.HttpHeaders;
import java.util.List;
import java.util.Locale;
import java.util.function.IntFunction;
import org.jboss.resteasy.reactive.RestResponse;
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
     * @param next cursor of what comes after them; null where nothing does
     */
    public LogView of(
            Match<?, ?, ?, ?> match, List<Step> steps, Viewer viewer, Locale language, @Nullable String next) {
        IntFunction<String> named = names(match, language);
        List<LogView.LogEntry> items = steps.stream()
                .map(step -> {
                    Seat seat = step.seat();
                    return new LogView.LogEntry(
                            step.version(),
                            seat == null ? null : seat.index(),
                            step.at(),
                            match.narrated(step, viewer, language, named));
                })
                .toList();
        return new LogView(match.id(), match.version(), items, next);
    }

    /** A page of steps in words, as an answer. */
    public RestResponse<byte[]> answer(Lookup.Seen seen, StepsQuery.Page page, Locale language) {
        RestResponse<byte[]> answer =
                Answers.json(seen.match(), of(seen.match(), page.steps(), seen.viewer(), language, page.nextCursor()));
        answer.getHeaders().putSingle(HttpHeaders.CONTENT_LANGUAGE, language.getLanguage());
        return answer;
    }

    private IntFunction<String> names(Match<?, ?, ?, ?> match, Locale language) {
        List<String> known = names.of(match);
        return seat -> known.get(seat).isEmpty() ? Seats.named(seat, language) : known.get(seat);
    }
}
