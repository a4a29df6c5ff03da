package baffin.gameservice.sandbox.api;

import baffin.game.Viewer;
import baffin.gameservice.match.action.ActionChoice;
import baffin.gameservice.match.action.ActionQuery;
import baffin.gameservice.match.action.LegalActions;
import baffin.gameservice.match.action.LegalActionsResource;
import baffin.gameservice.match.action.LegalLists;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.StepsQuery;
import baffin.gameservice.match.board.BoardChoice;
import baffin.gameservice.match.board.BoardQuery;
import baffin.gameservice.match.board.Boards;
import baffin.gameservice.match.log.LogView;
import baffin.gameservice.match.log.Logs;
import baffin.gameservice.match.refusal.RefusalsQuery;
import baffin.gameservice.match.refusal.RefusalsResource;
import baffin.gameservice.match.refusal.RefusalsView;
import baffin.gameservice.match.stream.HistoryResource;
import baffin.gameservice.match.stream.HistoryView;
import baffin.gameservice.sandbox.SandboxFeed;
import baffin.gameservice.sandbox.SandboxInfo;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Roles;
import baffin.platform.request.LanguageQuery;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** A sandbox as its owner looks at it. */
@Path("/api/v1/sandboxes/{id}")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Sandboxes")
public class SandboxResource {

    private final SandboxLookup lookup;
    private final SandboxFeed steps;
    private final LegalLists lists;
    private final Forks forks;
    private final Boards boards;
    private final Logs logs;

    SandboxResource(SandboxLookup lookup, SandboxFeed steps, LegalLists lists, Forks forks, Boards boards, Logs logs) {
        this.lookup = lookup;
        this.steps = steps;
        this.lists = lists;
        this.forks = forks;
        this.boards = boards;
        this.logs = logs;
    }

    @GET
    @Operation(operationId = "getSandbox", summary = "Get a sandbox from any seat at any version")
    @APIResponse(
            responseCode = "200",
            description = "As a match; ETag is its version",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = SandboxView.class)))
    public Uni<RestResponse<byte[]>> sandbox(
            @BeanParam SandboxSight.Past at,
            @BeanParam LanguageQuery texts,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        Locale language = texts.language();
        return lookup.seen(at.id, at.look())
                .map(owned -> Answers.unlessKnown(
                        owned.seen().match(),
                        known,
                        MediaType.APPLICATION_JSON,
                        () -> owned.seen().match().codec().bytes(lookup.document(owned, language))));
    }

    @GET
    @Path("/board.svg")
    @Produces(BoardQuery.SVG)
    @Operation(
            operationId = "getSandboxBoard",
            summary = "Get the table of a sandbox as a picture (SVG)",
            description = BoardQuery.DESCRIPTION)
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = BoardQuery.SVG))
    public Uni<RestResponse<byte[]>> board(
            @BeanParam SandboxSight.Past at,
            @BeanParam BoardQuery query,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        BoardChoice choice = query.choice();
        return lookup.seen(at.id, at.look()).chain(owned -> boards.draw(owned.seen(), steps, choice, known));
    }

    @GET
    @Path("/events")
    @Operation(operationId = "getSandboxEvents", summary = "Get the history of a sandbox")
    @APIResponse(
            responseCode = "200",
            description = "Steps in order, one for each version",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = HistoryView.class)))
    public Uni<RestResponse<byte[]>> events(@BeanParam SandboxSight at, @BeanParam StepsQuery query) {
        StepsQuery.Stretch stretch = query.stretch();
        return lookup.seen(at.id, at.look())
                .chain(owned -> HistoryResource.events(
                        steps, owned.seen(), stretch, owned.info().fromVersion()));
    }

    @GET
    @Path("/log")
    @Operation(operationId = "getSandboxLog", summary = "Get the event log of a sandbox in words")
    @APIResponse(
            responseCode = "200",
            description = "Steps in order, one for each version",
            content =
                    @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = LogView.class)))
    public Uni<RestResponse<byte[]>> log(
            @BeanParam SandboxSight at, @BeanParam StepsQuery query, @BeanParam LanguageQuery texts) {
        StepsQuery.Stretch stretch = query.stretch();
        Locale language = texts.language();
        return lookup.seen(at.id, at.look())
                .chain(owned -> stretch.of(
                                steps, owned.seen().match(), owned.info().fromVersion())
                        .map(page -> logs.answer(owned.seen(), page, language)));
    }

    @GET
    @Path("/legal-actions")
    @Operation(operationId = "getSandboxLegalActions", summary = "List the legal actions of a seat of a sandbox")
    @APIResponse(
            responseCode = "200",
            description = "The actions; none when the seat is not to act",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = LegalActions.class)))
    public Uni<RestResponse<byte[]>> actions(@BeanParam SandboxSight.Past at, @BeanParam ActionQuery query) {
        ActionChoice choice = query.choice();
        return lookup.seen(at.id, at.look())
                .map(SandboxLookup.Owned::seen)
                .map(seen -> Answers.json(
                        seen.match(),
                        seen.viewer() instanceof Viewer.Player player
                                ? LegalActions.of(
                                        lists, seen.match(), player.seat(), LegalActionsResource.known(seen, choice))
                                : LegalActions.none(seen.match())));
    }

    @GET
    @Path("/refusals")
    @Operation(
            operationId = "getSandboxRefusals",
            summary = "Explain why a seat of a sandbox cannot do something",
            description = RefusalsResource.DESCRIPTION)
    @APIResponse(
            responseCode = "200",
            description = "At most six reasons, each once",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = RefusalsView.class)))
    public Uni<RestResponse<byte[]>> refusals(@BeanParam SandboxSight.Past at, @BeanParam RefusalsQuery query) {
        Locale language = query.language();
        return lookup.seen(at.id, at.look())
                .map(SandboxLookup.Owned::seen)
                .map(seen -> Answers.json(
                        seen.match(),
                        seen.viewer() instanceof Viewer.Player player
                                ? RefusalsView.of(seen.match(), player.seat(), query.spot(), language)
                                : RefusalsView.none(seen.match(), query.spot()),
                        language));
    }

    @POST
    @Path("/fork")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "forkSandbox",
            summary = "Copy a sandbox",
            description = "Whole, or as one seat would know it.")
    @APIResponse(
            responseCode = "201",
            description = "The new sandbox",
            content = @Content(schema = @Schema(implementation = SandboxInfo.class)))
    @APIResponse(responseCode = "409", description = "Too many sandboxes, or the sandbox is over at this version")
    public Uni<RestResponse<SandboxInfo>> fork(
            @PathParam("id") String id, @QueryParam("as") @Nullable String as, @Nullable SandboxForkRequest request) {
        SandboxForkRequest fork = request == null ? new SandboxForkRequest(null, null) : request;
        boolean redealt = Lookup.everybody(as) || fork.seat() != null;
        return lookup.seen(id, new SandboxLookup.Look(fork.seat(), null, null, as))
                .chain(now -> lookup.seen(
                        id,
                        new SandboxLookup.Look(
                                fork.seat(),
                                Forks.version(fork.version(), now.seen().match()),
                                null,
                                as)))
                .map(SandboxLookup.Owned::seen)
                .chain(seen -> forks.open(owner(seen), seen.match(), redealt ? seen.viewer() : null));
    }

    private static Caller owner(Lookup.Seen seen) {
        return seen.caller().orElseThrow();
    }

    /**
     * A sandbox to be copied.
     *
     * @param version at which; the last one at which somebody was asked when left out
     * @param seat whose knowledge goes into the copy; everything when left out, as you play all seats
     */
    @Schema(name = "SandboxFork")
    public record SandboxForkRequest(
            @Schema(examples = "57") @Nullable Long version,
            @Nullable Integer seat) {}

    /** Which sandbox a request looks at, and how. */
    public static class SandboxSight {

        @PathParam("id")
        String id = "";

        @QueryParam("seat")
        @Nullable
        Integer seat;

        @QueryParam("minVersion")
        @Nullable
        Long minVersion;

        @QueryParam("as")
        @Nullable
        String as;

        SandboxLookup.Look look() {
            return new SandboxLookup.Look(seat, null, minVersion, as);
        }

        /** The same at a version. */
        public static class Past extends SandboxSight {

            @QueryParam("version")
            @Nullable
            Long version;

            @Override
            SandboxLookup.Look look() {
                return new SandboxLookup.Look(seat, version, minVersion, as);
            }
        }
    }
}
