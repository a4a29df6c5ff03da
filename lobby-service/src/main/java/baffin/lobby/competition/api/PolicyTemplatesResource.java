package baffin.lobby.competition.api;

import baffin.lobby.competition.policy.PolicyTemplate;
import baffin.lobby.competition.policy.PolicyTemplates;
import baffin.platform.request.LanguageQuery;
import baffin.platform.request.QueryFilters;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Policies to begin with; the address is written out, so that it goes before that of one competition. */
@Path("/api/v1/competitions/policy-templates")
@Produces(MediaType.APPLICATION_JSON)
@PermitAll
@Tag(name = "Competitions")
public class PolicyTemplatesResource {

    /** All templates, in the order in which they are to be shown. */
    @Schema(name = "PolicyTemplates")
    public record All(List<PolicyTemplate> items) {}

    @GET
    @Operation(
            operationId = "policyTemplates",
            summary = "List policy templates",
            description = "You can send a template to POST /competitions unchanged or edited. Its title is the "
                    + "name of the competition.")
    @APIResponse(responseCode = "200", description = "The templates")
    @APIResponse(responseCode = "400", description = "No such game or language")
    public All templates(
            @Parameter(example = "expedition") @QueryParam("game") @Nullable String game,
            @BeanParam LanguageQuery texts) {
        return new All(PolicyTemplates.of(QueryFilters.game(game), texts.language()));
    }
}
