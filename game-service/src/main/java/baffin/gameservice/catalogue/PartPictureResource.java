package baffin.gameservice.catalogue;

import baffin.game.Game;
import baffin.game.Seat;
import baffin.game.picture.PictureOptions;
import baffin.game.picture.Styles;
import baffin.gameservice.match.board.BoardQuery;
import baffin.gameservice.match.board.Boards;
import baffin.gameservice.match.board.OrientationQuery;
import baffin.platform.http.Immutable;
import baffin.platform.http.Tagged;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Parts of a game, drawn alone: what buttons show, and what would lie on the table. */
@Path("/api/v1/games/{game}/part.svg")
@PermitAll
@Tag(name = "Games")
public class PartPictureResource {

    private static final int PICKS_MAX = 12;

    private final KnownGames games;

    PartPictureResource(KnownGames games) {
        this.games = games;
    }

    @GET
    @Immutable
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
        int colours = seat == null ? 0 : seat;
        String picture = drawn(games.find(game, rulesVersion).game(), picks, colours, options)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "There is no picture of " + picks)
                        .asException());
        String tag = '"' + Styles.digest(picture) + '"';
        RestResponse.ResponseBuilder<String> answer = Tagged.known(known, tag)
                ? RestResponse.ResponseBuilder.notModified()
                : RestResponse.ResponseBuilder.ok(picture);
        return answer.header("ETag", tag)
                .header("Cache-Control", "public, no-cache")
                .header("Content-Security-Policy", Boards.POLICY)
                .build();
    }

    private static Optional<String> drawn(
            Game<?, ?, ?, ?> game, @Nullable String written, int seat, PictureOptions options) {
        List<String> picks = written == null ? List.of() : List.of(written.split(" ", -1));
        if (picks.size() > PICKS_MAX || seat < 0 || seat >= game.info().maxSeats()) {
            return Optional.empty();
        }
        try {
            return game.partPicture(picks, new Seat(seat), options);
        } catch (IllegalArgumentException noSuchPart) {
            return Optional.empty();
        }
    }
}
