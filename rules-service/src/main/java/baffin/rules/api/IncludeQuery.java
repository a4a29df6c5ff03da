package baffin.rules.api;

import baffin.platform.match.Include;
import baffin.platform.request.LanguageQuery;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.QueryParam;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.jspecify.annotations.Nullable;

/** What the answer to a command is to carry beside the events, as it stands in the request. */
public class IncludeQuery extends LanguageQuery {

    @Parameter(
            description = "what the answer is to carry beside the events, with commas between: legal-actions, view,"
                    + " board, log; each is the document of its GET",
            example = "legal-actions,view")
    @QueryParam("include")
    @Nullable
    String include;

    @Parameter(description = "draw so many of the included legal actions")
    @QueryParam("sample")
    @Nullable
    Integer sample;

    @Parameter(description = "seed of the draw; 0 when absent")
    @QueryParam("random")
    @Nullable
    Long random;

    @Parameter(description = "false for included legal actions that are commands and costs only")
    @QueryParam("explain")
    @DefaultValue("true")
    boolean explain;

    /**
     * What is wanted.
     *
     * @throws baffin.platform.problem.ProblemException 400 for values that there are not
     */
    Include wanted() {
        return Include.of(include, sample, random).shown(explain, language());
    }
}
