package baffin.gameservice.match.api;

import baffin.gameservice.match.Archive;
import baffin.gameservice.match.Archive.Status;
import baffin.gameservice.match.Matches;
import baffin.gameservice.match.UnreadChat;
import baffin.gameservice.match.UnreadNotices;
import baffin.platform.identity.Caller;
import baffin.platform.identity.Callers;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.request.IdQuery;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Started matches. */
@Path("/api/v1/matches")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Matches")
public class MatchListResource {

    private final Matches matches;
    private final Callers callers;
    private final UnreadNotices notices;
    private final UnreadChat chat;

    MatchListResource(Matches matches, Callers callers, UnreadNotices notices, UnreadChat chat) {
        this.matches = matches;
        this.callers = callers;
        this.notices = notices;
        this.chat = chat;
    }

    @GET
    @Operation(
            operationId = "listMatches",
            summary = "List started matches, newest first",
            description = "Public matches and your own.")
    @APIResponse(responseCode = "200", description = "A page of matches")
    public Uni<Page<ListedMatch>> list(
            @QueryParam("status") @Nullable String status,
            @QueryParam("game") @Nullable String game,
            @IdQuery(IdQuery.Of.PLAYER) @QueryParam("player") @Nullable String player,
            @IdQuery(IdQuery.Of.COMPETITION) @QueryParam("competition") @Nullable String competition,
            @QueryParam("progress") @DefaultValue("false") boolean progress,
            @BeanParam Paging paging) {
        int most = paging.items();
        Optional<Place> after = paging.after(2, Place::of);
        Status wanted = status(status);
        return callers.named(Optional.ofNullable(player))
                .chain(named -> callers.viewer().chain(caller -> {
                    String viewer = caller.map(Caller::player).orElse(null);
                    Archive.Filter filter = new Archive.Filter(
                            wanted,
                            QueryFilters.game(game),
                            named.orElse(null),
                            competition,
                            viewer,
                            after.map(Place::startedAt).orElse(null),
                            after.map(Place::matchId).orElse(null));
                    return matches.list(filter, most + 1)
                            .map(found -> page(found, most))
                            .chain(page -> progress
                                    ? progressed(page)
                                    : Uni.createFrom().item(page))
                            .chain(page -> progress && viewer != null
                                    ? counted(
                                            page,
                                            viewer,
                                            named.filter(viewer::equals).isPresent())
                                    : Uni.createFrom().item(page));
                }));
    }

    private static Page<ListedMatch> page(List<Archive.Listed> found, int most) {
        return Page.of(
                found.stream().map(ListedMatch::of).toList(),
                most,
                last -> Cursor.after(last.startedAt().toEpochMilli(), last.matchId()));
    }

    private Uni<Page<ListedMatch>> progressed(Page<ListedMatch> page) {
        if (page.items().isEmpty()) {
            return Uni.createFrom().item(page);
        }
        return Uni.join()
                .all(page.items().stream().map(this::progressed).toList())
                .andFailFast()
                .map(items -> new Page<>(items, page.nextCursor()));
    }

    /** @param own true when all of them are matches of the viewer, though perhaps no longer on a seat */
    private Uni<Page<ListedMatch>> counted(Page<ListedMatch> page, String viewer, boolean own) {
        Set<String> ids = page.items().stream()
                .filter(listed -> own || listed.holds(viewer))
                .map(ListedMatch::matchId)
                .collect(Collectors.toSet());
        if (ids.isEmpty()) {
            return Uni.createFrom().item(page);
        }
        Set<String> seated = page.items().stream()
                .filter(listed -> listed.holds(viewer))
                .map(ListedMatch::matchId)
                .collect(Collectors.toSet());
        return notices.unread(viewer, List.copyOf(ids))
                .chain(unreadNotices -> chat.unread(viewer, List.copyOf(ids), seated)
                        .map(said -> new Page<>(
                                page.items().stream()
                                        .map(listed -> {
                                            String id = listed.matchId();
                                            return ids.contains(id)
                                                    ? listed.withUnread(
                                                            unreadNotices.getOrDefault(id, 0L),
                                                            said.getOrDefault(id, 0L))
                                                    : listed;
                                        })
                                        .toList(),
                                page.nextCursor())));
    }

    private Uni<ListedMatch> progressed(ListedMatch listed) {
        return listed.endedAt() != null
                ? Uni.createFrom().item(listed)
                : matches.current(listed.matchId())
                        .map(found -> found.<ListedMatch>map(listed::with).orElse(listed));
    }

    /** Where the page before ended. */
    private record Place(long startedAt, String matchId) {

        static Place of(List<String> keys) {
            return new Place(Long.parseLong(keys.getFirst()), keys.getLast());
        }
    }

    private static @Nullable Status status(@Nullable String status) {
        QueryFilters.oneOf("?status", status, List.of(MatchView.RUNNING, MatchView.RULED, MatchView.ENDED));
        return status == null ? null : Status.valueOf(status);
    }
}
