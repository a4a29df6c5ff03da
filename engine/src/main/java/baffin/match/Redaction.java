package baffin.match;

import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import java.util.ArrayList;
import java.util.List;

/** The one place where hidden parts of a step are left out. */
public final class Redaction {

    private Redaction() {}

    /**
     * The step as a viewer may see it: no seed before the end, no hidden parts of the game's events, commands only of
     * the viewer's own seat, and no caller's ids.
     */
    public static <E extends Event> Step redacted(Game<?, ?, E, ?> game, Step step, Viewer viewer) {
        List<MatchEvent> events = new ArrayList<>(step.events().size());
        for (MatchEvent event : step.events()) {
            events.add(redacted(game, event, viewer));
        }
        Seat seat = step.seat();
        boolean own = seat != null && viewer.holds(seat);
        return new Step(
                step.matchId(),
                step.version(),
                own ? step.commandId() : "",
                "",
                step.player(),
                seat,
                step.at(),
                step.checkpoint(),
                own ? step.command() : null,
                events);
    }

    @SuppressWarnings("unchecked") // a match holds events of its own game only
    private static <E extends Event> MatchEvent redacted(Game<?, ?, E, ?> game, MatchEvent event, Viewer viewer) {
        return switch (event) {
            case MatchEvent.MatchStarted start -> start.redacted();
            case MatchEvent.Played<?> played -> new MatchEvent.Played<>(game.redact((E) played.event(), viewer));
            case MatchEvent.OrdersSet set when !viewer.holds(set.seat()) -> new MatchEvent.OrdersSet(set.seat(), null);
            case MatchEvent.OrdersStopped stopped
            when !viewer.holds(stopped.seat()) -> new MatchEvent.OrdersStopped(stopped.seat(), null, null);
            default -> event;
        };
    }
}
