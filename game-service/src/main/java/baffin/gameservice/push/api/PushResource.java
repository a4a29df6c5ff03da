package baffin.gameservice.push.api;

import baffin.gameservice.push.PushSubscriptions;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Web push of this platform. */
@Path("/api/v1/push")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Push")
public class PushResource {

    private final PushSubscriptions subscriptions;

    PushResource(PushSubscriptions subscriptions) {
        this.subscriptions = subscriptions;
    }

    @GET
    @Operation(
            operationId = "pushSettings",
            summary = "Get the push settings of this platform",
            description = "Whether push messages are available, and the key with which browsers subscribe.")
    @APIResponse(responseCode = "200", description = "The settings")
    public PushView settings() {
        return subscriptions.publicKey().map(key -> new PushView(true, key)).orElseGet(() -> new PushView(false, null));
    }

    /**
     * Whether this platform sends push messages.
     *
     * @param enabled true when it does
     * @param publicKey what a browser subscribes with ({@code applicationServerKey}), in base64url; absent when push is
     *     off
     */
    @Schema(name = "Push")
    public record PushView(boolean enabled, @Nullable String publicKey) {}
}
