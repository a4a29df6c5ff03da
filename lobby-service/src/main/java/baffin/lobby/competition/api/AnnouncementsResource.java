package baffin.lobby.competition.api;

import baffin.competition.Announcement;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.identity.Roles;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** What organisers say to all who take part. */
@Path("/api/v1/competitions/{id}/announcements")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "competitions")
public class AnnouncementsResource {

    private final DryRuns changes;
    private final CompetitionViews views;

    AnnouncementsResource(DryRuns changes, CompetitionViews views) {
        this.changes = changes;
        this.views = views;
    }

    /**
     * The announcements of a competition.
     *
     * @param items by number, the first one first
     */
    @Schema(name = "CompetitionAnnouncements")
    public record Announcements(List<Announcement> items) {}

    /**
     * Something to be said to all.
     *
     * @param text 1 to 2,000 characters, with line breaks; public until it is redacted
     */
    @Schema(name = "NewAnnouncement")
    public record NewAnnouncement(
            @NotNull(message = "is missing") String text) {}

    @GET
    @PermitAll
    @Operation(operationId = "announcements", summary = "What organisers have said to all, by number")
    @APIResponseSchema(value = Announcements.class, responseDescription = "The announcements")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(readQuery, competition -> new Announcements(competition.announcements()));
    }

    @POST
    @Operation(
            operationId = "announce",
            summary = "Say something to all who take part",
            description = "Entrants, alternates and the other organisers are notified. It is public: what was wrong"
                    + " is put right by another one, or redacted. At most 200; possible after the end as well.")
    @APIResponse(responseCode = "409", description = "It was called off, or there are 200 of them")
    public Uni<Response> announce(
            @BeanParam Change change, @NotNull(message = "is missing") @Valid NewAnnouncement body) {
        return changes.change(change, new Announce(body.text()));
    }
}
