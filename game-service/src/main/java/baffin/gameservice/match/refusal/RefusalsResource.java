package baffin.gameservice.match.refusal;

import baffin.gameservice.match.action.LegalActionsResource;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.platform.http.Immutable;
import baffin.platform.identity.Callers;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Why the caller's seat can't do something at a place. */
@Path("/api/v1/matches/{id}/refusals")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class RefusalsResource {

    /** What the operation does, for matches and sandboxes. */
    public static final String DESCRIPTION =
            "Lists what a player might try at a place of the picture and the rule that forbids it, most relevant"
                    + " first. Legal actions are not listed, and nothing depends on information that is hidden from"
                    + " the seat. A place that the picture does not have has no items.";

    private final Lookup lookup;
    private final Callers callers;

    RefusalsResource(Lookup lookup, Callers callers) {
        this.lookup = lookup;
        this.callers = callers;
    }

    @GET
    @Immutable
    @Operation(
            operationId = "getRefusals",
            summary = "Explain why your seat cannot do something",
            description = DESCRIPTION)
    @APIResponse(
            responseCode = "200",
            description = "At most six reasons, each once",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = RefusalsView.class)))
    @SecurityRequirement(name = "bearer")
    public Uni<RestResponse<byte[]>> refusals(
            @PathParam("id") String id,
            @BeanParam RefusalsQuery query,
            @QueryParam("seat") @Nullable Integer seat,
            @QueryParam("version") @Nullable Long version,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @QueryParam("as") @Nullable String as) {
        Locale language = query.language();
        return callers.required()
                .chain(caller -> lookup.seen(id, version, minVersion, as))
                .map(seen -> Answers.json(seen.match(), view(seen, Lookup.everybody(as), seat, query), language));
    }

    private static RefusalsView view(Lookup.Seen seen, boolean everybody, @Nullable Integer seat, RefusalsQuery query) {
        return everybody
                ? RefusalsView.none(seen.match(), query.spot())
                : RefusalsView.of(
                        seen.match(), LegalActionsResource.own(seen.viewer(), seat), query.spot(), query.language());
    }
}
