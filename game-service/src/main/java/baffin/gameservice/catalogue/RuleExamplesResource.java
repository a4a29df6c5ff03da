package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.RuleCatalogue;
import baffin.game.picture.PictureOptions;
import baffin.gameservice.match.board.BoardQuery;
import baffin.gameservice.match.board.Boards;
import baffin.gameservice.match.board.OrientationQuery;
import baffin.match.example.RuleExample;
import baffin.platform.http.Immutable;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.LanguageQuery;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Rules of a game shown on the table: what a command by the rule looks like. */
@Path("/api/v1/games/{game}/examples")
@PermitAll
@Tag(name = "Games")
public class RuleExamplesResource {

    private final KnownGames games;
    private final RuleExamples examples;

    RuleExamplesResource(KnownGames games, RuleExamples examples) {
        this.games = games;
        this.examples = examples;
    }

    /**
     * Examples of the rules of a game.
     *
     * @param game id of the game
     * @param rulesVersion version of these rules
     * @param items in the order of the rulebook; rules that no command is played by have none
     */
    @Schema(name = "RuleExamples")
    public record Listed(String game, String rulesVersion, List<Item> items) {}

    /**
     * A command by a rule, with the table after it.
     *
     * @param ruleId id of the rule
     * @param seat who gave it
     * @param text what was done, in a few words
     * @param picture address of the table after it, as that seat sees it
     */
    @Schema(name = "RuleExample")
    public record Item(String ruleId, int seat, String text, String picture) {}

    @GET
    @Immutable
    @Produces(MediaType.APPLICATION_JSON)
    @Operation(
            operationId = "listRuleExamples",
            summary = "List examples of the rules of a game",
            description = "One for each rule that commands use, taken from a match played for it.")
    @APIResponse(responseCode = "200", description = "The examples")
    public Listed examples(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @QueryParam("rulesVersion") @Nullable String rulesVersion,
            @BeanParam LanguageQuery texts) {
        Game<?, ?, ?, ?> found = games.find(game, rulesVersion).game();
        Map<String, ? extends RuleExample<?, ?>> all = examples.of(found);
        List<Item> items = found.catalogue().rules().stream()
                .map(RuleCatalogue.Rule::id)
                .map(all::get)
                .filter(Objects::nonNull)
                .map(one -> new Item(
                        one.ruleId(),
                        one.seat().index(),
                        one.text(texts.language()),
                        "/api/v1/games/" + game + "/examples/" + one.ruleId() + "/board.svg"))
                .toList();
        return new Listed(game, found.info().rulesVersion(), items);
    }

    @GET
    @Immutable
    @Path("/{rule}/board.svg")
    @Produces(BoardQuery.SVG)
    @Operation(
            operationId = "getRuleExampleBoard",
            summary = "Get the table of an example as a picture (SVG)",
            description = "Shows the table after the command, as its seat sees it, and marks what the command has "
                    + "changed.")
    @APIResponse(responseCode = "200", description = "The picture", content = @Content(mediaType = BoardQuery.SVG))
    public RestResponse<String> board(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @Parameter(example = "EX-4.1") @PathParam("rule") String rule,
            @QueryParam("rulesVersion") @Nullable String rulesVersion,
            @BeanParam OrientationQuery drawn) {
        RuleExample<?, ?> example =
                examples.of(games.find(game, rulesVersion).game()).get(rule);
        if (example == null) {
            throw Problem.of(ProblemType.NOT_FOUND, "There is no example of the rule " + rule)
                    .asException();
        }
        String picture = example.picture(
                PictureOptions.DEFAULT.withLanguage(drawn.language()).withOrientation(drawn.orientation()));
        return RestResponse.ResponseBuilder.ok(picture)
                .header("Content-Security-Policy", Boards.POLICY)
                .build();
    }
}
