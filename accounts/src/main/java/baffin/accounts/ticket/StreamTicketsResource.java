package baffin.accounts.ticket;

import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Tickets with which a page opens streams. */
@Path("/api/v1/players/me/stream-tickets")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.WILDCARD)
@Authenticated
@Tag(name = "Accounts")
public class StreamTicketsResource {

    private final StreamTicketService service;
    private final Callers callers;

    StreamTicketsResource(StreamTicketService service, Callers callers) {
        this.service = service;
        this.callers = callers;
    }

    /**
     * A ticket.
     *
     * @param ticket to be sent as {@code ?ticket=} of a stream
     * @param expiresIn seconds within which it opens the stream for the first time
     */
    @Schema(name = "StreamTicket")
    public record Given(
            @Schema(examples = "bft_Q9k1...") String ticket,
            @Schema(examples = "60") long expiresIn) {

        @Override
        public String toString() {
            return "Given[]";
        }
    }

    @OneTimeSecret(renewal = "Ask for another ticket")
    @POST
    @Operation(
            operationId = "createStreamTicket",
            summary = "Create a ticket for a stream",
            description = "For EventSource, which cannot send a token: pass it as ?ticket= within a minute. It "
                    + "belongs to the first stream that it opens. With Last-Event-ID it reopens that stream, "
                    + "one connection at a time, until ten minutes after the last one, as long as your "
                    + "session lasts. The stream shows what you may see.")
    @APIResponse(responseCode = "200", description = "The ticket, returned once")
    public Uni<Given> give() {
        return callers.session()
                .chain(service::give)
                .map(ticket -> new Given(ticket, StreamTicketService.LIFETIME.toSeconds()));
    }
}
