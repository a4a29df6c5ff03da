package baffin.gameservice.match.api;

import baffin.platform.request.LanguageQuery;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** A match as the caller may see it. */
@Path("/api/v1/matches/{id}")
@PermitAll
@Tag(name = "Matches")
public class MatchResource {

    private final Lookup lookup;

    MatchResource(Lookup lookup) {
        this.lookup = lookup;
    }

    @GET
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "getMatch",
            summary = "Get a match as you may see it",
            description = "Anyone may read a public match; what belongs to a seat is shown to its player only.")
    @APIResponse(
            responseCode = "200",
            description = "The match; ETag is its version",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = MatchView.class)))
    public Uni<RestResponse<byte[]>> match(
            @PathParam("id") String id,
            @QueryParam("version") @Nullable Long version,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @QueryParam("as") @Nullable String as,
            @BeanParam LanguageQuery texts,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        Locale language = texts.language();
        return lookup.seen(id, version, minVersion, as)
                .map(seen -> Answers.unlessKnown(
                        seen.match(),
                        known,
                        MediaType.APPLICATION_JSON,
                        () -> seen.match().codec().bytes(lookup.document(seen, language))));
    }
}
