package baffin.gameservice.person;

import baffin.gameservice.stream.StepQuery;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Leases;
import baffin.platform.identity.Roles;
import baffin.platform.match.Include;
import baffin.platform.request.QueryFilters;
import baffin.platform.stream.Item;
import baffin.platform.stream.ResumeQuery;
import baffin.platform.stream.ServerEvents;
import com.fasterxml.jackson.databind.util.RawValue;
import io.quarkus.security.UnauthorizedException;
import io.smallrye.mutiny.Multi;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.sse.OutboundSseEvent;
import jakarta.ws.rs.sse.Sse;
import java.util.List;
import java.util.Set;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestStreamElementType;

/** Everything that a person follows, on one connection. */
@Path("/api/v1/players/me/stream")
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Leases.Streaming
@SecurityRequirement(name = "bearer")
@Tag(name = "Personal stream")
public class PersonalStreamResource {

    private static final List<String> USUAL = List.of("matches", "notifications", "tables");

    private final PersonalStreams streams;

    PersonalStreamResource(PersonalStreams streams) {
        this.streams = streams;
    }

    @GET
    @Produces(MediaType.SERVER_SENT_EVENTS)
    @RestStreamElementType(MediaType.TEXT_PLAIN)
    @Operation(
            operationId = "streamPerson",
            summary = "Stream everything that you follow on one connection",
            description = "Server-sent events. The first one, `subscription`, has the id with which you join and "
                    + "leave topics while the stream is open. All others name their `topic`: `joined`, `left` "
                    + "(why: requested, not-there), `reset` (you were away too long, or the position belongs "
                    + "to another log: discard what you have of the topic, a snapshot follows), and the "
                    + "events of the topic under `data`, as in its own stream. Topics are `matches` (each "
                    + "step of every match in which you hold a seat, including later ones), `tables` (matches "
                    + "that wait for players, with you at the table or as organiser: a snapshot, then `table` "
                    + "with the seats after each change, and `gone`), `match:<id>`, `chat:<id>`, "
                    + "`chat:<id>:seats` and `notifications`. The id of an event holds your position in all "
                    + "topics: Last-Event-ID resumes all of them and takes precedence over `topics`. The last "
                    + "event is `end`, without an id: the token has ended, or slow-reader.")
    @APIResponse(responseCode = "200", description = "The stream")
    public Multi<OutboundSseEvent> events(
            @Parameter(example = "matches,notifications") @QueryParam("topics") List<String> topics,
            @BeanParam ResumeQuery resume,
            @BeanParam StepQuery steps,
            @Context Sse sse,
            @Context RoutingContext context) {
        return ServerEvents.events(context, sse, open(topics, resume, steps.shown(), context));
    }

    /** One JSON document a line. */
    @GET
    @Produces(ServerEvents.NDJSON)
    @Operation(hidden = true)
    public Multi<RawValue> lines(
            @QueryParam("topics") List<String> topics,
            @BeanParam ResumeQuery resume,
            @BeanParam StepQuery steps,
            @Context RoutingContext context) {
        return ServerEvents.lines(context, open(topics, resume, steps.shown(), context));
    }

    private Multi<Item> open(List<String> topics, ResumeQuery resume, Include shown, RoutingContext context) {
        StreamPositions positions = resume.position(StreamPositions::parse);
        // a browser that comes back asks for the same address, whatever it has joined and left since
        Set<Topic> requested = positions != null && (resume.again() || topics.isEmpty())
                ? positions.topics()
                : Topic.all("?topics", topics.isEmpty() ? USUAL : QueryFilters.words(topics));
        Caller caller = Leases.of(context).caller().orElseThrow(UnauthorizedException::new);
        return streams.open(caller.player(), requested, positions == null ? new StreamPositions() : positions, shown);
    }
}
