package baffin.accounts.preferences;

import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** One's own preferences; a program that plays has none. */
@Path("/api/v1/players/me/preferences")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@Tag(name = "players")
@Logged
public class PreferencesResource {

    private final KeptPreferences kept;
    private final Callers callers;

    PreferencesResource(KeptPreferences kept, Callers callers) {
        this.kept = kept;
        this.callers = callers;
    }

    @GET
    @Operation(
            operationId = "getPreferences",
            summary = "Your preferences: language, sounds, colours and the like",
            description = "They are for every program through which you play. Nobody else sees them.")
    @APIResponse(responseCode = "200", description = "The preferences; the usual ones if you have set none")
    @APIResponse(responseCode = "403", description = "A bot has none")
    public Uni<Preferences> preferences() {
        return callers.required()
                .chain(caller -> kept.of(caller.player()))
                .map(found -> found.orElse(Preferences.DEFAULT));
    }

    @PUT
    @Operation(
            operationId = "setPreferences",
            summary = "Set your preferences",
            description = "All of them: what is left out is as if you had set none.")
    @APIResponse(responseCode = "200", description = "The preferences")
    @APIResponse(responseCode = "403", description = "A bot has none")
    public Uni<Preferences> set(@NotNull(message = "is missing") NewPreferences body) {
        Preferences wanted = body.checked();
        return callers.required()
                .chain(caller -> kept.set(caller.player(), wanted))
                .replaceWith(wanted);
    }
}
