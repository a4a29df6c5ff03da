package baffin.lobby.api.competition;

import baffin.competition.Competition;
import baffin.competition.CompetitionRecord;
import baffin.platform.http.Position;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
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
import java.net.URI;
import java.util.List;
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

    private final Callers callers;
    private final CompetitionReads reads;
    private final Imports imports;

    ImportResource(Callers callers, CompetitionReads reads, Imports imports) {
        this.callers = callers;
        this.reads = reads;
        this.imports = imports;
    }

    /**
     * A competition on its way.
     *
     * @param competitionId its id, the same as there
     * @param records how many there are
     * @param link where it is seen, with how far it has come
     */
    @Schema(name = "CompetitionImport")
    public record Begun(String competitionId, long records, URI link) {}

    /** Takes an export. */
    @POST
    @Blocking
    @Operation(
            operationId = "importCompetition",
            summary = "Bring a competition from another installation",
            description = "The body is the document of its export, at most 32 MiB. It is checked as a whole first. What"
                    + " was played there counts for nobody's rating here, and nothing more can happen in it.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    @APIResponse(
            responseCode = "202",
            description = "It is being taken over; the document at link tells how far",
            content = @Content(schema = @Schema(implementation = Begun.class)))
    @APIResponse(responseCode = "400", description = "It is no export, or its digest does not fit")
    @APIResponse(responseCode = "409", description = "It is here already")
    @APIResponse(responseCode = "413", description = "The body has more than 32 MiB")
    public Uni<Response> take(@NotNull(message = "is missing") byte[] body) {
        List<CompetitionRecord> records = ExportDocument.records(body);
        Competition whole = CompetitionReads.folded(records);
        return callers.required()
                .chain(caller -> reads.version(whole.id())
                        .chain(here -> here == 0
                                ? imports.begin(caller, records, whole.version())
                                : resumed(caller, whole, records)))
                .map(begun -> answer(whole));
    }

    /** What was interrupted goes on when the same person brings the same records again. */
    private Uni<Void> resumed(Caller caller, Competition whole, List<CompetitionRecord> records) {
        return reads.find(whole.id(), 0).chain(here -> {
            boolean own = here.adoptedBy() != null && here.adoptedBy().player().equals(caller.player());
            boolean part = here.version() < whole.version()
                    && CompetitionReads.folded(records.subList(0, (int) here.version()))
                            .commitment()
                            .equals(here.commitment());
            if (!own || !part || imports.running(whole.id())) {
                throw Problem.of(ProblemType.CONFLICT, "this competition is here already")
                        .asException();
            }
            return imports.begin(caller, records.subList((int) here.version(), records.size()), whole.version());
        });
    }

    private static Response answer(Competition whole) {
        URI where = URI.create(CompetitionDesk.COMPETITIONS + whole.id());
        return Response.accepted(new Begun(whole.id(), whole.version(), where))
                .location(where)
                .header(Position.HEADER, Position.of(whole.id(), whole.version()))
                .build();
    }
}
