package baffin.lobby.competition.api;

import baffin.accounts.account.Accounts;
import baffin.accounts.operator.AccountControl;
import baffin.competition.entry.Actor;
import baffin.competition.entry.Role;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionCommand.GiveRole;
import baffin.competition.event.CompetitionCommand.Redact;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionCommandService;
import baffin.lobby.competition.service.CompetitionCommandService.Request;
import baffin.lobby.competition.service.CompetitionCommandService.Whole;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.Done;
import baffin.lobby.competition.service.FreeTexts;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.operator.ActingOperator;
import baffin.platform.operator.OperatorRequest;
import baffin.platform.problem.Problem;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.ResponseBuilder;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What operators do to competitions: a new owner, words redacted. */
@Path("/api/v1/operator/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@RolesAllowed(Roles.OPERATOR)
@Tag(name = "Operators")
public class OperatorCompetitionsResource {

    private final AccountControl control;
    private final Accounts accounts;
    private final CompetitionCommandService commands;
    private final CompetitionReads reads;
    private final FreeTexts texts;
    private final Callers callers;

    OperatorCompetitionsResource(
            AccountControl control,
            Accounts accounts,
            CompetitionCommandService commands,
            CompetitionReads reads,
            FreeTexts texts,
            Callers callers) {
        this.control = control;
        this.accounts = accounts;
        this.commands = commands;
        this.reads = reads;
        this.texts = texts;
        this.callers = callers;
    }

    /**
     * Who is to own a competition.
     *
     * @param player id of the player, who has agreed
     * @param reason 1 to 500 characters
     */
    @Schema(name = "CompetitionHandOver")
    public record NewOwner(
            @NotNull(message = "is missing") @Schema(examples = "019aa5f0-93c1-7c7e-8f65-0d6f3a1f2b10")
            String player,

            @NotBlank(message = "is missing")
            @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
            @Schema(examples = "the owner has left the club")
            String reason) {}

    @POST
    @Path("/owner")
    @Operation(
            operationId = "handOverCompetition",
            summary = "Give a competition without an owner a new one",
            description = "The previous owner stays an organiser; the new owner can remove this role.")
    public Uni<Response> handOver(@BeanParam Change change, @NotNull @Valid NewOwner body) {
        return accounts.find(body.player())
                .map(found ->
                        found.orElseThrow(() -> Problem.invalidField("/player", "invalid", "no player has this id")
                                .asException()))
                .chain(account -> acted(
                        change,
                        new GiveRole(new Actor(account.id(), account.bot()), Role.OWNER),
                        operator -> control.handOver(
                                new ActingOperator(operator, body.reason()), account.id(), change.competition()),
                        commands::changed));
    }

    /**
     * What is to be redacted.
     *
     * @param version of the record with the words
     * @param reason 1 to 500 characters
     */
    @Schema(name = "OperatorRedaction")
    public record OperatorRedaction(
            @NotNull(message = "is missing") Long version,

            @NotBlank(message = "is missing")
            @Size(max = OperatorRequest.REASON_MAX, message = "must have at most {max} characters")
            @Schema(examples = "names somebody")
            String reason) {}

    @POST
    @Path("/redactions")
    @Operation(operationId = "redactAsOperator", summary = "Redact the text and the note of a record of a competition")
    @APIResponse(responseCode = "409", description = "The record has no text")
    public Uni<Response> redact(@BeanParam Change change, @NotNull @Valid OperatorRedaction body) {
        Redact command = new Redact(body.version());
        return texts.required(change.competition(), body.version())
                .chain(() -> acted(
                        change,
                        command,
                        operator -> control.redacted(
                                new ActingOperator(operator, body.reason()), change.competition(), body.version()),
                        done -> texts.redacted(done, command)));
    }

    /** Notes what an operator does to a competition that there is, and does it. */
    private Uni<Response> acted(
            Change change,
            CompetitionCommand command,
            Function<String, Uni<?>> noted,
            Function<Done, Uni<ResponseBuilder>> shown) {
        return callers.required().chain(caller -> {
            Request request = Request.ofOperator(caller, change);
            return reads.present(request.competition())
                    .chain(() -> noted.apply(caller.player()))
                    .chain(() -> commands.answer(request, Whole.of(command), shown));
        });
    }
}
