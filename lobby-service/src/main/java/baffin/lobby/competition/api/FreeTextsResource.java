package baffin.lobby.competition.api;

import baffin.competition.Announcement;
import baffin.competition.entry.Actor;
import baffin.competition.event.Cause;
import baffin.competition.event.Cause.Category;
import baffin.competition.event.CompetitionCommand.Announce;
import baffin.competition.event.CompetitionCommand.Redact;
import baffin.competition.event.CompetitionRecord;
import baffin.lobby.competition.service.Change;
import baffin.lobby.competition.service.CompetitionReads;
import baffin.lobby.competition.service.DryRuns;
import baffin.lobby.competition.service.FreeTexts;
import baffin.lobby.competition.service.ReadQuery;
import baffin.platform.directory.NameDirectory;
import baffin.platform.identity.Callers;
import baffin.platform.identity.Roles;
import baffin.platform.names.FreeText;
import baffin.platform.names.PublicNames;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
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
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** What organisers say to all, notes of those with a role, and words that nobody is to read any more. */
@Path("/api/v1/competitions/{id}")
@Produces(MediaType.APPLICATION_JSON)
@Consumes({MediaType.APPLICATION_JSON, MediaType.WILDCARD})
@RolesAllowed({Roles.PLAYER, Roles.BOT})
@Tag(name = "Competitions")
public class FreeTextsResource {

    private final Callers callers;
    private final DryRuns changes;
    private final FreeTexts texts;
    private final CompetitionReads reads;
    private final CompetitionViews views;
    private final PublicNames names;

    FreeTextsResource(
            Callers callers,
            DryRuns changes,
            FreeTexts texts,
            CompetitionReads reads,
            CompetitionViews views,
            NameDirectory names) {
        this.callers = callers;
        this.changes = changes;
        this.texts = texts;
        this.reads = reads;
        this.views = views;
        this.names = names;
    }

    /** The announcements of a competition, by number, the first one first. */
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
    @Path("/announcements")
    @PermitAll
    @Operation(operationId = "announcements", summary = "List the announcements of the organisers")
    @APIResponseSchema(value = Announcements.class, responseDescription = "The announcements")
    public Uni<Response> list(@BeanParam ReadQuery readQuery) {
        return views.answer(readQuery, competition -> new Announcements(competition.announcements()));
    }

    @POST
    @Path("/announcements")
    @Operation(
            operationId = "announce",
            summary = "Publish an announcement",
            description = "Notifies entrants, alternates and the other organisers. Announcements are public and "
                    + "cannot be edited: publish another one, or redact it. There can be 200 at most, also "
                    + "after the end.")
    @APIResponse(responseCode = "409", description = "The competition was cancelled, or has 200 announcements")
    public Uni<Response> announce(
            @BeanParam Change change, @NotNull(message = "is missing") @Valid NewAnnouncement body) {
        return changes.change(change, new Announce(body.text()));
    }

    /** The notes of a competition, the first one first. */
    @Schema(name = "CompetitionNotes")
    public record Notes(List<NoteView> items) {}

    /**
     * A note.
     *
     * @param version of the record that it belongs to
     * @param by who wrote it
     * @param category kind of reason; absent when none was named
     * @param note the words
     * @param at when (UTC)
     */
    @Schema(name = "CompetitionNote")
    public record NoteView(
            long version,
            @Nullable Actor by,
            @Nullable Category category,
            @Nullable String note,
            Instant at) {}

    @GET
    @Path("/notes")
    @Operation(operationId = "competitionNotes", summary = "List the notes that officials have added to reasons")
    @APIResponseSchema(value = Notes.class, responseDescription = "The notes, by the version of their record")
    @APIResponse(responseCode = "403", description = "Only for officials")
    public Uni<Response> notes(@BeanParam ReadQuery readQuery) {
        String id = readQuery.competition();
        return callers.required()
                .chain(caller -> reads.version(readQuery)
                        .chain(seen -> reads.find(id, 0))
                        .invoke(now -> {
                            if (now.role(caller.player()).isEmpty()) {
                                throw Problem.of(ProblemType.FORBIDDEN, "only those with a role may see notes")
                                        .asException();
                            }
                        }))
                .chain(now -> reads.history(id, now.version()))
                .map(records -> Response.ok(new Notes(records.stream()
                                .filter(record ->
                                        record.cause() != null && record.cause().note() != null)
                                .map(this::note)
                                .toList()))
                        .build());
    }

    private NoteView note(CompetitionRecord record) {
        Cause cause = Objects.requireNonNull(record.cause(), "it has a note");
        return new NoteView(
                record.version(), record.by(), cause.category(), FreeText.shownNote(cause.note(), names), record.at());
    }

    /**
     * What is to be redacted.
     *
     * @param version of the record with the words
     */
    @Schema(name = "NewRedaction")
    public record NewRedaction(
            @NotNull(message = "is missing") Long version) {}

    @POST
    @Path("/redactions")
    @Operation(
            operationId = "redact",
            summary = "Redact the text and the note of a record",
            description = "The record stays, and its texts read [redacted] everywhere, permanently. Repeating it "
                    + "changes nothing. Exports, push messages and backups that were made before keep the "
                    + "texts.")
    @APIResponse(responseCode = "403", description = "Only for organisers")
    @APIResponse(responseCode = "404", description = "No such record")
    @APIResponse(responseCode = "409", description = "The record has no text")
    public Uni<Response> redact(@BeanParam Change change, @NotNull(message = "is missing") @Valid NewRedaction body) {
        Redact command = new Redact(body.version());
        return callers.required()
                .chain(caller -> reads.present(change.competition())
                        .chain(now -> now.directedBy(caller.player())
                                ? texts.required(now.id(), command.version())
                                : Uni.createFrom().voidItem()))
                .chain(() -> changes.change(change, command, done -> texts.redacted(done, command)));
    }
}
