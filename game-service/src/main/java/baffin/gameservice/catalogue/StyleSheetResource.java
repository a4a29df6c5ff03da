package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.picture.Styles;
import baffin.platform.http.Tagged;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** The style sheets of pictures that have none inside. */
@Path("/api/v1/games/{game}/board.css")
@PermitAll
@Tag(name = "Games")
public class StyleSheetResource {

    private static final String CSS = "text/css";
    private static final String FOR_GOOD = "public, max-age=31536000, immutable";

    private final KnownGames games;

    StyleSheetResource(KnownGames games) {
        this.games = games;
    }

    @GET
    @Produces(CSS)
    @Operation(
            operationId = "getStyleSheet",
            summary = "Get the style sheet of a game's pictures (CSS)",
            description = "All selectors begin with the class bf of a picture's root. With digest, which is "
                    + "data-style-sheet of that root, the response never changes and can be kept for a year.")
    @APIResponse(responseCode = "200", description = "The style sheet", content = @Content(mediaType = CSS))
    public RestResponse<String> styleSheet(
            @Parameter(example = "expedition") @PathParam("game") String game,
            @QueryParam("digest") @Nullable String digest,
            @Parameter(hidden = true) @HeaderParam("If-None-Match") @Nullable String known) {
        Game<?, ?, ?, ?> found = games.find(game).game();
        String own = Styles.digest(found.styleSheet());
        if (digest != null && !digest.equals(own)) {
            throw Problem.of(ProblemType.NOT_FOUND, "The style sheet of " + game + " is " + own + ", not " + digest)
                    .asException();
        }
        String tag = '"' + own + '"';
        RestResponse.ResponseBuilder<String> answer = Tagged.known(known, tag)
                ? RestResponse.ResponseBuilder.notModified()
                : RestResponse.ResponseBuilder.ok(found.styleSheet());
        return answer.header("ETag", tag)
                .header("Cache-Control", digest == null ? "public, no-cache" : FOR_GOOD)
                .header("Content-Type", CSS + ";charset=UTF-8")
                .build();
    }
}
