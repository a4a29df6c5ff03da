package baffin.gameservice.notification.api;

import baffin.gameservice.notification.NoticeId;
import baffin.gameservice.notification.Notices;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.limits.Cursor;
import baffin.platform.limits.Limits;
import baffin.platform.limits.Page;
import baffin.platform.limits.Paging;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.LanguageQuery;
import baffin.platform.tables.Logged;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.security.SecurityRequirement;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What the caller was told of matches and competitions. */
@Path("/api/v1/players/me/notifications")
@Produces(MediaType.APPLICATION_JSON)
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@SecurityRequirement(name = "bearer")
@Tag(name = "Notifications")
@Logged
public class NotificationsResource {

    private final Callers callers;
    private final Notices notices;
    private final PublicNames names;
    private final Clock clock = Clock.systemUTC();

    NotificationsResource(Callers callers, Notices notices, NameDirectory names) {
        this.callers = callers;
        this.notices = notices;
        this.names = names;
    }

    @GET
    @Operation(operationId = "listNotifications", summary = "List your notifications, latest first")
    @APIResponse(responseCode = "200", description = "A page of notifications")
    public Uni<Page<NotificationView>> list(
            @QueryParam("unread") @DefaultValue("false") boolean unread,
            @BeanParam Paging paging,
            @BeanParam LanguageQuery texts) {
        Locale language = texts.language();
        int most = paging.items();
        Notices.Before before = paging.after(2, NotificationsResource::before).orElse(null);
        return callers.required()
                .chain(caller -> notices.list(caller.player(), unread, before, most + 1))
                .map(found -> Page.of(found, most, last -> Cursor.after(last.at(), last.id())))
                .map(page -> new Page<>(
                        page.items().stream()
                                .map(listed -> NotificationView.of(listed, language, names))
                                .toList(),
                        page.nextCursor()));
    }

    private static Notices.Before before(List<String> keys) {
        return new Notices.Before(
                Long.parseLong(keys.getFirst()), NoticeId.parse(keys.getLast()).orElseThrow(Cursor::foreign));
    }

    @POST
    @Path("/read")
    @Consumes(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "readNotifications",
            summary = "Mark notifications as read",
            description = "Either one with all earlier ones, or single ones. Repeating it changes nothing.")
    @APIResponse(responseCode = "200", description = "The number of unread notifications")
    public Uni<NotificationSnapshot> read(@NotNull(message = "is missing") ReadMarks body) {
        String upTo = body.upTo();
        List<String> ids = body.ids();
        if ((upTo == null) == (ids == null)) {
            throw Problem.invalidField("", "invalid", "must have either upTo or ids")
                    .asException();
        }
        return callers.required()
                .chain(caller -> {
                    Uni<?> marked = upTo != null
                            ? upTo(caller.player(), upTo)
                            : single(caller.player(), ids == null ? List.of() : ids);
                    return marked.chain(() -> notices.standing(caller.player()));
                })
                .map(standing -> new NotificationSnapshot(
                        standing.unread(), standing.place().toString(), clock.instant()));
    }

    private Uni<?> upTo(String player, String text) {
        NoticeId last = NoticeId.parse(text).orElseThrow(() -> unknown("/upTo"));
        return notices.readUpTo(player, last).invoke(known -> {
            if (!known) {
                throw unknown("/upTo");
            }
        });
    }

    private Uni<?> single(String player, List<String> texts) {
        if (texts.isEmpty() || texts.size() > Limits.PAGE_ITEMS_MAX) {
            throw Problem.invalidField("/ids", "out-of-range", "must have 1 to " + Limits.PAGE_ITEMS_MAX + " ids")
                    .asException();
        }
        List<NoticeId> ids = new ArrayList<>();
        for (String text : texts) {
            String pointer = "/ids/" + ids.size();
            ids.add(NoticeId.parse(String.valueOf(text)).orElseThrow(() -> unknown(pointer)));
        }
        return notices.read(player, ids)
                .invoke(missing -> missing.ifPresent(id -> {
                    throw unknown("/ids/" + ids.indexOf(id));
                }));
    }

    private static ProblemException unknown(String pointer) {
        return Problem.invalidField(pointer, "unknown", "must be the id of a notification of yours")
                .asException();
    }

    /**
     * What has been read: one of the two.
     *
     * @param upTo id of a notification; it and all earlier ones are read
     * @param ids ids of notifications, 1 to 200
     */
    @Schema(name = "ReadMarks")
    public record ReadMarks(@Nullable String upTo, @Nullable List<String> ids) {}
}
