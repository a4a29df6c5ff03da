package baffin.gameservice.stream;

import baffin.platform.match.Include;
import baffin.platform.request.LanguageQuery;
import jakarta.ws.rs.QueryParam;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;

/** What the steps of a stream carry, and in which language its texts are. */
public class StepQuery extends LanguageQuery {

    @Parameter(example = "view")
    @QueryParam("include")
    List<String> include = List.of();

    /**
     * What is wanted.
     *
     * @throws baffin.platform.problem.ProblemException 400 for values that there are not
     */
    public Include shown() {
        return Include.of(include, null, null).shown(true, language());
    }
}
