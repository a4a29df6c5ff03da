package baffin.gameservice.presence;

import baffin.gameservice.match.Match;
import baffin.gameservice.match.api.Lookup;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Who of a table is there, for those who play at it. */
@Path("/api/v1/matches/{id}/presence")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Matches")
public class PresenceResource {

    private final Lookup lookup;
    private final Presence presence;

    PresenceResource(Lookup lookup, Presence presence) {
        this.lookup = lookup;
        this.presence = presence;
    }

    @GET
    @Operation(
            operationId = "presence",
            summary = "List which players of a match are online",
            description = "Only for its seats. A player is online while their personal stream is open. Poll every "
                    + "30 seconds.")
    @APIResponse(responseCode = "200", description = "The seats with players who are online")
    public Uni<PresenceView> presence(@PathParam("id") String id) {
        return lookup.seen(id)
                .invoke(seen -> seen.requireSeat("Only those who hold a seat see who is there"))
                .chain(seen -> of(seen.match()));
    }

    private Uni<PresenceView> of(Match<?, ?, ?, ?> match) {
        List<String> players = match.holders().stream().map(SeatHolder::player).toList();
        return presence.of(Set.copyOf(players))
                .map(there -> new PresenceView(
                        match.id(),
                        IntStream.range(0, players.size())
                                .filter(seat -> there.contains(players.get(seat)))
                                .boxed()
                                .toList()));
    }

    /**
     * Who of a table is there.
     *
     * @param matchId the match
     * @param here seats whose players have their personal stream open, or had it within the last half minute
     */
    @Schema(name = "Presence")
    public record PresenceView(String matchId, List<Integer> here) {}
}
