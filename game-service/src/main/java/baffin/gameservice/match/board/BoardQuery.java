package baffin.gameservice.match.board;

import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** How a request wants a picture to be drawn, as it stands there. */
public class BoardQuery extends OrientationQuery {

    /** Media type of pictures. */
    public static final String SVG = "image/svg+xml";

    /** What the API document says of pictures. */
    public static final String DESCRIPTION =
            "What can be pointed at has data-spot=\"kind:value\", as commands write it. The root says where cells are"
                    + " (data-grid, data-size, data-origin, data-row, data-column, data-odd-row) and which style sheet"
                    + " belongs to it (data-style-sheet). The ETag of the picture without parameters is the version.";

    @QueryParam("part")
    @Parameter(
            description = "all, map (what all seats share) or seats (their cards); both together have every spot",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"all", "map", "seats"},
                            defaultValue = "all"))
    @Nullable
    String part;

    @QueryParam("styles")
    @Parameter(
            description = "none leaves the style sheet out, to be read from /games/{game}/board.css",
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"inside", "none"},
                            defaultValue = "inside"))
    @Nullable
    String styles;

    @QueryParam("marks")
    @Parameter(
            description = "what is marked, with commas between: legal for what your legal actions can be pointed at"
                    + " with, last for what the last step has touched",
            example = "legal,last")
    @Nullable
    String marks;

    /**
     * What is wanted.
     *
     * @throws baffin.platform.problem.ProblemException 400 for values that there are not
     */
    public BoardChoice choice() {
        return BoardChoice.of(this);
    }
}
