package baffin.lobby.seek.api;

import baffin.accounts.account.Accounts;
import baffin.lobby.api.Ids;
import baffin.lobby.api.LobbyLimitsConfig;
import baffin.lobby.openmatch.api.LiveMatches;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekCommand;
import baffin.lobby.seek.store.SeekList;
import baffin.match.terms.QuietHours;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.limits.RateLimiter;
import baffin.platform.limits.TakesRoom;
import baffin.platform.limits.Times;
import baffin.platform.request.IdempotencyKey;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Players who look for others. */
@Path("/api/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@Tag(name = "Lobby")
public class SeeksResource {

    private static final String HELD = "stream";
    private final Callers callers;
    private final Accounts accounts;
    private final SeekCommands seekCommands;
    private final SeekCommandService commands;
    private final SeekList seeks;
    private final SeekHolds holds;
    private final LiveMatches matches;
    private final RateLimiter rate;

    SeeksResource(
            Callers callers,
            Accounts accounts,
            SeekCommands seekCommands,
            SeekCommandService commands,
            SeekList seeks,
            SeekHolds holds,
            LiveMatches matches,
            LobbyLimitsConfig config) {
        this.callers = callers;
        this.accounts = accounts;
        this.seekCommands = seekCommands;
        this.commands = commands;
        this.seeks = seeks;
        this.holds = holds;
        this.matches = matches;
        this.rate = new RateLimiter("seek commands", config.commandsPerMinute(), Duration.ofMinutes(1));
    }

    @POST
    @TakesRoom
    @Path("/seeks")
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Operation(
            operationId = "makeSeek",
            summary = "Create a seek",
            description = "The match starts automatically once a table is full. One open seek per game and "
                    + "player. With hold=stream the seek ends when its stream has been closed for more than a "
                    + "few seconds.")
    @APIResponse(
            responseCode = "201",
            description = "The seek, which may be matched already",
            content = @Content(schema = @Schema(implementation = SeekView.class)))
    @APIResponse(responseCode = "409", description = "You have an open seek for this game, or there are too many")
    public Uni<Response> make(
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @QueryParam("hold") @Nullable String hold,
            @NotNull(message = "is missing") @Valid NewSeek body) {
        return made(IdempotencyKey.of(key).id(), body, held(hold));
    }

    /** Begins to wait with the platform's defaults. */
    @POST
    @TakesRoom
    @Path("/quick-match")
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Operation(
            operationId = "quickMatch",
            summary = "Request a quick match",
            description =
                    "A seek for any table size and any opponents; house bots take free seats after 30 " + "seconds.")
    @APIResponse(
            responseCode = "201",
            description = "The seek, which may be matched already",
            content = @Content(schema = @Schema(implementation = SeekView.class)))
    @APIResponse(responseCode = "409", description = "You have an open seek for this game, or there are too many")
    public Uni<Response> quick(
            @HeaderParam(IdempotencyKey.HEADER) @Nullable String key,
            @QueryParam("hold") @Nullable String hold,
            @NotNull(message = "is missing") @Valid QuickMatchRequest body) {
        return made(IdempotencyKey.of(key).id(), SeekCommands.quick(body), held(hold));
    }

    private static boolean held(@Nullable String hold) {
        return QueryFilters.oneOf("?hold", hold, List.of(HELD)) != null;
    }

    private Uni<Response> made(String key, NewSeek newSeek, boolean held) {
        return callers.required().chain(caller -> {
            rate.take(caller.player());
            String seekId = Ids.seek(caller.player(), key);
            Uni<Response> answered = seekCommands
                    .wait(caller, seekId, newSeek, held)
                    .call(() -> held
                            ? holds.begin(seekId, newSeek.game(), caller.player())
                            : Uni.createFrom().voidItem())
                    .chain(wait -> accounts.quietHours(caller.player())
                            .map(hours -> person(caller, hours.orElse(null)))
                            .chain(person -> commands.answer(
                                    newSeek.game(),
                                    key,
                                    person,
                                    seekId,
                                    wait,
                                    Response.created(URI.create(SeekCommandService.SEEKS + seekId)))));
            return matches.within(caller, seekId, () -> answered);
        });
    }

    private static Person person(Caller caller, @Nullable QuietHours hours) {
        return new Person(caller.player(), null, caller.bot(), hours);
    }

    @GET
    @Path("/seeks")
    @PermitAll
    @Operation(operationId = "listSeeks", summary = "List open seeks, longest waiting first")
    @APIResponse(responseCode = "200", description = "A page of seeks")
    public Uni<Page<SeekView>> list(@QueryParam("game") @Nullable String game, @BeanParam Paging paging) {
        int most = paging.items();
        SeekList.After after = paging.after(2, SeeksResource::after).orElse(null);
        return seeks.waiting(QueryFilters.game(game), after, most + 1)
                .map(found -> Page.of(
                        found.stream().map(SeekView::of).toList(),
                        most,
                        last -> Cursor.after(last.madeAt(), last.seekId())));
    }

    private static SeekList.After after(List<String> keys) {
        return new SeekList.After(Times.parse(keys.getFirst()), keys.getLast());
    }

    @GET
    @Path("/seeks/{id}")
    @PermitAll
    @Operation(operationId = "getSeek", summary = "Get a seek and its outcome")
    @APIResponse(responseCode = "200", description = "The seek")
    public Uni<SeekView> find(@PathParam("id") String id) {
        return seeks.find(Ids.checkedSeek(id)).map(found -> SeekView.of(found.orElseThrow(Ids::unknownSeek)));
    }

    @DELETE
    @Path("/seeks/{id}")
    @RolesAllowed({Roles.PLAYER, Roles.BOT})
    @Operation(operationId = "withdrawSeek", summary = "Withdraw your seek")
    @APIResponse(
            responseCode = "200",
            description = "Withdrawn",
            content = @Content(schema = @Schema(implementation = SeekView.class)))
    @APIResponse(responseCode = "409", description = "The seek is no longer open: you may have been matched")
    public Uni<Response> withdraw(
            @PathParam("id") String id, @HeaderParam(IdempotencyKey.HEADER) @Nullable String key) {
        String commandId = IdempotencyKey.of(key).id();
        Ids.checkedSeek(id);
        return callers.required().chain(caller -> {
            rate.take(caller.player());
            return commands.find(id)
                    .chain(now -> commands.answer(
                            now.game(),
                            commandId,
                            person(caller, null),
                            id,
                            new SeekCommand.Withdraw(id, false),
                            Response.ok()));
        });
    }
}
