package baffin.gameservice.webhook.api;

import baffin.gameservice.delivery.DeliveryState;
import baffin.gameservice.webhook.WebhookStore;
import baffin.gameservice.webhook.Webhooks;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.problem.Problem;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;

/** What was sent to a webhook of the caller, and what became of it. */
@Path("/api/v1/webhooks/{id}/deliveries")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Webhooks")
@APIResponse(responseCode = "404", description = "Not one of your webhooks, or no such delivery")
@Logged
public class WebhookDeliveriesResource {

    private static final int ACCEPTED = 202;

    private final Callers callers;
    private final Webhooks webhooks;

    WebhookDeliveriesResource(Callers callers, Webhooks webhooks) {
        this.callers = callers;
        this.webhooks = webhooks;
    }

    @GET
    @Operation(
            operationId = "listWebhookDeliveries",
            summary = "List the deliveries of a webhook, latest first",
            description = "With every attempt; kept for 30 days.")
    @APIResponse(responseCode = "200", description = "A page of deliveries")
    public Uni<Page<WebhookDeliveryView>> list(
            @PathParam("id") String id, @QueryParam("state") @Nullable String state, @BeanParam Paging paging) {
        int most = paging.items();
        DeliveryState only = state(state);
        WebhookStore.Before before =
                paging.after(2, WebhookDeliveriesResource::before).orElse(null);
        return callers.required()
                .chain(caller -> webhooks.deliveries(caller.player(), id, only, before, most + 1))
                .map(found ->
                        Page.of(found, most, last -> Cursor.after(last.created().toEpochMilli(), last.id())))
                .map(page -> new Page<>(
                        page.items().stream().map(WebhookDeliveryView::of).toList(), page.nextCursor()));
    }

    private static @Nullable DeliveryState state(@Nullable String state) {
        if (state == null) {
            return null;
        }
        return Arrays.stream(DeliveryState.values())
                .filter(one -> one.name().equals(state))
                .findFirst()
                .orElseThrow(() -> Problem.notOneOf(
                                "?state",
                                state,
                                Arrays.stream(DeliveryState.values())
                                        .map(Enum::name)
                                        .toList())
                        .asException());
    }

    private static WebhookStore.Before before(List<String> keys) {
        return new WebhookStore.Before(Long.parseLong(keys.getFirst()), keys.getLast());
    }

    @POST
    @Path("/{deliveryId}/resend")
    @ResponseStatus(ACCEPTED)
    @Operation(
            operationId = "resendWebhookDelivery",
            summary = "Send a delivery again",
            description = "Regardless of its state, with the same webhook-id.")
    @APIResponse(responseCode = "202", description = "Queued again, beginning with the first attempt")
    @APIResponse(responseCode = "409", description = "The webhook is disabled or dead, or the delivery is in flight")
    public Uni<WebhookDeliveryView> resend(@PathParam("id") String id, @PathParam("deliveryId") String deliveryId) {
        return callers.required()
                .chain(caller -> webhooks.resend(caller.player(), id, deliveryId))
                .map(WebhookDeliveryView::of);
    }
}
