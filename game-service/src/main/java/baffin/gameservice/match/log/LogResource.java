package baffin.gameservice.match.log;

import baffin.gameservice.match.Matches;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.StepsQuery;
import baffin.gameservice.match.api.StepsQuery.Stretch;
import baffin.platform.request.LanguageQuery;
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
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** What has happened in a match, in words. */
@Path("/api/v1/matches/{id}/log")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class LogResource {

    private final Lookup lookup;
    private final Matches matches;
    private final Logs logs;

    LogResource(Lookup lookup, Matches matches, Logs logs) {
        this.lookup = lookup;
        this.matches = matches;
        this.logs = logs;
    }

    @GET
    @Operation(
            operationId = "getMatchLog",
            summary = "Get the event log of a match in words",
            description = "The same steps as the history. Each line has its text, the phrase behind it (bundle, "
                    + "code, parameters) and the spots of the picture that it concerns. Seats have the names "
                    + "of their current players.")
    @APIResponse(
            responseCode = "200",
            description = "Steps in order, one for each version",
            content =
                    @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = LogView.class)))
    public Uni<RestResponse<byte[]>> log(
            @PathParam("id") String id,
            @BeanParam StepsQuery query,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @QueryParam("as") @Nullable String as,
            @BeanParam LanguageQuery texts) {
        Stretch stretch = query.stretch();
        Locale language = texts.language();
        return lookup.seen(id, null, minVersion, as)
                .chain(seen -> stretch.of(matches, seen.match(), 1).map(page -> logs.answer(seen, page, language)));
    }
}
