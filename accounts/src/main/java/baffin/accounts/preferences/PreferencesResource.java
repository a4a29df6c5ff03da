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
@Tag(name = "Players")
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
            summary = "Get your preferences",
            description = "Language, sounds, colours and the like, shared by all programs in which you play. No "
                    + "other player sees them.")
    @APIResponse(responseCode = "200", description = "The preferences; defaults if you have set none")
    @APIResponse(responseCode = "403", description = "Bots do not have one")
    public Uni<Preferences> preferences() {
        return callers.required()
                .chain(caller -> kept.of(caller.player()))
                .map(found -> found.orElse(Preferences.DEFAULT));
    }

    @PUT
    @Operation(
            operationId = "setPreferences",
            summary = "Set your preferences",
            description = "Replaces all of them: an absent member is reset.")
    @APIResponse(responseCode = "200", description = "The preferences")
    @APIResponse(responseCode = "403", description = "Bots do not have one")
    public Uni<Preferences> set(@NotNull(message = "is missing") NewPreferences body) {
        Preferences wanted = body.checked();
        return callers.required()
                .chain(caller -> kept.set(caller.player(), wanted))
                .replaceWith(wanted);
    }
}
