package baffin.scoring.competition.api;

import baffin.competition.Competition;
import baffin.competition.standing.ResultLine;
import baffin.competition.standing.Standing;
import baffin.competition.standing.Standings;
import baffin.competition.standing.ledger.StandingRules;
import baffin.platform.http.Tagged;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.scoring.competition.Competitions;
import baffin.scoring.competition.StandingCache;
import io.quarkus.qute.TemplateInstance;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import java.util.function.Function;

/** What the pages of a competition share: they are made of a version, carry its tag, and any site may embed them. */
@ApplicationScoped
class Pages {

    private static final MediaType HTML = new MediaType("text", "html", "utf-8");

    private final ReadVersions readVersions;
    private final Competitions competitions;
    private final StandingCache tables;

    Pages(ReadVersions readVersions, Competitions competitions, StandingCache tables) {
        this.readVersions = readVersions;
        this.competitions = competitions;
        this.tables = tables;
    }

    static RuntimeException absent(String what) {
        return Problem.of(ProblemType.NOT_FOUND, what).asException();
    }

    static List<ResultLine> results(Competition competition) {
        return Standings.results(competition, StandingRules.of(competition.policy()));
    }

    /** A page of a competition with its standing. */
    interface Page {
        TemplateInstance of(Competition competition, Standing standing);
    }

    Uni<TemplateInstance> standing(ReadQuery readQuery, long version, Page page) {
        return tables.standing(readQuery.id, version, null)
                .chain(standing ->
                        competitions.at(readQuery.id, version).map(competition -> page.of(competition, standing)));
    }

    /** The page of the version that is asked for, or that it is as it was. */
    Uni<Response> answer(WordedQuery readQuery, Function<Long, Uni<TemplateInstance>> how) {
        return readVersions.version(readQuery, null).chain(version -> {
            String tag = Framed.tag(version, readQuery.variant(), readQuery.asOf);
            if (Tagged.known(readQuery.known, tag)) {
                return Uni.createFrom().item(Framed.unchanged(readQuery.id, version, tag));
            }
            return how.apply(version)
                    .map(page -> Framed.anywhere(readQuery.worded(
                                    Tagged.headers(Response.ok(page.render(), HTML), readQuery.id, version, tag)))
                            .build());
        });
    }
}
