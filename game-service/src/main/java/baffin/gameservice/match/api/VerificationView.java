package baffin.gameservice.match.api;

import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * All that is needed to check a finished match, and the platform's own check.
 *
 * @param matchId the match
 * @param verified true when the seed fits the commitment and every event came out again as it stands in the log
 * @param steps how many steps were replayed
 * @param draws how many numbers were drawn again; the export tells each
 * @param findings what did not fit, in words
 * @param commitment SHA-256 of the seed, published before the first draw
 * @param seed the seed, hexadecimal
 * @param export path of the document with which anyone can check it again elsewhere
 * @param digest SHA-256 that this document ends with, hexadecimal
 * @param log all commands and events, nothing hidden any more
 */
@Schema(name = "Verification")
public record VerificationView(
        String matchId,
        boolean verified,
        long steps,
        int draws,
        List<String> findings,
        String commitment,
        @Nullable String seed,
        String export,
        String digest,
        List<Logged> log) {

    /**
     * One step.
     *
     * @param version version after it
     * @param seat who acted; absent for the start
     * @param command what was asked; absent for the start
     * @param events what it caused
     */
    @Schema(name = "LoggedStep")
    public record Logged(
            long version,
            @Nullable Integer seat,

            @Schema(type = SchemaType.OBJECT, implementation = Object.class) @Nullable
            MatchCommand command,

            @Schema(type = SchemaType.ARRAY, implementation = Object.class)
            List<MatchEvent> events) {

        static Logged of(Step step) {
            return new Logged(
                    step.version(), step.seat() == null ? null : step.seat().index(), step.command(), step.events());
        }
    }
}
