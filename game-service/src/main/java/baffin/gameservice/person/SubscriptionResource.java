package baffin.gameservice.person;

import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What an open stream of a person follows. */
@Path("/api/v1/players/me/stream/{subscription}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Personal stream")
public class SubscriptionResource {

    private final PersonalStreams streams;
    private final Callers callers;

    SubscriptionResource(PersonalStreams streams, Callers callers) {
        this.streams = streams;
        this.callers = callers;
    }

    /**
     * What is to be followed.
     *
     * @param topics these and no others, 30 at most
     */
    @Schema(name = "Topics")
    public record Topics(
            @NotNull(message = "is missing") @Schema(examples = "[\"matches\", \"notifications\"]")
            List<@NotNull(message = "is missing") String> topics) {}

    /**
     * What is followed.
     *
     * @param subscription id of the stream
     * @param topics what it follows; whether each is there for you, the stream itself tells
     */
    @Schema(name = "Subscription")
    public record Subscription(String subscription, List<String> topics) {}

    @GET
    @Operation(operationId = "getSubscription", summary = "Get the topics of one of your open streams")
    @APIResponse(responseCode = "200", description = "The topics")
    public Uni<Subscription> subscription(@PathParam("subscription") String subscription) {
        return callers.required()
                .map(caller -> new Subscription(
                        subscription,
                        streams.topics(caller.player(), subscription).orElseThrow(() -> closed(subscription))));
    }

    @PUT
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "changeSubscription",
            summary = "Join and leave topics of an open stream",
            description = "The stream confirms with joined and left. If the service runs several instances, only "
                    + "the one with the stream knows it: after a 404, open a new stream with topics and from.")
    @APIResponse(responseCode = "200", description = "The topics after the change")
    public Uni<Subscription> change(@PathParam("subscription") String subscription, @NotNull @Valid Topics body) {
        return callers.required().map(caller -> {
            Set<Topic> wanted = Topic.all("/topics", body.topics());
            if (!streams.follow(caller.player(), subscription, wanted)) {
                throw closed(subscription);
            }
            return new Subscription(
                    subscription, wanted.stream().map(Topic::toString).toList());
        });
    }

    private static ProblemException closed(String subscription) {
        return Problem.of(
                        ProblemType.NOT_FOUND,
                        "No stream of yours is open here under " + subscription
                                + ": open it anew, with topics and from")
                .asException();
    }
}
