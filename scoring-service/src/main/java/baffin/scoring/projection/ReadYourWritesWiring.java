package baffin.scoring.projection;

import baffin.competition.Competition;
import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.engine.ProjectedModel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;

/** What scores and standings are read from. */
@Dependent
class ReadYourWritesWiring {

    private static final String COMPETITIONS = "/api/v1/competitions/";

    /** Matches, and what organisers have made of them. */
    private static final String RESULTS = "/api/v1/results";

    private static final String MATCHES = "/api/v1/matches/";
    private static final String SCORE = "/score";

    @Singleton
    @Identifier("scores")
    ReadModel scores(@Identifier("scores") ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(ReadYourWritesWiring.class),
                engine,
                Topics.MATCH_EVENTS,
                seen -> true,
                path -> !path.startsWith(COMPETITIONS));
    }

    @Singleton
    @Identifier(CompetitionWiring.COMPETITIONS)
    ReadModel competitions(@Identifier(CompetitionWiring.COMPETITIONS) ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(ReadYourWritesWiring.class),
                engine,
                Topics.LOBBY_EVENTS,
                seen -> Competition.isKey(seen.key()),
                path -> path.startsWith(COMPETITIONS)
                        || path.equals(RESULTS)
                        || path.startsWith(MATCHES) && path.endsWith(SCORE));
    }
}
