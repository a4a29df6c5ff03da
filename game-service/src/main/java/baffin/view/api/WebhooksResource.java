package baffin.view.api;

import baffin.platform.http.IdempotencyKey;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.tables.Logged;
import baffin.view.hook.HookSettings;
import baffin.view.hook.Hooks;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** The caller's webhooks. */
@Path("/api/v1/webhooks")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Webhooks", description = "Signed requests to an address of yours when something happens")
@APIResponse(responseCode = "401", description = "Not signed in")
@Logged
public class WebhooksResource {

    private final Callers callers;
    private final Hooks hooks;

    WebhooksResource(Callers callers, Hooks hooks) {
        this.callers = callers;
        this.hooks = hooks;
    }

    /** Makes one. */
    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(operationId = "createWebhook", summary = "Be told what happens by requests to an address of yours")
    @APIResponse(
            responseCode = "201",
            description = "The webhook with its secret, which is never shown again",
            content = @Content(schema = @Schema(implementation = WebhookDocument.class)))
    @APIResponse(
            responseCode = "200",
            description = "It was made with this key before; without its secret",
            content = @Content(schema = @Schema(implementation = WebhookDocument.class)))
    @APIResponse(responseCode = "400", description = "A field is not valid, or the address is not public")
    @APIResponse(responseCode = "409", description = "You have 10 webhooks")
    @APIResponse(responseCode = "422", description = "The key belongs to another request")
    public Uni<RestResponse<WebhookDocument>> create(
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @NotNull(message = "is missing") WebhookWish body) {
        String id = IdempotencyKey.required(key).id();
        HookSettings settings = WebhookWishes.settings(body, hooks.own());
        boolean on = !Boolean.FALSE.equals(body.enabled());
        return callers.required()
                .chain(caller -> hooks.create(caller.player(), id, settings, on))
                .map(this::made);
    }

    private RestResponse<WebhookDocument> made(Hooks.Made made) {
        if (made.repeated()) {
            return RestResponse.ok(WebhookDocument.of(made.hook(), hooks.now()));
        }
        return RestResponse.ResponseBuilder.<WebhookDocument>created(
                        URI.create("/api/v1/webhooks/" + made.hook().id()))
                .entity(WebhookDocument.withSecret(made.hook(), hooks.now()))
                .build();
    }

    /** All of them. */
    @GET
    @Operation(operationId = "listWebhooks", summary = "Your webhooks, the latest first")
    @APIResponse(responseCode = "200", description = "At most 10")
    public Uni<WebhookList> list() {
        return callers.required()
                .chain(caller -> hooks.all(caller.player()))
                .map(all -> new WebhookList(all.stream()
                        .map(hook -> WebhookDocument.of(hook, hooks.now()))
                        .toList()));
    }
}
