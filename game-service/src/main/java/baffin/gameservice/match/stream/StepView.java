package baffin.gameservice.match.stream;

import baffin.game.Viewer;
import baffin.gameservice.match.domain.Match;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * One accepted command with all that it caused, as a viewer may see it.
 *
 * @param matchId the match
 * @param version version of the match after it
 * @param seat the seat that acted; absent for the start
 * @param at when the log took it (UTC)
 * @param commandId the caller's own Idempotency-Key; absent for others
 * @param command what was asked, for the seat's own player; absent for others
 * @param events what it caused, in order; hidden parts are left out
 */
@Schema(name = "Step")
public record StepView(
        String matchId,
        long version,
        @Nullable Integer seat,
        Instant at,
        @Nullable String commandId,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
        MatchCommand command,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<MatchEvent> events) {

    /** A step as the viewer may see it. */
    public static StepView of(Match<?, ?, ?, ?> match, Step step, Viewer viewer) {
        Step shown = match.shown(step, viewer);
        return new StepView(
                shown.matchId(),
                shown.version(),
                shown.seat() == null ? null : shown.seat().index(),
                shown.at(),
                shown.commandId().isEmpty() ? null : shown.commandId(),
                shown.command(),
                shown.events());
    }

    static String json(Match<?, ?, ?, ?> match, Step step, Viewer viewer) {
        return new String(match.codec().bytes(of(match, step, viewer)), StandardCharsets.UTF_8);
    }
}
