package baffin.gameservice.match.refusal;

import baffin.game.action.Spot;
import baffin.platform.problem.Problem;
import baffin.platform.request.LanguageQuery;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** At which place something is not possible, and in which language to say why. */
public class RefusalsQuery extends LanguageQuery {

    @Parameter(
            required = true,
            example = "square:5,3",
            schema = @Schema(type = SchemaType.STRING, pattern = Spot.PATTERN))
    @QueryParam("spot")
    @Nullable
    String spot;

    /**
     * The place; the picture need not have it.
     *
     * @throws baffin.platform.problem.ProblemException 400 when it is missing or no such text
     */
    public Spot spot() {
        if (spot == null) {
            throw Problem.invalidField("?spot", "missing", "is missing").asException();
        }
        return Spot.of(spot)
                .orElseThrow(() -> Problem.invalidField("?spot", "invalid", "must be kind:value, such as square:5,3")
                        .asException());
    }
}
