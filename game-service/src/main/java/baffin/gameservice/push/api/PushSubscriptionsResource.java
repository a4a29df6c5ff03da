package baffin.gameservice.push.api;

import baffin.gameservice.delivery.OwnWords;
import baffin.gameservice.notification.NoticeKind;
import baffin.gameservice.push.PushRequest;
import baffin.gameservice.push.PushStore;
import baffin.gameservice.push.PushSubscription;
import baffin.gameservice.push.PushSubscriptions;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.request.ReaderLanguage;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Browsers of the caller that are told by push. */
@Path("/api/v1/players/me/push-subscriptions")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.PLAYER)
@SecurityRequirement(name = "bearer")
@Tag(name = "Push")
@APIResponse(responseCode = "403", description = "The caller is a bot, or its token lacks the scope webhooks")
@Logged
public class PushSubscriptionsResource {

    private final Callers callers;
    private final PushSubscriptions subscriptions;

    PushSubscriptionsResource(Callers callers, PushSubscriptions subscriptions) {
        this.callers = callers;
        this.subscriptions = subscriptions;
    }

    @GET
    @Operation(operationId = "listPushSubscriptions", summary = "List your push subscriptions, latest first")
    @APIResponse(responseCode = "200", description = "At most 10 of them")
    public Uni<Page<PushSubscriptionView>> list() {
        return callers.required()
                .chain(caller -> subscriptions.all(caller.player()))
                .map(all ->
                        Page.whole(all.stream().map(PushSubscriptionView::of).toList()));
    }

    @POST
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "createPushSubscription",
            summary = "Subscribe a browser to web push",
            description = "Send what the browser's push manager returns, with the kinds of notifications and the "
                    + "language. Sending the same endpoint again replaces its subscription; an endpoint "
                    + "belongs to one account at a time.")
    @APIResponse(
            responseCode = "201",
            description = "The subscription",
            content = @Content(schema = @Schema(implementation = PushSubscriptionView.class)))
    @APIResponse(
            responseCode = "200",
            description = "The subscription, which replaces your previous one for this endpoint",
            content = @Content(schema = @Schema(implementation = PushSubscriptionView.class)))
    @APIResponse(
            responseCode = "409",
            description = "You have 10 subscriptions, or this platform sends no push messages")
    public Uni<RestResponse<PushSubscriptionView>> create(
            @Parameter(hidden = true) @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accepted,
            @NotNull(message = "is missing") PushSubscriptionRequest body) {
        PushRequest push = PushSubscriptionRequests.read(body, subscriptions.own(), ReaderLanguage.accepted(accepted));
        return callers.required()
                .chain(caller -> subscriptions.subscribe(caller.player(), push))
                .map(PushSubscriptionsResource::kept);
    }

    private static RestResponse<PushSubscriptionView> kept(PushStore.Put put) {
        PushSubscriptionView view = PushSubscriptionView.of(put.subscription());
        return put.replaced() ? RestResponse.ok(view) : RestResponse.status(RestResponse.Status.CREATED, view);
    }

    @DELETE
    @Path("/{subscription}")
    @Operation(operationId = "deletePushSubscription", summary = "Delete one of your push subscriptions")
    @APIResponse(responseCode = "204", description = "Deleted")
    @APIResponse(responseCode = "404", description = "Not one of your push subscriptions")
    public Uni<Void> delete(@PathParam("subscription") String subscription) {
        return callers.required().chain(caller -> subscriptions.delete(caller.player(), subscription));
    }

    /**
     * A browser that is told by push, as its user sees it. The whole endpoint and its keys are not shown.
     *
     * @param id its id, the same for the same endpoint
     * @param host host of its push service
     * @param device the user's words; absent for none
     * @param kinds kinds of notifications that it gets
     * @param lang language of the texts
     * @param createdAt when it was made (UTC)
     * @param lastSentAt when its push service last took a message (UTC); absent while it has taken none
     */
    @Schema(name = "PushSubscription")
    public record PushSubscriptionView(
            String id,
            @Schema(examples = "push.example.org") String host,
            @Nullable String device,
            List<NoticeKind> kinds,
            String lang,
            Instant createdAt,
            @Nullable Instant lastSentAt) {

        static PushSubscriptionView of(PushSubscription subscription) {
            return new PushSubscriptionView(
                    subscription.id(),
                    URI.create(subscription.endpoint()).getHost(),
                    OwnWords.shown(subscription.device()),
                    subscription.kinds(),
                    subscription.language().getLanguage(),
                    subscription.createdAt(),
                    subscription.lastSentAt());
        }
    }
}
