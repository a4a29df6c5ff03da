package baffin.gameservice.catalogue;

import baffin.platform.limits.Page;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemCatalogue;
import baffin.platform.problem.ProblemType;
import baffin.platform.request.LanguageQuery;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/** The kinds of problem documents, explained. */
@Path("/api/v1/problems")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Problems")
public class ProblemsResource {

    @GET
    @Operation(operationId = "listProblemTypes", summary = "List the types of problem documents")
    @APIResponse(responseCode = "200", description = "The types")
    public Page<ProblemCatalogue.Entry> all(@BeanParam LanguageQuery texts) {
        return Page.whole(ProblemCatalogue.all(texts.language()));
    }

    @GET
    @Path("/{slug}")
    @Operation(
            operationId = "getProblemType",
            summary = "Get a type of problem document",
            description = "What it means and how to react.")
    @APIResponse(responseCode = "200", description = "The type")
    public ProblemCatalogue.Entry one(
            @Parameter(example = "rule-violation") @PathParam("slug") String slug, @BeanParam LanguageQuery texts) {
        return ProblemCatalogue.find(slug, texts.language())
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No kind of problem is called " + slug)
                        .asException());
    }
}
