package baffin.gameservice.match.board;

import jakarta.ws.rs.QueryParam;
import java.util.List;
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
            "Elements that a player can point at have data-spot=\"kind:value\", the form that commands use. The"
                    + " root has the position of the cells (data-grid, data-size, data-origin, data-row, data-column,"
                    + " data-odd-row) and the style sheet (data-style-sheet). The ETag begins with the version,"
                    + " and changes with the names of players.";

    @QueryParam("part")
    @Parameter(
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"all", "map", "seats"},
                            defaultValue = "all"))
    @Nullable
    String part;

    @QueryParam("density")
    @Parameter(
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"wide", "narrow"},
                            defaultValue = "wide"))
    @Nullable
    String density;

    @QueryParam("styles")
    @Parameter(
            schema =
                    @Schema(
                            type = SchemaType.STRING,
                            enumeration = {"inside", "none"},
                            defaultValue = "inside"))
    @Nullable
    String styles;

    @QueryParam("marks")
    @Parameter(example = "legal,last")
    List<String> marks = List.of();

    /**
     * What is wanted.
     *
     * @throws baffin.platform.problem.ProblemException 400 for values that there are not
     */
    public BoardChoice choice() {
        return BoardChoice.of(this);
    }
}
