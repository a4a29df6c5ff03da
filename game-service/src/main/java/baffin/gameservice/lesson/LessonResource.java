package baffin.gameservice.lesson;

import baffin.game.Viewer;
import baffin.gameservice.match.action.ActionChoice;
import baffin.gameservice.match.action.ActionQuery;
import baffin.gameservice.match.action.LegalActions;
import baffin.gameservice.match.action.LegalLists;
import baffin.gameservice.match.api.Answers;
import baffin.gameservice.match.api.Lookup;
import baffin.gameservice.match.api.MatchView;
import baffin.gameservice.match.api.StepsQuery;
import baffin.gameservice.match.board.BoardChoice;
import baffin.gameservice.match.board.BoardQuery;
import baffin.gameservice.match.board.Boards;
import baffin.gameservice.match.log.LogView;
import baffin.gameservice.match.log.Logs;
import baffin.platform.names.PublicNames;
import baffin.platform.request.LanguageQuery;
import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** First matches that teach a game. */
@Path("/api/v1/lessons")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Blocking
@Tag(name = "Lessons")
public class LessonResource {

    private static final Viewer LEARNER = new Viewer.Player(Lesson.SEAT);

    private final Lessons lessons;
    private final LegalLists lists;
    private final Boards boards;
    private final Logs logs;
    private final Clock clock = Clock.systemUTC();

    LessonResource(Lessons lessons, LegalLists lists, Boards boards, Logs logs) {
        this.lessons = lessons;
        this.lists = lists;
        this.boards = boards;
        this.logs = logs;
    }

    /** The lessons of this platform. */
    @Schema(name = "Lessons")
    public record Listed(List<Item> items) {}

    /**
     * A lesson that can be taken.
     *
     * @param lessonId its id before the first choice
     * @param game id of the game that it teaches
     * @param steps how many commands it takes
     */
    @Schema(name = "Lesson")
    public record Item(String lessonId, String game, int steps) {}

    @GET
    @Operation(operationId = "listLessons", summary = "List the lessons")
    @APIResponse(responseCode = "200", description = "One for each game that has one")
    public Listed all() {
        return new Listed(lessons.scripts().entrySet().stream()
                .map(one -> new Item(
                        one.getKey(), one.getKey(), one.getValue().steps().size()))
                .toList());
    }

    @GET
    @Path("/{id}")
    @Operation(
            operationId = "getLesson",
            summary = "Get a lesson after some choices",
            description = "A scripted first match against a house player, on seat 0. The ID is that of the game, "
                    + "followed by a dot and the index of a legal action for each command so far; lesson.choices says "
                    + "which come next. Nothing is stored: the same ID is always the same position.")
    @APIResponse(
            responseCode = "200",
            description = "As a match, with the next step",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = LessonView.class)))
    public RestResponse<byte[]> lesson(@PathParam("id") String id, @BeanParam LanguageQuery texts) {
        Lesson<?, ?, ?, ?> lesson = lessons.find(id);
        Locale language = texts.language();
        MatchView match = MatchView.of(lesson.match(), LEARNER, clock.instant(), null, PublicNames.NONE, language);
        return Answers.json(lesson.match(), new LessonView(match, LessonView.Next.of(lesson, language)), language);
    }

    @GET
    @Path("/{id}/legal-actions")
    @Operation(operationId = "getLessonLegalActions", summary = "List the legal actions of the learner")
    @APIResponse(
            responseCode = "200",
            description = "All actions of the seat, also those that the lesson does not ask for",
            content =
                    @Content(
                            mediaType = MediaType.APPLICATION_JSON,
                            schema = @Schema(implementation = LegalActions.class)))
    public RestResponse<byte[]> actions(@PathParam("id") String id, @BeanParam ActionQuery query) {
        ActionChoice choice = query.choice();
        var match = lessons.find(id).match();
        return Answers.json(match, LegalActions.of(lists, match, Lesson.SEAT, choice), choice.language());
    }

    @GET
    @Path("/{id}/board.svg")
    @Produces(BoardQuery.SVG)
    @Operation(
            operationId = "getLessonBoard",
            summary = "Get the table of a lesson as a picture (SVG)",
            description = BoardQuery.DESCRIPTION)
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = BoardQuery.SVG))
    public Uni<RestResponse<byte[]>> board(
            @PathParam("id") String id,
            @BeanParam BoardQuery query,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        BoardChoice choice = query.choice();
        Lesson<?, ?, ?, ?> lesson = lessons.find(id);
        return boards.draw(seen(lesson), lesson, choice, known);
    }

    @GET
    @Path("/{id}/log")
    @Operation(operationId = "getLessonLog", summary = "Get the event log of a lesson in words")
    @APIResponse(
            responseCode = "200",
            description = "Steps in order, one for each version",
            content =
                    @Content(mediaType = MediaType.APPLICATION_JSON, schema = @Schema(implementation = LogView.class)))
    public Uni<RestResponse<byte[]>> log(
            @PathParam("id") String id, @BeanParam StepsQuery query, @BeanParam LanguageQuery texts) {
        Lesson<?, ?, ?, ?> lesson = lessons.find(id);
        Locale language = texts.language();
        return query.stretch().of(lesson, lesson.match(), 1).map(page -> logs.answer(seen(lesson), page, language));
    }

    private static Lookup.Seen seen(Lesson<?, ?, ?, ?> lesson) {
        return new Lookup.Seen(lesson.match(), Optional.empty(), LEARNER);
    }
}
