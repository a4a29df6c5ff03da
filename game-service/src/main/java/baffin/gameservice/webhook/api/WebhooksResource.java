package baffin.gameservice.webhook.api;

import baffin.gameservice.webhook.Webhook;
import baffin.gameservice.webhook.WebhookSettings;
import baffin.gameservice.webhook.Webhooks;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
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

/** The caller's webhooks. */
@Path("/api/v1/webhooks")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Webhooks")
@Logged
public class WebhooksResource {

    private final Callers callers;
    private final Webhooks webhooks;

    WebhooksResource(Callers callers, Webhooks webhooks) {
        this.callers = callers;
        this.webhooks = webhooks;
    }

    @POST
    @OneTimeSecret(renewal = WebhookResource.RENEWAL)
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "createWebhook",
            summary = "Create a webhook",
            description =
                    "Sends the chosen events to your URL. The response has the secret with which you verify " + "them.")
    @APIResponse(
            responseCode = "201",
            description = "The webhook with its secret, returned once",
            content = @Content(schema = @Schema(implementation = WebhookView.class)))
    @APIResponse(responseCode = "409", description = "You have 10 webhooks")
    public Uni<RestResponse<WebhookView>> create(@NotNull(message = "is missing") WebhookRequest body) {
        WebhookSettings settings = WebhookRequests.settings(body, webhooks.own());
        boolean on = !Boolean.FALSE.equals(body.enabled());
        return callers.required()
                .chain(caller -> webhooks.create(caller.player(), settings, on))
                .map(this::made);
    }

    private RestResponse<WebhookView> made(Webhook hook) {
        return RestResponse.ResponseBuilder.<WebhookView>created(URI.create("/api/v1/webhooks/" + hook.id()))
                .entity(WebhookView.withSecret(hook, webhooks.now()))
                .build();
    }

    @GET
    @Operation(operationId = "listWebhooks", summary = "List your webhooks, latest first")
    @APIResponse(responseCode = "200", description = "At most 10 of them")
    public Uni<Page<WebhookView>> list() {
        return callers.required()
                .chain(caller -> webhooks.all(caller.player()))
                .map(all -> Page.whole(all.stream()
                        .map(hook -> WebhookView.of(hook, webhooks.now()))
                        .toList()));
    }
}
