package baffin.gameservice.match.api;

import baffin.gameservice.match.Match;
import baffin.gameservice.match.Matches;
import baffin.match.event.Step;
import baffin.platform.export.ExportWriter;
import baffin.platform.export.Gzip;
import baffin.platform.http.Tagged;
import baffin.platform.limits.LongWork;
import baffin.platform.request.Position;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Finished matches as files that can be replayed and checked elsewhere. */
@Path("/api/v1/matches/{id}/export")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class ExportResource {

    private static final String GZIP = "gzip";

    private final Lookup lookup;
    private final Matches matches;
    private final LongWork work;

    ExportResource(Lookup lookup, Matches matches, LongWork work) {
        this.work = work;
        this.lookup = lookup;
        this.matches = matches;
    }

    /** The whole match as one document; the same bytes each time. */
    @GET
    @Operation(
            operationId = "getExport",
            summary = "Export a finished match",
            description = "One document that can be verified elsewhere: setup, seed, every step with its command, "
                    + "events and draws, and the final score sheet.")
    @APIResponse(
            responseCode = "200",
            description = "Setup, commitment, seed, steps with commands and events, draws, final score sheet",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(type = SchemaType.OBJECT, implementation = Object.class)))
    @APIResponse(responseCode = "409", description = "The match has not ended: its seed is still secret")
    public Uni<RestResponse<byte[]>> export(
            @PathParam("id") String id,
            @Parameter(hidden = true) @HeaderParam("Accept-Encoding") @Nullable String encodings,
            @HeaderParam("If-None-Match") @Nullable String known) {
        return lookup.seen(id).chain(seen -> {
            Match<?, ?, ?, ?> match = Finished.of(seen.match());
            return matches.steps(match, 1, match.version())
                    .chain(steps -> work.run(seen.account(), () -> answer(match, steps, takesGzip(encodings), known)));
        });
    }

    private static RestResponse<byte[]> answer(
            Match<?, ?, ?, ?> match, List<Step> steps, boolean gzip, @Nullable String known) {
        ExportWriter.Written export = ExportWriter.write(match.codec(), steps);
        String tag = '"' + export.digest() + (gzip ? "-gzip\"" : "\"");
        boolean same = Tagged.known(known, tag);
        RestResponse.ResponseBuilder<byte[]> answer = same
                ? RestResponse.ResponseBuilder.notModified()
                : RestResponse.ResponseBuilder.ok(gzip ? Gzip.pressed(export.json()) : export.json());
        if (gzip && !same) {
            answer.header("Content-Encoding", GZIP);
        }
        String name = "baffin-" + match.codec().game().info().id() + '-' + match.id() + ".json";
        return answer.header("ETag", tag)
                .header("Cache-Control", "no-cache")
                .header("Vary", "Accept-Encoding")
                .header("Content-Disposition", "attachment; filename=\"" + name + '"')
                .header(Position.HEADER, Position.of(match.id(), match.version()))
                .header("Content-Type", MediaType.APPLICATION_JSON)
                .build();
    }

    private static boolean takesGzip(@Nullable String encodings) {
        return encodings != null
                && Arrays.stream(encodings.split(",")).map(String::strip).anyMatch(ExportResource::isGzip);
    }

    private static boolean isGzip(String encoding) {
        String[] parts = encoding.split("\\s*;\\s*");
        return parts[0].equalsIgnoreCase(GZIP) && Arrays.stream(parts).noneMatch(part -> part.matches("q=0(\\.0*)?"));
    }
}
