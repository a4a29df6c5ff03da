package baffin.gameservice.match.board;

import baffin.gameservice.match.Matches;
import baffin.gameservice.match.api.Lookup;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** The table of a match as a picture. */
@Path("/api/v1/matches/{id}/board.svg")
@PermitAll
@Tag(name = "Matches")
public class BoardResource {

    private final Lookup lookup;
    private final Matches matches;
    private final Boards boards;

    BoardResource(Lookup lookup, Matches matches, Boards boards) {
        this.lookup = lookup;
        this.matches = matches;
        this.boards = boards;
    }

    @GET
    @Produces(BoardQuery.SVG)
    @Operation(
            operationId = "getBoard",
            summary = "Get the table of a match as a picture (SVG)",
            description = BoardQuery.DESCRIPTION)
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = BoardQuery.SVG))
    public Uni<RestResponse<byte[]>> board(
            @PathParam("id") String id,
            @QueryParam("version") @Nullable Long version,
            @QueryParam("minVersion") @Nullable Long minVersion,
            @QueryParam("as") @Nullable String as,
            @BeanParam BoardQuery query,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        BoardChoice choice = query.choice();
        return lookup.seen(id, version, minVersion, as).chain(seen -> boards.draw(seen, matches, choice, known));
    }
}
