package baffin.lobby.competition.api;

import baffin.accounts.account.Handles;
import baffin.competition.event.CompetitionCommand.Cancel;
import baffin.competition.event.CompetitionCommand.ChangePolicy;
import baffin.competition.event.CompetitionCommand.Start;
import baffin.competition.event.CompetitionCommand.Undo.Act;
import baffin.competition.event.EntryCommand.OpenEntry;
import baffin.competition.policy.Policy;
import baffin.lobby.competition.api.Ending.End;
import baffin.lobby.competition.api.Ending.Taken;
import baffin.lobby.competition.api.Founding.Plan;
import baffin.lobby.competition.policy.PolicyJson;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.http.TagsItself;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.TakesRoom;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.PATCH;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** One competition: what it is, and what becomes of it as a whole. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, "application/merge-patch+json", MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
@APIResponse(responseCode = "403", description = "Only for organisers")
@TagsItself
public class CompetitionResource {

    private final Callers callers;
    private final CompetitionReads reads;
    private final CompetitionViews views;
    private final Founding founding;
    private final NextSeason seasons;
    private final DryRuns changes;
    private final Handles handles;
    private final Ending ending;

    CompetitionResource(
            Callers callers,
            CompetitionReads reads,
            CompetitionViews views,
            Founding founding,
            NextSeason seasons,
            DryRuns changes,
            Handles handles,
            Ending ending) {
        this.handles = handles;
        this.ending = ending;
        this.callers = callers;
        this.reads = reads;
        this.views = views;
        this.founding = founding;
        this.seasons = seasons;
        this.changes = changes;
    }

    @GET
    @PermitAll
    @Operation(operationId = "competition", summary = "Get a competition")
    @APIResponseSchema(value = CompetitionView.class, responseDescription = "The competition")
    public Uni<Response> find(@BeanParam ReadQuery readQuery) {
        return views.answer(readQuery);
    }

    @PATCH
    @Operation(
            operationId = "changePolicy",
            summary = "Change the policy of a competition",
            description = "The body is a merge patch (RFC 7396). After the first entry the game is fixed; after "
                    + "the start, everything that the start has used; once a round is published, everything "
                    + "but name, description, entry.max (which may grow), schedule.round, schedule.ruling and "
                    + "schedule.review. A 409 lists each fixed field in violations.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    public Uni<Response> patch(@BeanParam DryRunnable change, @NotNull(message = "is missing") JsonNode body) {
        String id = change.competition();
        long seen = change.expected().earliest();
        return (seen == 0 ? reads.present(id) : reads.find(id, seen)).chain(before -> {
            Policy policy = PolicyJson.patched(before.policy(), body);
            handles.checkTitle("/name", policy.name());
            // the patch was made to this policy, and means something else to another one
            ChangePolicy requested = new ChangePolicy(policy, before.policy());
            return changes.change(change, requested);
        });
    }

    @POST
    @TakesRoom
    @Path("/copy")
    @Operation(
            operationId = "copyCompetition",
            summary = "Create a competition with the policy of this one",
            description = "The optional body is a merge patch of the policy; \"invite\": true beside it invites "
                    + "everyone who takes part in this one. You become the owner of the new competition, and "
                    + "your fellow organisers are invited to organise it.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    @APIResponseSchema(value = CompetitionView.class, responseCode = "201", responseDescription = "Created")
    public Uni<Response> copy(@BeanParam Change change, @Nullable JsonNode body) {
        String id = change.competition();
        String key = change.commandId();
        return callers.required()
                .chain(caller -> reads.present(id).chain(original -> {
                    Invite invite = Invite.of(patch(body));
                    Policy policy = PolicyJson.patched(original.policy(), invite.patch());
                    return founding.create(caller, Plan.copy(caller, key, policy, original, invite.wanted()));
                }));
    }

    @GET
    @Path("/next-season")
    @PermitAll
    @Operation(
            operationId = "nextSeasonPlaces",
            summary = "List promotions, relegations and returns after a season",
            description = "Before the season is finished, it is based on the current standing.")
    @APIResponseSchema(value = NextSeasonView.class, responseDescription = "The tier of each player, with the reason")
    @APIResponse(responseCode = "409", description = "The league has not started")
    public Uni<Response> places(@BeanParam ReadQuery readQuery) {
        return views.answerLater(readQuery, seasons::preview);
    }

    @POST
    @TakesRoom
    @Path("/next-season")
    @Operation(
            operationId = "nextSeason",
            summary = "Create the next season of a finished league",
            description = "Promotion, relegation and carried cards follow from the final standing. The optional "
                    + "body is a merge patch of the policy; \"invite\": true beside it invites everyone who "
                    + "belongs in the season. Your fellow organisers are invited too. A season has one next "
                    + "season, and another one only if that was cancelled; otherwise a 409 names it in "
                    + "`existing`.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    @APIResponse(
            responseCode = "200",
            description = "A dry run: the tier of each player, with the reason",
            content = @Content(schema = @Schema(implementation = NextSeasonView.class)))
    @APIResponseSchema(value = CompetitionView.class, responseCode = "201", responseDescription = "Created")
    public Uni<Response> next(@BeanParam DryRunnable change, @Nullable JsonNode body) {
        String id = change.competition();
        String key = change.commandId();
        return callers.required()
                .chain(caller -> reads.present(id)
                        .chain(season -> seasons.create(caller, key, season, patch(body), change.dryRun)));
    }

    private static JsonNode patch(@Nullable JsonNode body) {
        return body == null ? JsonNodeFactory.instance.objectNode() : body;
    }

    @POST
    @Path("/open-entry")
    @Operation(operationId = "openEntry", summary = "Open entry before the planned time")
    public Uni<Response> openEntry(@BeanParam Change change) {
        return changes.change(change, new OpenEntry());
    }

    @POST
    @TakesRoom
    @Path("/start")
    @Operation(
            operationId = "startCompetition",
            summary = "Close entry and start a competition",
            description = "Alternates and house bots fill free places, divisions are formed, and the seed becomes "
                    + "public. Before entry.closesAt every entrant keeps the place; after it, entrants who "
                    + "have not checked in lose theirs. A dry run and the response name them.")
    public Uni<Response> start(@BeanParam DryRunnable change) {
        return changes.change(change, new Start());
    }

    @POST
    @Path("/finish")
    @Operation(
            operationId = "finishCompetition",
            summary = "Finish a competition",
            description = "Without a body, all rounds must be closed: 409 while there is another round to "
                    + "publish. With \"early\": true and a reason it ends now with the current standing; "
                    + "`unfinished` says how tables without a result count.")
    public Uni<Response> finish(@BeanParam DryRunnable change, @Nullable @Valid End body) {
        return changes.change(change, ending.finish(change, body));
    }

    @POST
    @Path("/cancel")
    @Operation(
            operationId = "cancelCompetition",
            summary = "Cancel a competition",
            description = "Matches continue, and their results are recorded in case the cancellation is undone.")
    public Uni<Response> cancel(@BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new Cancel(change.why(body)));
    }

    @POST
    @Path("/undo")
    @Operation(
            operationId = "undoCompetition",
            summary = "Undo the start, the end or the cancellation",
            description = "start: until the first round is published; a new seed replaces the one that was "
                    + "public. finish: restores rounds and tables. cancel: restores the competition. A 409 "
                    + "names a season that prevents it in `existing`.")
    public Uni<Response> undo(@BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid Taken body) {
        Act of = body.act();
        String reason = change.why(body);
        return changes.change(change, caller -> ending.undo(change, of, reason));
    }
}
