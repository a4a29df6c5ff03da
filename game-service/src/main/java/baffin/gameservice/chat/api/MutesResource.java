package baffin.gameservice.chat.api;

import baffin.gameservice.chat.ChatStore;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** Whom the caller does not want to read. */
@Path("/api/v1/players/me/mutes")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Chat")
@Logged
public class MutesResource {

    private static final int MUTES_MAX = 500;
    private static final int ID_MAX = 64;

    private final Callers callers;
    private final ChatStore store;

    MutesResource(Callers callers, ChatStore store) {
        this.callers = callers;
        this.store = store;
    }

    @GET
    @Operation(operationId = "listMutes", summary = "List the players you have muted")
    @APIResponse(responseCode = "200", description = "The ids of the players")
    public Uni<Page<String>> list() {
        return callers.required().chain(caller -> store.mutes(caller.player())).map(Page::whole);
    }

    @PUT
    @Path("/{player}")
    @Operation(
            operationId = "mutePlayer",
            summary = "Mute a player",
            description = "You no longer see their lines, in any match.")
    @APIResponse(responseCode = "204", description = "Muted")
    @APIResponse(responseCode = "409", description = "You have muted 500 players")
    public Uni<Void> mute(@PathParam("player") String player) {
        return callers.required()
                .chain(caller -> {
                    if (player.length() > ID_MAX || player.equals(Callers.ME) || player.equals(caller.player())) {
                        throw Problem.invalidField("player", "invalid", "must be the id of another player")
                                .asException();
                    }
                    return store.mute(caller.player(), player, MUTES_MAX);
                })
                .invoke(muted -> {
                    if (!muted) {
                        throw Problem.of(ProblemType.CONFLICT, "At most " + MUTES_MAX + " players can be muted")
                                .asException();
                    }
                })
                .replaceWithVoid();
    }

    @DELETE
    @Path("/{player}")
    @Operation(operationId = "unmutePlayer", summary = "Unmute a player")
    @APIResponse(responseCode = "204", description = "Unmuted")
    public Uni<Void> unmute(@PathParam("player") String player) {
        return callers.required()
                .chain(caller -> callers.named(player).chain(named -> store.unmute(caller.player(), named)));
    }
}
