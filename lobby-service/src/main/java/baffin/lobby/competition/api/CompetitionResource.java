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
@Tag(name = "competitions")
@APIResponse(responseCode = "403", description = "Only its organisers may")
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
    @Operation(operationId = "competition", summary = "A competition, as it is or as it was")
    @APIResponseSchema(value = CompetitionView.class, responseDescription = "The competition")
    public Uni<Response> find(@BeanParam ReadQuery readQuery) {
        return views.answer(readQuery);
    }

    @PATCH
    @Operation(
            operationId = "changePolicy",
            summary = "Change the policy",
            description = "A merge patch (RFC 7396) of the policy. Once somebody has entered, the game stays; after the"
                    + " start, what it was made from; once a round is published, all but name, description, entry.max"
                    + " (upwards), schedule.round, schedule.ruling and schedule.review. 409: violations has every field"
                    + " that stays as it is.")
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
            description = "The body, if there is one, is a merge patch of the policy; with \"invite\": true beside it"
                    + " all who take part in this one are asked to. You direct the new one; those who direct this one"
                    + " together with you are asked to.")
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
            summary = "Who goes up, down, stays or may come back after a season of a league",
            description = "Before the season is finished: as it stands now.")
    @APIResponseSchema(value = NextSeasonView.class, responseDescription = "Who belongs in which tier, and why")
    @APIResponse(responseCode = "409", description = "The league has not begun")
    public Uni<Response> places(@BeanParam ReadQuery readQuery) {
        return views.answerLater(readQuery, seasons::preview);
    }

    @POST
    @TakesRoom
    @Path("/next-season")
    @Operation(
            operationId = "nextSeason",
            summary = "Create the next season of a league that is over",
            description =
                    "Promotion, relegation and carried cards follow from the final standing. The body, if there is"
                            + " one, is a merge patch of the policy; with \"invite\": true beside it all who belong in"
                            + " the season are asked to take part. A season has one next season, and another one when"
                            + " that was cancelled. Those who direct this one together with you are asked to."
                            + " 409: existing names the next season that is there.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT)))
    @APIResponse(
            responseCode = "200",
            description = "A dry run: who belongs in which tier, and why",
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
    @Operation(operationId = "openEntry", summary = "Open entry before its time")
    public Uni<Response> openEntry(@BeanParam Change change) {
        return changes.change(change, new OpenEntry());
    }

    @POST
    @TakesRoom
    @Path("/start")
    @Operation(
            operationId = "startCompetition",
            summary = "Close the list of entrants and begin",
            description = "Alternates and house bots fill up, divisions are made, and the seed becomes public. Before"
                    + " entry.closesAt everybody keeps the place; after it, who has not checked in loses it: a dry run"
                    + " and the answer name them.")
    public Uni<Response> start(@BeanParam DryRunnable change) {
        return changes.change(change, new Start());
    }

    @POST
    @Path("/finish")
    @Operation(
            operationId = "finishCompetition",
            summary = "End a competition whose rounds are all closed, or early with the standing as it is",
            description =
                    "Without a body, 409 while there is another round to publish. With \"early\": true and a reason"
                            + " it ends now; unfinished says what counts at tables without a result.")
    public Uni<Response> finish(@BeanParam DryRunnable change, @Nullable @Valid End body) {
        return changes.change(change, ending.finish(change, body));
    }

    @POST
    @Path("/cancel")
    @Operation(operationId = "cancelCompetition", summary = "Call the competition off")
    public Uni<Response> cancel(@BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new Cancel(change.why(body)));
    }

    @POST
    @Path("/undo")
    @Operation(
            operationId = "undoCompetition",
            summary = "Take back the start, the end or the cancellation",
            description = "start: until the first round is published; the seed that was public counts for nothing, and"
                    + " another one is drawn. finish: rounds and tables are as they were before. cancel: the"
                    + " competition is what it was. 409: existing names a season that prevents it.")
    public Uni<Response> undo(@BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid Taken body) {
        Act of = body.act();
        String reason = change.why(body);
        return changes.change(change, caller -> ending.undo(change, of, reason));
    }
}
