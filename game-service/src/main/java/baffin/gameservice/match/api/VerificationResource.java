package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Step;
import baffin.match.verify.Verification;
import baffin.platform.export.ExportCheck;
import baffin.platform.export.ExportWriter;
import baffin.platform.limits.LongWork;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Whether a finished match was drawn from the seed it had promised. */
@Path("/api/v1/matches/{id}/verification")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class VerificationResource {

    private final Lookup lookup;
    private final Matches matches;
    private final LongWork work;

    VerificationResource(Lookup lookup, Matches matches, LongWork work) {
        this.work = work;
        this.lookup = lookup;
        this.matches = matches;
    }

    @GET
    @Operation(
            operationId = "getVerification",
            summary = "Verify a finished match",
            description = "Replays it from its revealed seed.")
    @APIResponse(
            responseCode = "200",
            description = "The result of the check, with its data",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = VerificationView.class)))
    @APIResponse(responseCode = "409", description = "The match has not ended: its seed is still secret")
    public Uni<RestResponse<byte[]>> verification(@PathParam("id") String id) {
        return lookup.seen(id).chain(seen -> {
            Match<?, ?, ?, ?> match = Finished.of(seen.match());
            return matches.steps(match, 1, match.version())
                    .chain(steps -> work.run(seen.account(), () -> Answers.json(match, document(match, steps))));
        });
    }

    private static VerificationView document(Match<?, ?, ?, ?> match, List<Step> steps) {
        ExportWriter.Written export = ExportWriter.write(match.codec(), steps);
        Verification result = export.verification();
        return new VerificationView(
                match.id(),
                result.verified(),
                result.steps(),
                result.draws().size(),
                result.faults().stream()
                        .map(fault -> ExportCheck.described(match.codec(), fault))
                        .toList(),
                match.start().commitment(),
                match.start().seed(),
                "/api/v1/matches/" + match.id() + "/export",
                export.digest(),
                steps.stream().map(VerificationView.Logged::of).toList());
    }

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
                        step.version(),
                        step.seat() == null ? null : step.seat().index(),
                        step.command(),
                        step.events());
            }
        }
    }
}
