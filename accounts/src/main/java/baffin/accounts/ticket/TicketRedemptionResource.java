package baffin.accounts.ticket;

import baffin.platform.credential.TicketExchange;
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
@Path("/internal/lobby/stream-tickets")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@PermitAll
public class TicketRedemptionResource {

    private static final int TICKET_MAX = 100;
    private static final int STREAM_MAX = 16_384;

    private final StreamTicketService service;

    TicketRedemptionResource(StreamTicketService service) {
        this.service = service;
    }

    /**
     * What is to be redeemed.
     *
     * @param stream address that it opens, with its query
     * @param again whether the client has read the stream before
     */
    public record Redemption(
            @NotNull @Size(max = TICKET_MAX) String ticket,
            @NotNull @Size(max = STREAM_MAX) String stream,
            boolean again) {

        @Override
        public String toString() {
            return "Redemption[]";
        }
    }

    /** A connection that is closed. */
    public record Closed(@NotNull String connection) {}

    @POST
    @Path("/redeem")
    @Operation(hidden = true)
    public Uni<TicketExchange.Opened> redeem(@NotNull @Valid Redemption body) {
        return service.open(body.ticket(), body.stream(), body.again())
                .map(found -> found.orElseThrow(
                        () -> ProblemException.proofRefused("Nobody has this ticket, or not for this stream")));
    }

    @POST
    @Path("/close")
    @Operation(hidden = true)
    public Uni<Void> close(@NotNull @Valid Closed body) {
        return service.closed(body.connection());
    }
}
