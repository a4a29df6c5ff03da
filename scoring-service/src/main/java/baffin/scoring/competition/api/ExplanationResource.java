package baffin.scoring.competition.api;

import baffin.competition.standing.StandingExplanation;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.platform.directory.NameDirectory;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import baffin.scoring.competition.view.ExplanationView;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;

/**
 * Why an entrant stands where it stands.
 *
 * <p>A class of its own, since the lobby has a resource at the address that this one goes on from: where both run in
 * one process, the longer address of a class decides.
 */
@Path("/api/v1/competitions/{id}/entrants/{entrant}/explanation")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Standings")
public class ExplanationResource {

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final StandingCache tables;
    private final PublicNames names;

    ExplanationResource(
            ReadVersions readVersions, Competitions competitions, StandingCache tables, NameDirectory names) {
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.tables = tables;
        this.names = names;
    }

    @GET
    @Operation(
            operationId = "explainStanding",
            summary = "Explain the rank of an entrant",
            description = "Breaks points and tie-breaks down to matches, records of the competition and rules.")
    @APIResponseSchema(
            value = ExplanationView.class,
            responseDescription = "The line of the standing with everything that it is computed from")
    public Uni<Response> explanation(@BeanParam WordedQuery readQuery, @PathParam("entrant") int entrant) {
        return readVersions.answer(
                readQuery,
                readQuery.variant(),
                version -> tables.standing(readQuery.id, version, null)
                        .chain(standing -> competitions
                                .at(readQuery.id, version)
                                .map(competition -> {
                                    StandingExplanation why = Standings.explain(
                                                    competition, StandingRules.of(competition.policy()), entrant)
                                            .orElseThrow(() -> CompetitionReadsResource.nobody(entrant));
                                    return readQuery.worded(Response.ok(
                                            ExplanationView.of(competition, standing, why, readQuery.words(), names)));
                                })));
    }
}
