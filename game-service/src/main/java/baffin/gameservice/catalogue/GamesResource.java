package baffin.gameservice.catalogue;

import baffin.game.RuleCatalogue;
import baffin.match.GameRegistry;
import baffin.platform.http.Immutable;
import baffin.platform.request.LanguageQuery;
import baffin.platform.wire.JsonCodec;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Locale;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** The games that can be played, as data. */
@Path("/api/v1/games")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Games")
public class GamesResource {

    private final KnownGames games;

    GamesResource(KnownGames games) {
        this.games = games;
    }

    /**
     * All games.
     *
     * @param items in the order of their installation
     */
    @Schema(name = "Games")
    public record Games(List<GameView> items) {}

    /**
     * The rules of a game.
     *
     * @param game id of the game
     * @param rulesVersion version of these rules
     * @param rules in the order of the rulebook
     */
    @Schema(name = "Rules")
    public record Rules(String game, String rulesVersion, List<RuleCatalogue.Rule> rules) {}

    /** All games. */
    @GET
    @Operation(operationId = "listGames", summary = "Games that can be played")
    @APIResponse(responseCode = "200", description = "All games")
    public Games games(@BeanParam LanguageQuery texts) {
        Locale language = texts.language();
        return new Games(GameRegistry.installed().all().stream()
                .map(game -> GameView.of(game, language))
                .toList());
    }

    /** One game. */
    @GET
    @Path("/{game}")
    @Operation(operationId = "getGame", summary = "A game: seats, options, colours")
    @APIResponse(responseCode = "200", description = "The game")
    public GameView game(
            @Parameter(example = "expedition") @PathParam("game") String game, @BeanParam LanguageQuery texts) {
        return GameView.of(games.find(game).game(), texts.language());
    }

    /** The rules of a game. */
    @GET
    @Immutable
    @Path("/{game}/rules")
    @Operation(operationId = "getRules", summary = "All rules of a game, by the ids that refusals and scores name")
    @APIResponse(responseCode = "200", description = "The rules")
    public Rules rules(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @Parameter(description = KnownGames.RULES_VERSION) @QueryParam("rulesVersion") @Nullable
                    String rulesVersion,
            @BeanParam LanguageQuery texts) {
        var found = games.find(game, rulesVersion).game();
        return new Rules(
                game,
                found.info().rulesVersion(),
                found.catalogue(texts.language()).rules());
    }

    /** The components of a game. */
    @GET
    @Immutable
    @Path("/{game}/components")
    @Operation(operationId = "getComponents", summary = "Tiles, tokens and tables of a game, with their sources")
    @APIResponse(responseCode = "200", description = "The components, in the game's own words")
    public byte[] components(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @Parameter(description = KnownGames.RULES_VERSION) @QueryParam("rulesVersion") @Nullable
                    String rulesVersion) {
        JsonCodec<?, ?, ?, ?> codec = games.find(game, rulesVersion);
        return codec.bytes(codec.game().components());
    }
}
