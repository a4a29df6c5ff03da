package baffin.gameservice.match.board;

import baffin.game.picture.PictureOptions.Orientation;
import baffin.platform.request.LanguageQuery;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** The language of a picture, and the screen that it is drawn for. */
public class OrientationQuery extends LanguageQuery {

    @QueryParam("orientation")
    @Parameter(
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"landscape", "portrait"},
                            defaultValue = "landscape"))
    @Nullable
    String orientation;

    /**
     * The screen that is wanted; a wide one where nothing is said.
     *
     * @throws baffin.platform.problem.ProblemException 400 for an orientation that there is not
     */
    public Orientation orientation() {
        return BoardChoice.one(
                "orientation", orientation, BoardChoice.words(Orientation.values()), Orientation.LANDSCAPE);
    }
}
