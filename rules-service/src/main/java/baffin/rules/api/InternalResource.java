package baffin.rules.api;

import baffin.platform.runtime.decider.port.CommandPort;
import baffin.platform.wire.CommandEnvelope;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** For operators; guarded by the internal secret and never routed by the gateway. */
@Path("/internal/rules/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
public class InternalResource {

    private final CommandPort port;
    private final CommandAnswers answers;

    InternalResource(@Identifier("rules") CommandPort port, CommandAnswers answers) {
        this.port = port;
        this.answers = answers;
    }

    /** Lets a quarantined match go on from its last good state. */
    @POST
    @Path("release")
    @Operation(operationId = "releaseMatch", hidden = true)
    public Uni<Response> release(@PathParam("id") String matchId) {
        MatchIds.check(matchId);
        CommandEnvelope release =
                CommandEnvelope.release(matchId, UUID.randomUUID().toString());
        return port.ask(release).map(answer -> answers.response(release, answer, Map.of()));
    }
}
