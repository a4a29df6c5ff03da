package baffin.lobby.competition.api.round;

import baffin.competition.Competition;
import baffin.competition.entry.Actor;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RoundCommand.Publish;
import baffin.competition.event.RoundCommand.ReopenRound;
import baffin.competition.event.RoundCommand.WithdrawRound;
import baffin.competition.event.RoundEvent.RoundPublished;
import baffin.competition.table.Round;
import baffin.competition.table.WithdrawnRound;
import baffin.lobby.competition.api.CompetitionViews;
import baffin.lobby.competition.api.Reason;
import baffin.lobby.competition.api.RoundBrief;
import baffin.lobby.competition.service.AffectedView;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.ChangeView;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.lobby.competition.service.CompetitionCommandService.Request;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.Done;
import baffin.lobby.competition.service.DryRunnable;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.ReadQuery;
import baffin.match.terms.NamedIds;
import baffin.platform.http.IfMatch;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.LongWork;
import baffin.platform.limits.TakesRoom;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The rounds of a competition. */
@Path("/api/v1/competitions/{id}/rounds")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
@APIResponse(responseCode = "403", description = "Only for organisers")
public class RoundsResource {

    private final Callers callers;
    private final CompetitionCommandService commands;
    private final CompetitionReads reads;
    private final CompetitionViews views;
    private final PairingProofs proofs;
    private final PairingService pairing;
    private final LongWork work;
    private final DryRuns changes;
    private final MovedSeats seats;

    RoundsResource(
            Callers callers,
            CompetitionCommandService commands,
            CompetitionReads reads,
            CompetitionViews views,
            PairingProofs proofs,
            PairingService pairing,
            LongWork work,
            DryRuns changes,
            MovedSeats seats) {
        this.callers = callers;
        this.commands = commands;
        this.reads = reads;
        this.views = views;
        this.proofs = proofs;
        this.pairing = pairing;
        this.work = work;
        this.changes = changes;
        this.seats = seats;
    }

    /**
     * The rounds of a competition.
     *
     * @param items by number
     * @param withdrawn rounds that were published and count no more, the first one first
     */
    @Schema(name = "Rounds")
    public record Rounds(List<RoundBrief> items, List<Withdrawn> withdrawn) {

        /**
         * A round that counts no more.
         *
         * @param publishedIn version of the competition that published it
         * @param version version of the competition that withdrew it
         * @param by who has withdrawn it
         * @param at when (UTC)
         */
        @Schema(name = "WithdrawnRound")
        public record Withdrawn(
                int round,
                long publishedIn,
                long version,
                @Nullable Actor by,
                String reason,
                Instant at) {

            static Withdrawn of(WithdrawnRound gone) {
                Round round = gone.round();
                return new Withdrawn(
                        round.number(), round.publishedIn(), gone.version(), gone.by(), gone.reason(), gone.at());
            }
        }
    }

    /**
     * Another deadline.
     *
     * @param deadline when the round should be played (UTC)
     */
    @Schema(name = "NewDeadline")
    public record NewDeadline(
            @NotNull(message = "is missing") Instant deadline,
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note)
            implements Change.Given {}

    /**
     * Why a round counts no more.
     *
     * @param despiteMoves true when what has been played in it may be lost
     * @param again true to pair and publish it again at once
     */
    @Schema(name = "RoundWithdrawal")
    public record Withdrawal(
            @Nullable String reason,
            @Nullable Category category,

            @Size(min = 1, max = NOTE_MAX, message = NOTE_SIZE) @Nullable
            String note,

            @Nullable Boolean despiteMoves,
            @Nullable Boolean again)
            implements Change.Given {}

    @POST
    @TakesRoom
    @Path("/{round}/withdraw")
    @Operation(
            operationId = "withdrawRound",
            summary = "Withdraw the latest round",
            description = "Its matches end and do not count. If a player has moved or there is a result, you must "
                    + "confirm the loss; a dry run lists it in `lost`. With `again` the round is paired and "
                    + "published again immediately, and `events` has RoundPublished; if that is refused, the "
                    + "round is still withdrawn.")
    @APIResponse(
            responseCode = "409",
            description = "The round is not the latest, the competition is over, or violations has the tables "
                    + "that have begun")
    public Uni<Response> withdraw(
            @BeanParam DryRunnable change,
            @PathParam("round") int round,
            @NotNull(message = "is missing") @Valid Withdrawal body) {
        boolean despite = change.dryRun || Boolean.TRUE.equals(body.despiteMoves());
        WithdrawRound plain = new WithdrawRound(round, change.why(body), despite, List.of());
        boolean again = !change.dryRun && Boolean.TRUE.equals(body.again());
        return changes.change(
                        change,
                        new Whole(plain, seats.of(change.competition(), round).map(plain::knowing)))
                .chain(answer -> again
                        ? republished(change, round, (ChangeView) answer.getEntity())
                        : Uni.createFrom().item(answer));
    }

    private Uni<Response> republished(Change change, int round, ChangeView withdrawn) {
        String key = NamedIds.of("again:" + change.commandId());
        Publish publish = new Publish(List.of(), List.of());
        return callers.required()
                .chain(caller -> pairing.publish(
                        new Request(caller, change.competition(), key, IfMatch.ANY, false, round, false, null),
                        publish,
                        commands::changed,
                        withdrawn.version()))
                .onFailure(ProblemException.class)
                .transform(failure -> withdrawnOnly(round, failure));
    }

    private static ProblemException withdrawnOnly(int round, ProblemException refused) {
        Problem problem = refused.problem();
        return new ProblemException(
                problem.withDetail("round " + round + " is withdrawn, but not published again: " + problem.detail()),
                refused.headers());
    }

    /** Publishes the next round, or shows what would be published. */
    @POST
    @TakesRoom
    @Path("/{round}/pairings")
    @Operation(
            operationId = "publishPairings",
            summary = "Pair and publish the next round",
            description = "All of its matches are created, or none. Locked tables are kept; the others are paired "
                    + "around them. With dryRun=true nothing is published.")
    @APIResponseSchema(value = PairingView.class, responseCode = "200", responseDescription = "The round")
    @APIResponse(responseCode = "400", description = "violations has each invalid row of locked or forbidden")
    @APIResponse(
            responseCode = "409",
            description = "Conflicts with the current state. If the round has been published, regardless of "
                    + "If-Match, `published` has its number, version, time and author")
    public Uni<Response> publish(
            @BeanParam Change change,
            @PathParam("round") int round,
            @QueryParam("dryRun") @DefaultValue("false") boolean dryRun,
            @Nullable PairingRequest body) {
        String id = change.competition();
        String key = dryRun ? UUID.randomUUID().toString() : change.commandId();
        IfMatch expected = change.expected();
        PairingRequest request = body == null ? new PairingRequest(null, null) : body;
        Publish publish = new Publish(rows(request.locked()), rows(request.forbidden()));
        return callers.required()
                .chain(caller -> pairing.publish(
                        new Request(caller, id, key, expected, dryRun, round, false, null),
                        publish,
                        done -> published(caller, done)));
    }

    private static List<List<Integer>> rows(@Nullable List<List<Integer>> requested) {
        return requested == null ? List.of() : requested;
    }

    private Uni<ResponseBuilder> published(Caller caller, Done done) {
        return done.first(RoundPublished.class)
                .map(round -> shown(caller, done, round))
                .orElseGet(() -> commands.changed(done));
    }

    private Uni<ResponseBuilder> shown(Caller caller, Done done, RoundPublished round) {
        // the list may have gone on; what a table costs follows from what was before
        return reads.history(done.competition(), done.version() - 1)
                .chain(records -> work.run(caller.player(), () -> {
                    Competition before = CompetitionReads.folded(records);
                    return Response.ok(PairingView.of(before, done, round, PairingProofs.costs(before, round)));
                }));
    }

    @GET
    @PermitAll
    @Operation(operationId = "rounds", summary = "List the rounds in short")
    @APIResponseSchema(value = Rounds.class, responseDescription = "The rounds")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(
                readQuery,
                competition -> new Rounds(
                        competition.rounds().stream()
                                .map(round -> RoundBrief.of(competition, round))
                                .toList(),
                        competition.withdrawn().stream()
                                .map(Rounds.Withdrawn::of)
                                .toList()));
    }

    @GET
    @Path("/{round}")
    @PermitAll
    @Operation(operationId = "round", summary = "Get a round with its tables, matches and results")
    @APIResponseSchema(value = RoundView.class, responseDescription = "The round")
    public Uni<Response> find(@BeanParam ReadQuery readQuery, @PathParam("round") int round) {
        return views.answer(readQuery, competition -> RoundView.of(competition, known(competition, round)));
    }

    @GET
    @Path("/{round}/verification")
    @PermitAll
    @Operation(
            operationId = "verifyPairing",
            summary = "Verify the pairing of a round",
            description = "Pairs the round again from the records before it. Anyone can do the same with an "
                    + "export: the same seed gives the same tables.")
    @APIResponseSchema(value = ProofView.class, responseDescription = "The outcome of the check")
    public Uni<Response> verify(@BeanParam ReadQuery readQuery, @PathParam("round") int round) {
        return views.answerLater(readQuery, competition -> {
            Round known = known(competition, round);
            return callers.viewer()
                    .chain(viewer -> proofs.proof(viewer.map(Caller::player).orElse(""), competition, known));
        });
    }

    @GET
    @Path("/{round}/affected")
    @PermitAll
    @Operation(
            operationId = "affectedRound",
            summary = "Get what a published round would be with today's results",
            description = "Pairs the round again with the same seed, locked tables and forbidden pairs; `choices` "
                    + "lists what organisers can do. Without a correction since the round was published, "
                    + "nothing is computed.")
    @APIResponseSchema(value = AffectedView.class, responseDescription = "The differences")
    public Uni<Response> affected(@BeanParam ReadQuery readQuery, @PathParam("round") int round) {
        return views.answerLater(readQuery, competition -> {
            Round known = known(competition, round);
            return callers.viewer()
                    .chain(viewer -> seats.of(competition, known)
                            .chain(moved -> reads.history(competition.id(), competition.version())
                                    .chain(records -> work.run(
                                            viewer.map(Caller::player).orElse(""),
                                            () -> AffectedView.of(competition, records, known, moved)))));
        });
    }

    private static Round known(Competition competition, int round) {
        return competition
                .round(round)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "no round has this number")
                        .asException());
    }

    @POST
    @Path("/{round}/deadline")
    @Operation(operationId = "moveDeadline", summary = "Move the deadline of a round")
    public Uni<Response> deadline(
            @BeanParam Change change,
            @PathParam("round") int round,
            @NotNull(message = "is missing") @Valid NewDeadline body) {
        return changes.change(change, new MoveDeadline(round, body.deadline(), change.why(body)));
    }

    @POST
    @Path("/{round}/reopen")
    @Operation(
            operationId = "reopenRound",
            summary = "Reopen a closed round",
            description = "Possible until the next round is published. Nothing is based on the round until it "
                    + "closes again, which happens automatically when its deadline and the time for rulings "
                    + "have passed. A deadline in the past is moved.")
    public Uni<Response> reopen(
            @BeanParam Change change,
            @PathParam("round") int round,
            @NotNull(message = "is missing") @Valid Reason body) {
        return changes.change(change, new ReopenRound(round, change.why(body)));
    }

    @POST
    @Path("/{round}/close")
    @Operation(
            operationId = "closeRound",
            summary = "Close a round",
            description = "All of its tables need a result. A round also closes automatically when every table "
                    + "has been played, or when the time for rulings is over.")
    public Uni<Response> close(@BeanParam Change change, @PathParam("round") int round) {
        return changes.change(change, new CloseRound(round));
    }

    /**
     * What an organiser has settled about the next round.
     *
     * @param locked tables that are to be as they are: entrants' numbers by seat; none when left out
     * @param forbidden pairs that must not meet in this round; none when left out
     */
    @Schema(name = "PairingRequest")
    public record PairingRequest(
            @Schema(examples = "[[4, 1, 7, 2]]") @Nullable List<List<Integer>> locked,

            @Schema(examples = "[[3, 5]]") @Nullable List<List<Integer>> forbidden) {}
}
