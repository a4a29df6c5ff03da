package baffin.lobby.competition.api.entrant;

import baffin.competition.event.Cause.Category;
import baffin.competition.event.EntryCommand.CheckIn;
import baffin.competition.event.EntryCommand.RemoveEntrant;
import baffin.competition.event.EntryCommand.ReplacePerson;
import baffin.competition.event.EntryCommand.RequestBye;
import baffin.competition.event.EntryCommand.Return;
import baffin.competition.event.EntryCommand.Return.Missed;
import baffin.competition.event.EntryCommand.Withdraw;
import baffin.competition.event.EntryCommand.WithdrawByeRequest;
import baffin.lobby.api.EnumParam;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerRef;
import baffin.lobby.competition.service.ReadQuery;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Roles;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** One entrant of a competition. */
@Path("/api/v1/competitions/{id}/entrants/{entrant}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
@APIResponse(responseCode = "403", description = "Only for yourself, or as an organiser")
@APIResponse(responseCode = "404", description = "No such entrant")
public class EntrantResource {

    private final DryRuns changes;
    private final CompetitionViews views;
    private final PlayerNames playerNames;
    private final Participants participants;

    EntrantResource(DryRuns changes, CompetitionViews views, PlayerNames playerNames, Participants participants) {
        this.changes = changes;
        this.views = views;
        this.playerNames = playerNames;
        this.participants = participants;
    }

    /** Why an entrant leaves. */
    @Schema(name = "Leaving")
    public record Leaving(
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    /**
     * How an entrant comes back.
     *
     * @param missed what missed rounds count: nothing, or a bye each, in pod Swiss and heats and by an organiser only
     */
    @Schema(name = "Returning")
    public record Returning(
            @Schema(enumeration = {"ZERO", "BYE"}) @Nullable String missed) {}

    /**
     * Who plays instead.
     *
     * @param bot kind of a house bot
     */
    @Schema(name = "Replacement")
    public record Replacement(
            @Nullable String player,
            @Nullable String handle,
            @Nullable String bot,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    /**
     * A round to sit out.
     *
     * @param round not published yet
     */
    @Schema(name = "ByeRequest")
    public record ByeRequest(
            @NotNull(message = "is missing") Integer round) {}

    @GET
    @PermitAll
    @Operation(operationId = "entrant", summary = "Get an entrant")
    @APIResponseSchema(value = EntrantView.class, responseDescription = "The entrant")
    public Uni<Response> find(@BeanParam ReadQuery readQuery, @PathParam("entrant") int entrant) {
        return views.answer(
                readQuery,
                competition -> competition
                        .entrant(entrant)
                        .map(found -> EntrantView.of(competition, found))
                        .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "no entrant has this number")
                                .asException()));
    }

    @POST
    @Path("/withdraw")
    @Operation(
            operationId = "withdrawEntrant",
            summary = "Withdraw from a competition",
            description = "Seats in running matches are handed over immediately.")
    public Uni<Response> withdraw(
            @BeanParam DryRunnable change, @PathParam("entrant") int entrant, @Nullable @Valid Leaving body) {
        return changes.change(change, new Withdraw(entrant, body == null ? null : change.whyOrNull(body)));
    }

    @POST
    @Path("/return")
    @Operation(
            operationId = "returnEntrant",
            summary = "Return to a competition with the previous record",
            description = "Players return themselves before play begins, until the next round is published, while "
                    + "late entry is open, and at any time to a running league. Organisers can bring back an "
                    + "entrant that an organiser has withdrawn or removed, at any time and without a free "
                    + "place; `missed` says how the rounds published in the meantime count. In an elimination "
                    + "only until the next round is published.")
    public Uni<Response> comeBack(
            @BeanParam DryRunnable change, @PathParam("entrant") int entrant, @Nullable @Valid Returning body) {
        Missed missed = body == null ? null : EnumParam.of(Missed.class, "/missed", body.missed());
        return changes.change(change, new Return(entrant, missed));
    }

    @POST
    @Path("/check-in")
    @Operation(
            operationId = "checkIn",
            summary = "Check in an entrant",
            description = "Before the start, if the policy requires it; in heats, to play the next one.")
    public Uni<Response> checkIn(@BeanParam DryRunnable change, @PathParam("entrant") int entrant) {
        return changes.change(change, new CheckIn(entrant));
    }

    @POST
    @Path("/byes")
    @Operation(
            operationId = "requestBye",
            summary = "Request a bye in a later round",
            description = "In pod Swiss, as often as format.requestedByes allows; it is worth "
                    + "points.requestedBye. Players request it for themselves, organisers for anyone.")
    public Uni<Response> rest(
            @BeanParam DryRunnable change,
            @PathParam("entrant") int entrant,
            @NotNull(message = "is missing") @Valid ByeRequest body) {
        return changes.change(change, new RequestBye(entrant, body.round()));
    }

    @DELETE
    @Path("/byes/{round}")
    @Operation(
            operationId = "withdrawByeRequest",
            summary = "Withdraw the request for a bye",
            description = "Possible until the round is published.")
    public Uni<Response> play(
            @BeanParam DryRunnable change, @PathParam("entrant") int entrant, @PathParam("round") int round) {
        return changes.change(change, new WithdrawByeRequest(entrant, round));
    }

    @POST
    @Path("/remove")
    @Operation(
            operationId = "removeEntrant",
            summary = "Remove an entrant",
            description = "Seats in running matches are handed over immediately.")
    public Uni<Response> remove(
            @BeanParam DryRunnable change,
            @PathParam("entrant") int entrant,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new RemoveEntrant(entrant, change.why(body)));
    }

    @POST
    @Path("/replace")
    @Operation(
            operationId = "replaceEntrant",
            summary = "Let another player take the place of an entrant",
            description = "Applies to running matches too, and in a league also to an entrant who has left. "
                    + "Alternates, house bots, your own bots and earlier players of this entrant take over "
                    + "immediately; everyone else after accepting.")
    public Uni<Response> replace(
            @BeanParam DryRunnable change,
            @PathParam("entrant") int entrant,
            @NotNull(message = "is missing") @Valid Replacement body) {
        PlayerRef playerRef = new PlayerRef(body.player(), body.handle(), body.bot(), null);
        String reason = change.why(body);
        return changes.change(
                change, caller -> playerNames.one(playerRef).map(person -> replacing(caller, entrant, person, reason)));
    }

    private Whole replacing(Caller caller, int entrant, SeatHolder person, String reason) {
        return new Whole(
                new ReplacePerson(entrant, person, reason, false),
                participants
                        .speaksFor(caller)
                        .chain(own -> participants
                                .rested(person)
                                .map(rested ->
                                        new ReplacePerson(entrant, rested, reason, own.contains(person.player())))));
    }
}
