package baffin.accounts.ticket;

import baffin.platform.problem.ProblemException;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;

/** Takes tickets for the other services. The guard of the path asks for the internal token. */
@Path("/internal/lobby/stream-tickets/redeem")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@PermitAll
public class TicketRedemptionResource {

    private static final int TICKET_MAX = 100;

    private final StreamTicketService service;

    TicketRedemptionResource(StreamTicketService service) {
        this.service = service;
    }

    /** What is to be redeemed. */
    public record Redemption(
            @NotNull @Size(max = TICKET_MAX) String ticket) {

        @Override
        public String toString() {
            return "Redemption[]";
        }
    }

    /** A bearer token that may read. */
    public record Redeemed(String accessToken) {

        @Override
        public String toString() {
            return "Redeemed[]";
        }
    }

    @POST
    @Operation(hidden = true)
    public Uni<Redeemed> redeem(@NotNull @Valid Redemption body) {
        return service.redeem(body.ticket())
                .map(found -> found.map(Redeemed::new)
                        .orElseThrow(() -> ProblemException.proofRefused("Nobody has this ticket, or it was taken")));
    }
}
