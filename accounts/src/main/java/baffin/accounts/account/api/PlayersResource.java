package baffin.accounts.account.api;

import baffin.accounts.account.Account;
import baffin.accounts.account.AccountConfig;
import baffin.accounts.account.Accounts;
import baffin.accounts.account.Handles;
import baffin.platform.http.ClientAddress;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.limits.PublicName;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.IdQuery;
import baffin.platform.request.QueryFilters;
import baffin.platform.tables.Logged;
import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

@Path("/api/v1/players")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
@Tag(name = "Players")
@Logged
public class PlayersResource {

    /** Most ids of a request; more would not fit into an address. */
    private static final int IDS_MAX = 100;

    private final Accounts accounts;
    private final Callers callers;
    private final RateLimiter searches;

    PlayersResource(Accounts accounts, Callers callers, AccountConfig config) {
        this.accounts = accounts;
        this.callers = callers;
        this.searches = new RateLimiter("searches of players", config.searchesPerMinute(), Duration.ofMinutes(1));
    }

    @GET
    @PermitAll
    @Operation(
            operationId = "findPlayers",
            summary = "Find players and bots by handle, by its beginning, or by id",
            description = "By `handle`, the player who has it now, if there is one; needs no token. By `q`, the "
                    + "beginning of the handle, including handles that merely look alike. Both ignore case. With "
                    + "`ids`, in the order of the request and without unknown and erased players. The three cannot "
                    + "be combined; cursor and limit belong to `q`.")
    @APIResponse(responseCode = "200", description = "A page of accounts as everyone sees them")
    public Uni<Page<PlayerView>> find(
            @Parameter(example = "Amundsen") @QueryParam("handle") @Nullable String handle,
            @Parameter(example = "amun") @QueryParam("q") @Nullable String beginning,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("ids") List<String> ids,
            @BeanParam Paging paging,
            @Context HttpServerRequest request) {
        return callers.viewer().chain(viewer -> {
            if (viewer.isEmpty() && (beginning != null || !ids.isEmpty())) {
                throw ProblemException.unauthorized();
            }
            Uni<Page<PlayerView>> found = !ids.isEmpty()
                    ? all(QueryFilters.words(ids), viewer.orElseThrow(), handle != null || beginning != null, paging)
                    : handle != null
                            ? named(handle, beginning != null, paging)
                            : beginning(HandleQuery.of("?q", beginning), paging);
            searches.take(viewer.map(Caller::player).orElseGet(() -> ClientAddress.of(request)));
            return found;
        });
    }

    private Uni<Page<PlayerView>> named(String handle, boolean other, Paging paging) {
        QueryFilters.refuse("handle", other, "must not stand beside q");
        paging.refuse("nobody shares a handle");
        PublicName name = HandleQuery.of("?handle", handle);
        return accounts.named(Set.of(name.key()))
                .map(found -> Page.whole(found.stream().map(PlayerView::of).toList()));
    }

    private Uni<Page<PlayerView>> all(List<String> named, Caller caller, boolean other, Paging paging) {
        QueryFilters.refuse("ids", other, "must not stand beside handle or q");
        paging.refuse("ids are answered whole");
        if (named.size() > IDS_MAX) {
            throw Problem.invalidField("?ids", "out-of-range", "must be 1 to " + IDS_MAX + " ids")
                    .asException();
        }
        List<String> ids = named.stream()
                .map(id -> id.equals(Callers.ME) ? caller.player() : id)
                .distinct()
                .toList();
        return accounts.all(Set.copyOf(ids))
                .map(found -> found.stream().collect(Collectors.toMap(Account::id, PlayerView::of)))
                .map(known -> Page.whole(ids.stream()
                        .flatMap(id -> Stream.ofNullable(known.get(id)))
                        .toList()));
    }

    private Uni<Page<PlayerView>> beginning(PublicName beginning, Paging paging) {
        int most = paging.items();
        String after = paging.after(1, List::getFirst).orElse("");
        return accounts.beginning(beginning.key(), Handles.likeness(beginning.shown()), after, most + 1)
                .map(found -> Page.of(
                        found.stream().map(PlayerView::of).toList(),
                        most,
                        last -> Cursor.after(PublicName.of(last.handle()).key())));
    }

    @GET
    @Path("/me")
    @Authenticated
    @Operation(operationId = "me", summary = "Get your account")
    public Uni<PlayerView> me() {
        return callers.required()
                .chain(caller -> accounts.find(caller.player()))
                .map(PlayersResource::shown);
    }

    @GET
    @Path("/{id}")
    @PermitAll
    @Operation(operationId = "player", summary = "Get a player or bot")
    @APIResponse(responseCode = "200", description = "The public data of the account")
    public Uni<PlayerView> player(String id) {
        return accounts.find(id).map(PlayersResource::shown);
    }

    private static PlayerView shown(Optional<Account> found) {
        return found.map(PlayerView::of).orElseThrow(NotFoundException::new);
    }
}
