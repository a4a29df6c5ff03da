package baffin.gameservice.projection;

import baffin.gameservice.webhook.store.WebhookWiring;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.operator.OperatorRecords;
import baffin.platform.operator.health.HealthReports;
import baffin.platform.operator.health.ReadModelRelease;
import baffin.platform.operator.health.ServiceHealth;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.operator.OperatedProjections;
import baffin.platform.runtime.projection.rebuild.ReleaseReport;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** How game-service is doing, for operators. */
@Path("/api/v1/operator/health/game")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "operator")
public class OperatorHealthResource {

    private static final Set<String> TOPICS = Set.of(Topics.CHAT_EVENTS, Topics.GAME_TABLES);

    private final OperatedProjections projections;
    private final Callers callers;

    OperatorHealthResource(
            @Identifier("game") Transactions transactions,
            @Identifier("views") ProjectionEngine views,
            @Identifier("chat") ProjectionEngine chat,
            @Identifier("game-competitions") ProjectionEngine competitions,
            @Identifier(WebhookWiring.HOOKS) ProjectionEngine webhooks,
            HealthReports reports,
            OperatorRecords records,
            Callers callers) {
        this.projections = new OperatedProjections(
                "game", TOPICS, transactions, List.of(views, chat, competitions, webhooks), reports, records);
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "gameHealth",
            summary = "How game-service is doing, and how much it keeps",
            description = "Readiness, read models with what they have stopped, disks, and bytes of tables and topics."
                    + " What does not answer is left out.")
    @APIResponse(responseCode = "200", description = "As it is now")
    public Uni<ServiceHealth> health() {
        return projections.health();
    }

    @POST
    @Path("/read-models/{readModel}/release")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "releaseGameReadModel",
            summary = "Let a stopped key of a read model of game-service go on",
            description = "When its cause is gone: else it stops again, and the answer says why.")
    @APIResponse(responseCode = "200", description = "What became of it")
    @APIResponse(responseCode = "404", description = "No such read model")
    @APIResponse(responseCode = "409", description = "The key is not stopped")
    public Uni<ReleaseReport> release(
            @Parameter(description = "name of the read model") @PathParam("readModel") String readModel,
            @NotNull @Valid ReadModelRelease body) {
        return callers.required().chain(caller -> projections.release(body.by(caller.player()), readModel, body.key()));
    }
}
