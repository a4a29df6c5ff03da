package baffin.lobby.competition.api;

import baffin.accounts.account.Handles;
import baffin.competition.CompetitionStatus;
import baffin.competition.decide.CompetitionDecider;
import baffin.competition.decide.entry.DivisionSchedules;
import baffin.competition.decide.entry.PolicyWarnings;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand.Create;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.pairing.league.DivisionSchedule;
import baffin.competition.policy.EntryRule.Who;
import baffin.competition.policy.Policy;
import baffin.decider.Decision;
import baffin.lobby.api.EnumParam;
import baffin.lobby.competition.api.Founding.Plan;
import baffin.lobby.competition.domain.Brief;
import baffin.lobby.competition.policy.Examples;
import baffin.lobby.competition.policy.PolicyFault;
import baffin.lobby.competition.policy.PolicyJson;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.store.CompetitionList.Filter;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.limits.PublicName;
import baffin.platform.limits.TakesRoom;
import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import baffin.platform.request.IdQuery;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.request.QueryFilters;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Competitions: create one, and find one. */
@Path("/api/v1/competitions")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Tag(name = "Competitions")
public class CompetitionsResource {

    private final Callers callers;
    private final Founding founding;
    private final CompetitionReads reads;
    private final CompetitionDecider decider;
    private final Clock clock;
    private final Handles handles;

    CompetitionsResource(
            Callers callers,
            Founding founding,
            CompetitionReads reads,
            CompetitionDecider decider,
            Clock clock,
            Handles handles) {
        this.handles = handles;
        this.callers = callers;
        this.founding = founding;
        this.reads = reads;
        this.decider = decider;
        this.clock = clock;
    }

    /**
     * What was found in a policy that can be played by.
     *
     * @param policy as it would be kept, with everything filled in
     * @param warnings what an organiser should think about; empty when there is nothing
     * @param schedules how divisions of a full league play, for each size of one; empty for other formats
     */
    @Schema(name = "ValidPolicy")
    public record Valid(
            @Schema(type = SchemaType.OBJECT, implementation = Object.class)
            Policy policy,

            List<String> warnings,
            List<DivisionSchedule> schedules) {}

    @POST
    @TakesRoom
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Operation(
            operationId = "createCompetition",
            summary = "Create a competition from a policy",
            description = "You become its owner. Entry opens immediately, or at the time in the policy.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT, examples = Examples.POLICY)))
    @APIResponseSchema(value = CompetitionView.class, responseCode = "201", responseDescription = "The new competition")
    public Uni<Response> create(
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key, @NotNull(message = "is missing") JsonNode body) {
        String id = IdempotencyKey.of(key).id();
        return callers.required().chain(caller -> founding.create(caller, Plan.of(caller, id, PolicyJson.read(body))));
    }

    @POST
    @Path("/validate")
    @PermitAll
    @Operation(
            operationId = "validatePolicy",
            summary = "Validate a policy without creating a competition",
            description = "Reports all invalid fields at once.")
    @RequestBody(content = @Content(schema = @Schema(type = SchemaType.OBJECT, examples = Examples.POLICY)))
    @APIResponseSchema(value = Valid.class, responseCode = "200", responseDescription = "The policy is valid")
    public Valid validate(@NotNull(message = "is missing") JsonNode body) {
        Policy policy = PolicyJson.read(body);
        handles.checkTitle("/name", policy.name());
        String hash = policy.entry().who() == Who.INVITATION ? "" : null;
        Create create = new Create(policy, "0".repeat(64), hash, null, null, List.of(), List.of(), List.of(), null);
        Actor anybody = new Actor("", false);
        if (decider.decide(null, new CompetitionRequest("", "", anybody, clock.instant(), create))
                instanceof Decision.Refused(CompetitionRefusal.Faulty refused)) {
            throw problem(refused, body).asException();
        }
        return new Valid(
                policy,
                PolicyWarnings.of(policy, 0),
                DivisionSchedules.of(policy, policy.entry().max()));
    }

    private static Problem problem(CompetitionRefusal.Faulty refused, JsonNode policy) {
        return Problem.invalidFields(refused.faults().stream()
                .map(fault -> new Violation(fault.pointer(), refused.reason().slug(), fault.detail()))
                .map(fault -> PolicyFault.explained(fault, policy))
                .toList());
    }

    @GET
    @PermitAll
    @Operation(
            operationId = "competitions",
            summary = "List competitions, newest first",
            description = "The filters can be combined.")
    @APIResponse(responseCode = "200", description = "A page of competitions")
    public Uni<Page<Brief>> list(
            @QueryParam("q") @Nullable String name,
            @QueryParam("status") @Nullable String status,
            @QueryParam("game") @Nullable String game,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("official") @Nullable String official,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("player") @Nullable String player,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("invited") @Nullable String invited,
            @IdQuery(IdQuery.Of.COMPETITION) @QueryParam("series") @Nullable String series,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") @Nullable Integer limit) {
        CompetitionStatus wanted = EnumParam.of(CompetitionStatus.class, "?status", status);
        int items = Paging.items(limit);
        return callers.named(Optional.ofNullable(official))
                .chain(serves -> callers.named(Optional.ofNullable(player))
                        .chain(plays -> callers.named(Optional.ofNullable(invited))
                                .chain(invitee -> reads.list(
                                        new Filter(
                                                PublicName.part("?q", name),
                                                wanted,
                                                QueryFilters.game(game),
                                                serves.orElse(null),
                                                plays.orElse(null),
                                                invitee.orElse(null),
                                                series),
                                        cursor,
                                        items))));
    }
}
