package baffin.rules.api;

import baffin.platform.identity.Roles;
import baffin.platform.operator.health.HealthReports;
import baffin.platform.operator.health.ServiceHealth;
import baffin.platform.topics.Topics;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** How rules-service is doing, for operators. It has neither read models nor a database. */
@Path("/api/v1/operator/health/rules")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "operator")
public class OperatorHealthResource {

    private static final Set<String> TOPICS = Set.of(
            Topics.MATCH_COMMANDS,
            Topics.MATCH_EVENTS,
            Topics.MATCH_COMMANDS_REJECTED,
            Topics.REPLIES_RULES,
            Topics.RULES_CHANGELOG);

    private final HealthReports reports;

    OperatorHealthResource(HealthReports reports) {
        this.reports = reports;
    }

    @GET
    @Operation(
            operationId = "rulesHealth",
            summary = "How rules-service is doing, and how much it keeps",
            description = "Readiness, disks, and bytes of topics. What does not answer is left out.")
    @APIResponse(responseCode = "200", description = "As it is now")
    public Uni<ServiceHealth> health() {
        return reports.of(
                "rules",
                TOPICS::contains,
                Uni.createFrom().item(List.of()),
                Uni.createFrom().item(List.of()));
    }
}
