package baffin.rules.api;

import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.HostReason;
import baffin.platform.runtime.decider.port.CommandExchange;
import baffin.platform.wire.CommandEnvelope;
import baffin.rules.operator.MatchControl;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.Map;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** For the host; guarded by the internal secret and never routed by the gateway. */
@Path("/internal/rules/matches/{id}")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
public class InternalResource {

    private final CommandExchange exchange;
    private final MatchControl control;

    InternalResource(@Identifier("rules") CommandExchange exchange, MatchControl control) {
        this.exchange = exchange;
        this.control = control;
    }

    /** Lets a quarantined match go on from its last good state; with a reason there is a record of it. */
    @POST
    @Path("release")
    @Operation(hidden = true)
    public Uni<Response> release(
            @PathParam("id") String matchId, @QueryParam("reason") @DefaultValue("") String reason) {
        MatchIds.check(matchId);
        ActingOperator host = HostReason.by(reason);
        if (host != null) {
            return control.release(host, matchId)
                    .map(done -> Response.ok(Map.of()).build());
        }
        CommandEnvelope release =
                CommandEnvelope.release(matchId, UUID.randomUUID().toString());
        return exchange.answer(
                release,
                Map.of("matchId", matchId),
                "/api/v1/matches/" + matchId,
                reply -> Uni.createFrom().item(Response.ok(Map.of()).build()));
    }
}
