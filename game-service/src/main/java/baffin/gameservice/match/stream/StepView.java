package baffin.gameservice.match.stream;

import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.gameservice.match.Match;
import baffin.match.MatchProgress;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import com.fasterxml.jackson.databind.util.RawValue;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * One accepted command with all that it caused, as a viewer may see it.
 *
 * @param matchId the match
 * @param game id of the game
 * @param version version of the match after it
 * @param seat the seat that acted; absent for the start
 * @param at when the log took it (UTC)
 * @param commandId the caller's own Idempotency-Key; absent for others
 * @param command what was asked, for the seat's own player; absent for others
 * @param events what it caused, in order; hidden parts are left out
 * @param status {@code RUNNING}, {@code RULED} or {@code ENDED} after it; absent in a history
 * @param toAct seats that may act after it, in the order in which they are asked; absent like {@code status}
 * @param deadline when the first of them runs out of time if nothing happens (UTC); absent while no clock runs
 * @param included what a stream with {@code include=} carries beside each step: documents at this version, by name;
 *     absent in a history
 */
@Schema(name = "Step")
public record StepView(
        String matchId,
        String game,
        long version,
        @Nullable Integer seat,
        Instant at,
        @Nullable String commandId,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
        MatchCommand command,

        @Schema(type = SchemaType.ARRAY, implementation = Object.class)
        List<MatchEvent> events,

        MatchProgress.@Nullable Status status,
        @Nullable List<Integer> toAct,
        @Nullable Instant deadline,

        @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
        Map<String, RawValue> included) {

    /** A step of the past as the viewer may see it. */
    public static StepView of(Match<?, ?, ?, ?> match, Step step, Viewer viewer) {
        return of(match, step, viewer, null, Map.of());
    }

    private static StepView of(
            Match<?, ?, ?, ?> match,
            Step step,
            Viewer viewer,
            @Nullable MatchProgress progress,
            Map<String, RawValue> included) {
        Step shown = match.shown(step, viewer);
        return new StepView(
                shown.matchId(),
                match.start().setup().game(),
                shown.version(),
                shown.seat() == null ? null : shown.seat().index(),
                shown.at(),
                shown.commandId().isEmpty() ? null : shown.commandId(),
                shown.command(),
                shown.events(),
                progress == null ? null : progress.status(),
                progress == null
                        ? null
                        : progress.toAct().stream().map(Seat::index).toList(),
                progress == null ? null : progress.deadline(),
                included.isEmpty() ? null : included);
    }

    /**
     * A step on one line.
     *
     * @param match the match at any version
     * @param after the match after the step; null when it is not at hand
     * @param beside what goes along where the match after the step is at hand
     */
    static String json(
            Match<?, ?, ?, ?> match,
            Step step,
            Viewer viewer,
            @Nullable Match<?, ?, ?, ?> after,
            IncludedParts.Wanted beside) {
        StepView view = after == null
                ? of(match, step, viewer)
                : of(after, step, viewer, after.progress(), beside.of(after, step, viewer));
        return new String(match.codec().bytes(view), StandardCharsets.UTF_8);
    }
}
