package baffin.gameservice.webhook.api;

import baffin.gameservice.delivery.address.WebhookUrl;
import baffin.gameservice.webhook.Webhook;
import baffin.gameservice.webhook.WebhookState;
import baffin.gameservice.webhook.Webhooks;
import baffin.platform.idempotency.OneTimeSecret;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;

/** One webhook of the caller. */
@Path("/api/v1/webhooks/{id}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Webhooks")
@APIResponse(responseCode = "404", description = "Not one of your webhooks")
@Logged
public class WebhookResource {

    static final String RENEWAL = "POST /api/v1/webhooks/{id}/rotate-secret gives it another one";

    private static final int ACCEPTED = 202;

    private final Callers callers;
    private final Webhooks webhooks;
    private final MergePatch patches;

    WebhookResource(Callers callers, Webhooks webhooks, MergePatch patches) {
        this.callers = callers;
        this.webhooks = webhooks;
        this.patches = patches;
    }

    @GET
    @Operation(operationId = "getWebhook", summary = "Get one of your webhooks")
    @APIResponse(responseCode = "200", description = "The webhook, without its secret")
    public Uni<WebhookView> get(@PathParam("id") String id) {
        return callers.required()
                .chain(caller -> webhooks.find(caller.player(), id))
                .map(this::document);
    }

    @PATCH
    @Consumes({MergePatch.MEDIA_TYPE, MediaType.APPLICATION_JSON})
    @Operation(
            operationId = "changeWebhook",
            summary = "Change a webhook",
            description = "The body is a merge patch (RFC 7396): absent members are kept, null removes a member.")
    @RequestBody(content = @Content(schema = @Schema(implementation = WebhookRequest.class)))
    @APIResponse(responseCode = "200", description = "The webhook after the change")
    @APIResponse(responseCode = "409", description = "The webhook is dead: create another one")
    public Uni<WebhookView> change(@PathParam("id") String id, String body) {
        MergePatch.Patch patch = patches.read(body);
        return callers.required()
                .chain(caller -> webhooks.change(caller.player(), id, url(patch), webhook -> changed(webhook, patch)))
                .map(this::document);
    }

    // an address that is no address is told by the checks of all fields
    private @Nullable String url(MergePatch.Patch patch) {
        return patch.text("url")
                .filter(url -> WebhookUrl.fault(url, webhooks.own()).isEmpty())
                .orElse(null);
    }

    private Webhook changed(Webhook webhook, MergePatch.Patch patch) {
        WebhookRequest request = patch.onto(WebhookRequests.of(webhook), WebhookRequest.class);
        boolean on = !Boolean.FALSE.equals(request.enabled());
        if (webhook.state() == WebhookState.DEAD) {
            throw Problem.of(ProblemType.CONFLICT, "The webhook is dead: " + webhook.reason())
                    .asException();
        }
        return webhook.with(WebhookRequests.settings(request, webhooks.own())).switched(on, webhooks.now());
    }

    @DELETE
    @Operation(operationId = "deleteWebhook", summary = "Delete a webhook and its deliveries")
    @APIResponse(responseCode = "204", description = "Deleted")
    public Uni<Void> delete(@PathParam("id") String id) {
        return callers.required().chain(caller -> webhooks.delete(caller.player(), id));
    }

    @POST
    @OneTimeSecret(renewal = RENEWAL)
    @Path("/rotate-secret")
    @Operation(
            operationId = "rotateWebhookSecret",
            summary = "Replace the secret of a webhook",
            description = "For 24 hours every request has the signatures of both secrets.")
    @APIResponse(responseCode = "200", description = "The webhook with its new secret, returned once")
    public Uni<WebhookView> rotate(@PathParam("id") String id) {
        return callers.required()
                .chain(caller -> webhooks.rotate(caller.player(), id))
                .map(webhook -> WebhookView.withSecret(webhook, webhooks.now()));
    }

    @POST
    @Path("/ping")
    @ResponseStatus(ACCEPTED)
    @Operation(
            operationId = "pingWebhook",
            summary = "Send a webhook.ping",
            description = "Also while the webhook is disabled.")
    @APIResponse(responseCode = "202", description = "Queued; its delivery has the outcome")
    @APIResponse(responseCode = "409", description = "The webhook is dead")
    public Uni<WebhookDeliveryView> ping(@PathParam("id") String id) {
        return callers.required()
                .chain(caller -> webhooks.ping(caller.player(), id))
                .map(WebhookDeliveryView::of);
    }

    private WebhookView document(Webhook webhook) {
        return WebhookView.of(webhook, webhooks.now());
    }
}
