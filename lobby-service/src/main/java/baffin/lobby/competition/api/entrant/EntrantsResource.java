package baffin.lobby.competition.api.entrant;

import baffin.accounts.token.InvitationCodes;
import baffin.competition.Competition;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.EntryCommand.AddEntrant;
import baffin.competition.event.EntryCommand.Enter;
import baffin.competition.event.EntryCommand.Swap;
import baffin.competition.policy.Policy;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.Participants;
import baffin.lobby.competition.service.PlayerNames;
import baffin.lobby.competition.service.PlayerRef;
import baffin.lobby.competition.service.ReadQuery;
import baffin.match.terms.SeatHolder;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Who takes part in a competition. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
@APIResponse(responseCode = "403", description = "The caller may not do this")
public class EntrantsResource {

    private final DryRuns changes;
    private final CompetitionReads reads;
    private final CompetitionViews views;
    private final PlayerNames playerNames;
    private final Participants participants;

    EntrantsResource(
            DryRuns changes,
            CompetitionReads reads,
            CompetitionViews views,
            PlayerNames playerNames,
            Participants participants) {
        this.changes = changes;
        this.reads = reads;
        this.views = views;
        this.playerNames = playerNames;
        this.participants = participants;
    }

    /** Two entrants of different divisions. */
    @Schema(name = "SwapEntrants")
    public record SwapRequest(
            int one,
            int other,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    @POST
    @Path("/entrants")
    @Operation(
            operationId = "enterCompetition",
            summary = "Enter a competition, or enter or invite others",
            description = "Without a body you enter yourself; if no place is free, you become an alternate. Your "
                    + "rating at this moment is recorded. Organisers can enter house bots and invite players, "
                    + "who take part once they accept. A bot that you own enters immediately.")
    public Uni<Response> enter(@BeanParam DryRunnable change, @Nullable PlayerRef body) {
        String id = change.competition();
        PlayerRef playerRef = body == null ? PlayerRef.ONESELF : body;
        return changes.change(change, caller -> {
            Uni<SeatHolder> person = PlayerNames.given(playerRef)
                    ? playerNames.one(playerRef)
                    : Uni.createFrom().item(Participants.of(caller));
            return person.chain(
                    holder -> reads.present(id).map(competition -> whole(competition, caller, holder, playerRef)));
        });
    }

    /** Whoever names oneself enters like everybody, but for an organiser, who needs no invitation. */
    private Whole whole(Competition competition, Caller caller, SeatHolder person, PlayerRef playerRef) {
        boolean oneself = person.player().equals(caller.player());
        boolean adds = PlayerNames.given(playerRef) && (!oneself || competition.directedBy(caller.player()));
        String hash = playerRef.invitation() == null ? null : InvitationCodes.hash(playerRef.invitation());
        return adds
                ? adding(caller, competition.policy(), person)
                : participants.rated(
                        person, competition.policy(), one -> new Enter(one.person(), one.rating(), one.rated(), hash));
    }

    private Whole adding(Caller caller, Policy policy, SeatHolder person) {
        return new Whole(
                new AddEntrant(person, null, 0, false),
                participants
                        .speaksFor(caller)
                        .chain(own -> participants
                                .newcomer(person, policy)
                                .map(rated -> new AddEntrant(
                                        rated.person(),
                                        rated.rating(),
                                        rated.rated(),
                                        own.contains(person.player())))));
    }

    @GET
    @Path("/entrants")
    @PermitAll
    @Operation(operationId = "entrants", summary = "List the entrants by number")
    @APIResponse(responseCode = "200", description = "A page of entrants")
    public Uni<Response> list(
            @BeanParam ReadQuery readQuery,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") @Nullable Integer limit) {
        int items = Paging.items(limit);
        int after = Cursor.parse(cursor, 1, keys -> Math.max(0, Integer.parseInt(keys.getFirst())))
                .orElse(0);
        return views.answer(readQuery, competition -> {
            List<EntrantView> found = competition.entrants().stream()
                    .skip(after)
                    .limit(items + 1L)
                    .map(one -> EntrantView.of(competition, one))
                    .toList();
            return Page.of(found, items, entrant -> Cursor.after(entrant.entrant()));
        });
    }

    @POST
    @Path("/swap")
    @Operation(
            operationId = "swapEntrants",
            summary = "Exchange two entrants of different divisions",
            description = "Possible before the first round.")
    public Uni<Response> swap(@BeanParam DryRunnable change, @NotNull(message = "is missing") @Valid SwapRequest body) {
        return changes.change(change, new Swap(body.one(), body.other(), change.why(body)));
    }
}
