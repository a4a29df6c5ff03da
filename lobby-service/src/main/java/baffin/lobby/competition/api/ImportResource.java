package baffin.lobby.competition.api;

import baffin.competition.entry.Actor;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.TakesRoom;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.Position;
import baffin.platform.tables.Logged;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import java.net.URI;
import java.time.Duration;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Brings a competition from another installation. */
@Path("/api/v1/competitions/import")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "competitions")
public class ImportResource {

    private static final Duration PATIENCE = Duration.ofSeconds(5);

    private final Callers callers;
    private final Imports imports;
    private final boolean allowed;

    ImportResource(Callers callers, Imports imports, ImportConfig config) {
        this.callers = callers;
        this.imports = imports;
        this.allowed = config.allowImports();
    }

    /**
     * A competition on its way.
     *
     * @param competitionId its id here, made from the import; the same records brought again by the same person have
     *     the same one
     * @param records how many there are
     * @param link where it is seen, with how far it has come
     */
    @Schema(name = "CompetitionImport")
    public record Begun(String competitionId, long records, URI link) {}

    /** Takes an export. */
    @POST
    @TakesRoom
    @Logged
    @Blocking
    @Operation(
            operationId = "importCompetition",
            summary = "Bring a competition from another installation",
            description =
                    "Off unless the platform runs with --allow-imports. The body is the document of its export, at"
                            + " most 16 MiB and 1,000,000 values, 256 KiB a record. It is checked as a whole first."
                            + " The competition"
                            + " gets an id of its own, is marked as imported everywhere, and gives nobody a role:"
                            + " what was played"
                            + " there counts for nobody's rating here, and nothing more can happen in it.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    @APIResponse(
            responseCode = "202",
            description = "It is being taken over; the document at link tells how far",
            content = @Content(schema = @Schema(implementation = Begun.class)))
    @APIResponse(responseCode = "400", description = "It is no export, or its digest does not fit")
    @APIResponse(responseCode = "403", description = "This platform takes no imports")
    @APIResponse(responseCode = "409", description = "You have brought it already")
    public Uni<Response> take(@NotNull(message = "is missing") InputStream body) {
        if (!allowed) {
            throw Problem.of(
                            ProblemType.FORBIDDEN,
                            "imports are off on this platform; its host can allow them with --allow-imports"
                                    + " (BAFFIN_ALLOW_IMPORTS=true)")
                    .asException();
        }
        Caller caller = callers.required().await().atMost(PATIENCE);
        return imports.begin(new Actor(caller.player(), caller.bot()), body).map(ImportResource::answer);
    }

    private static Response answer(Imports.Begun begun) {
        URI where = URI.create(CompetitionCommandService.COMPETITIONS + begun.id());
        return Response.accepted(new Begun(begun.id(), begun.records(), where))
                .location(where)
                .header(Position.HEADER, Position.of(begun.id(), begun.records()))
                .build();
    }
}
