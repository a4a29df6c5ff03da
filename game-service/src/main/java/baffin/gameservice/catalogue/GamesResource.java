package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.RuleCatalogue;
import baffin.game.ScoreKeeper.ScoreKind;
import baffin.game.picture.Part;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Styles;
import baffin.game.words.Messages;
import baffin.gameservice.match.board.BoardQuery;
import baffin.gameservice.match.board.Boards;
import baffin.gameservice.match.board.OrientationQuery;
import baffin.match.GameRegistry;
import baffin.platform.http.Immutable;
import baffin.platform.http.Tagged;
import baffin.platform.limits.Page;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.LanguageQuery;
import baffin.platform.wire.JsonCodec;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jboss.resteasy.reactive.RestResponse.ResponseBuilder;
import org.jspecify.annotations.Nullable;

/** The games that can be played, as data. */
@Path("/api/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Games")
public class GamesResource {

    private static final int PICKS_MAX = 12;

    private final KnownGames games;

    GamesResource(KnownGames games) {
        this.games = games;
    }

    /**
     * The rules of a game.
     *
     * @param game id of the game
     * @param rulesVersion version of these rules
     * @param items in the order of the rulebook
     */
    @Schema(name = "Rules")
    public record Rules(String game, String rulesVersion, List<RuleCatalogue.Rule> items) {}

    @GET
    @Operation(operationId = "listGames", summary = "List the games")
    @APIResponse(responseCode = "200", description = "The games")
    public Page<GameView> games(@BeanParam LanguageQuery texts) {
        Locale language = texts.language();
        return Page.whole(GameRegistry.installed().all().stream()
                .map(game -> GameView.of(game, language))
                .toList());
    }

    @GET
    @Path("/{game}")
    @Operation(
            operationId = "getGame",
            summary = "Get a game",
            description = "Seats, options, colours and hints for a first match.")
    @APIResponse(responseCode = "200", description = "The game")
    public GameView game(
            @Parameter(example = "expedition") @PathParam("game") String game, @BeanParam LanguageQuery texts) {
        return GameView.of(games.find(game).game(), texts.language());
    }

    @GET
    @Immutable
    @Path("/{game}/rules")
    @Operation(
            operationId = "getRules",
            summary = "Get the rules of a game",
            description = "The ids are those in refusals and score sheets.")
    @APIResponse(responseCode = "200", description = "The rules")
    public Rules rules(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @QueryParam("rulesVersion") @Nullable String rulesVersion,
            @BeanParam LanguageQuery texts) {
        var found = games.find(game, rulesVersion).game();
        return new Rules(
                game,
                found.info().rulesVersion(),
                found.catalogue(texts.language()).rules());
    }

    @GET
    @Path("/{game}/guide")
    @Operation(
            operationId = "getGuide",
            summary = "Get how a game is played, for people",
            description = "Goal, a turn, what the signs mean, scoring with an example and frequent mistakes; each "
                    + "statement names the rules that it puts into other words.")
    @APIResponse(responseCode = "200", description = "The guide")
    public Guide guide(
            @Parameter(example = "expedition") @PathParam("game") String game, @BeanParam LanguageQuery texts) {
        return Guide.of(games.find(game).game(), texts.language()).orElseThrow(() -> noGuide(game));
    }

    @GET
    @Path("/{game}/guide/scene.svg")
    @Produces(BoardQuery.SVG)
    @Operation(
            operationId = "getScene",
            summary = "Get a drawn scene of a game (SVG)",
            description = "For headers and cards. Its colours follow the colour scheme of the page that shows it.")
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = BoardQuery.SVG))
    public RestResponse<String> scene(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        return picture(Guide.scene(games.find(game).game()).orElseThrow(() -> noGuide(game)), known);
    }

    private static ProblemException noGuide(String game) {
        return Problem.of(ProblemType.NOT_FOUND, "The game " + game + " has no guide")
                .asException();
    }

    @GET
    @Immutable
    @Path("/{game}/components")
    @Operation(
            operationId = "getComponents",
            summary = "Get the components of a game",
            description = "Tiles, tokens and tables, with their sources.")
    @APIResponse(responseCode = "200", description = "The components in the format of the game")
    public byte[] components(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @QueryParam("rulesVersion") @Nullable String rulesVersion) {
        JsonCodec<?, ?, ?, ?> codec = games.find(game, rulesVersion);
        return codec.bytes(codec.game().components());
    }

    @GET
    @Immutable
    @Path("/{game}/part.svg")
    @Produces(BoardQuery.SVG)
    @Operation(
            operationId = "getPartPicture",
            summary = "Get the picture of a part of a game (SVG)",
            description = "Shows what picks of a legal action name, such as a tile as it would lie. Where they name "
                    + "a place, the root has it as data-at, with the middle of that place (data-origin) and the size "
                    + "of a cell (data-size). pictured of the game has the picks, and kinds of picks, with a picture.")
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = BoardQuery.SVG))
    public RestResponse<String> part(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @QueryParam("rulesVersion") @Nullable String rulesVersion,
            @Parameter(example = "tile:L28 orientation:FRONT_90") @QueryParam("picks") @Nullable String picks,
            @QueryParam("seat") @Nullable Integer seat,
            @BeanParam OrientationQuery drawn,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        PictureOptions options =
                PictureOptions.DEFAULT.withLanguage(drawn.language()).withOrientation(drawn.orientation());
        String picture = part(games.find(game, rulesVersion).game(), picks, seat == null ? 0 : seat, options)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "There is no picture of " + picks)
                        .asException());
        return picture(picture, known);
    }

    /** A picture that changes with the release only. */
    private static RestResponse<String> picture(String picture, @Nullable String known) {
        String tag = '"' + Styles.digest(picture) + '"';
        return (Tagged.known(known, tag) ? ResponseBuilder.<String>notModified() : ResponseBuilder.ok(picture))
                .header("ETag", tag)
                .header("Cache-Control", "public, no-cache")
                .header("Content-Security-Policy", Boards.POLICY)
                .build();
    }

    private static Optional<String> part(
            Game<?, ?, ?, ?> game, @Nullable String written, int seat, PictureOptions options) {
        List<String> picks = written == null ? List.of() : List.of(written.split(" ", -1));
        if (picks.size() > PICKS_MAX || seat < 0 || seat >= game.info().maxSeats()) {
            return Optional.empty();
        }
        try {
            return game.parts().draw(new Part(picks, seat, options));
        } catch (IllegalArgumentException noSuchPart) {
            return Optional.empty();
        }
    }

    /**
     * The face of a game in the catalogue.
     *
     * @param id lower-case id used in URLs and records
     * @param name the title
     * @param minSeats fewest seats
     * @param maxSeats most seats
     * @param rulesVersion version of the engine's reading of the rules; pinned in every match
     * @param options what a host may choose
     * @param colours one colour name a seat, by seat index
     * @param hints why one would choose an action in a first match, by the first pick of the action; none for a game
     *     without hints
     * @param scoring what points are counted for, in the order in which people read it
     * @param tieBreak how a tie is broken
     * @param pictured picks, and kinds of picks, that getPartPicture draws
     * @param lesson whether it has a lesson, whose id is that of the game (getLesson)
     * @param presentation what one should know before a first match; missing for a game without a guide
     * @param meanings what cards, characters and the like can do, by pick or place of the picture
     */
    @Schema(name = "GameInfo")
    public record GameView(
            @Schema(examples = "expedition") String id,
            String name,
            int minSeats,
            int maxSeats,
            String rulesVersion,
            List<OptionView> options,
            List<String> colours,
            Map<String, String> hints,
            List<ScoreKindView> scoring,
            String tieBreak,
            @Schema(examples = "[\"tile\"]") List<String> pictured,
            boolean lesson,
            @Nullable Presentation presentation,
            Map<String, Guide.Meaning> meanings) {

        /**
         * What one should know before a first match.
         *
         * @param pitch the game in one sentence
         * @param minutesMin how long a short match takes
         * @param minutesMax how long a long match takes
         * @param difficulty 1 easy, 2 medium, 3 demanding
         */
        @Schema(name = "Presentation")
        public record Presentation(String pitch, int minutesMin, int minutesMax, int difficulty) {

            static Presentation of(Guide guide) {
                List<Integer> minutes = guide.minutes();
                return new Presentation(guide.pitch(), minutes.getFirst(), minutes.getLast(), guide.difficulty());
            }
        }

        /**
         * What points are counted for.
         *
         * @param kind as lines of score sheets have it
         * @param title what people call it
         * @param atEnd true for what counts at the end of the match only
         */
        @Schema(name = "ScoreKind")
        public record ScoreKindView(
                @Schema(examples = "ISLAND") String kind, String title, boolean atEnd) {

            static ScoreKindView of(ScoreKind kind, Messages messages, Locale language) {
                return new ScoreKindView(kind.name(), messages.text(kind.title(), language), kind.atEnd());
            }
        }

        /**
         * One choice of the host.
         *
         * @param name the key in the options of a match
         * @param values all allowed values, the default first
         * @param text what it changes, as a label
         * @param titles what each value is called, by value
         */
        @Schema(name = "Option")
        public record OptionView(String name, List<String> values, String text, Map<String, String> titles) {

            static OptionView of(GameInfo.Option option, Messages messages, Locale language) {
                Map<String, String> titles = new LinkedHashMap<>();
                option.values().forEach(value -> titles.put(value, messages.text(option.called(value), language)));
                return new OptionView(option.name(), option.values(), messages.text(option.text(), language), titles);
            }
        }

        static GameView of(Game<?, ?, ?, ?> game, Locale language) {
            GameInfo info = game.info();
            Messages messages = game.explainer().messages();
            Optional<Guide> guide = Guide.of(game, language);
            return new GameView(
                    info.id(),
                    info.name(),
                    info.minSeats(),
                    info.maxSeats(),
                    info.rulesVersion(),
                    info.options().stream()
                            .map(option -> OptionView.of(option, messages, language))
                            .toList(),
                    info.colours(),
                    hints(game, language),
                    game.scoreKeeper().kinds().stream()
                            .map(kind -> ScoreKindView.of(kind, messages, language))
                            .toList(),
                    messages.text(ScoreKind.TIE, language),
                    game.parts().pictured(),
                    game.getClass().getResource("/" + info.id() + "/lesson.json") != null,
                    guide.map(Presentation::of).orElse(null),
                    guide.map(Guide::meanings).orElse(Map.of()));
        }

        private static Map<String, String> hints(Game<?, ?, ?, ?> game, Locale language) {
            Messages messages = game.explainer().messages();
            Map<String, String> hints = new LinkedHashMap<>();
            game.explainer().hints().forEach((pick, hint) -> hints.put(pick, messages.text(hint, language)));
            return hints;
        }
    }
}
