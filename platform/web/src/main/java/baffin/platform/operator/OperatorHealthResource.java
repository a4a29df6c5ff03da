package baffin.platform.operator;

import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.enterprise.inject.Any;
import jakarta.enterprise.inject.Instance;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** How the services are doing, for operators. */
@Path("/api/v1/operator/health/{service}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorHealthResource {

    private final Instance<OperatedService> services;
    private final Callers callers;

    OperatorHealthResource(@Any Instance<OperatedService> services, Callers callers) {
        this.services = services;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "serviceHealth",
            summary = "Get the health of a service",
            description = "Readiness, read models with their stopped keys, disks, and bytes of tables and topics. "
                    + "Parts that do not respond are omitted.")
    @APIResponse(responseCode = "200", description = "The current state")
    public Uni<ServiceHealth> health(@PathParam("service") String service) {
        return OperatedService.named(service, services).health();
    }

    @POST
    @Path("/read-models/{readModel}/release")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "releaseReadModel",
            summary = "Resume a stopped key of a read model",
            description = "Fix the cause first; otherwise the key stops again, and the response has the reason.")
    @APIResponse(responseCode = "200", description = "The outcome")
    @APIResponse(responseCode = "409", description = "The key is not stopped")
    public Uni<ReleaseReport> release(
            @PathParam("service") String service,
            @PathParam("readModel") String readModel,
            @NotNull @Valid ReadModelRelease body) {
        OperatedService found = OperatedService.named(service, services);
        return callers.required().chain(caller -> found.release(body.by(caller.player()), readModel, body.key()));
    }

    /**
     * What of a read model is to go on.
     *
     * @param key such as the id of a match
     * @param reason 1 to 500 characters
     */
    @Schema(name = "ReadModelRelease")
    public record ReadModelRelease(
            @NotBlank(message = "is missing")
            @Size(max = KEY_MAX, message = "must have at most {max} characters")
            @Schema(examples = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10")
            String key,

            @NotBlank(message = "is missing")
            @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
            @Schema(examples = "the fault is mended")
            String reason) {

        static final int KEY_MAX = 200;

        /** Who lets it go on, with this reason. */
        public ActingOperator by(String operator) {
            return new ActingOperator(operator, reason);
        }
    }
}
