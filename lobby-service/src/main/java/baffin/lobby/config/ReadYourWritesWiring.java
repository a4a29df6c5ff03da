package baffin.lobby.config;

import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.engine.ProjectedModel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;

/** What the lobby reads from. */
@Dependent
class ReadYourWritesWiring {

    private static final String MATCHES = "/api/v1/lobby/";
    private static final String SEEKS = "/api/v1/seeks";
    private static final String COMPETITIONS = "/api/v1/competitions";

    @Singleton
    @Identifier("lobby-lists")
    ReadModel lists(@Identifier("open-matches") ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(ReadYourWritesWiring.class),
                engine,
                Topics.LOBBY_EVENTS,
                seen -> true,
                path -> path.startsWith(MATCHES) || path.startsWith(SEEKS) || path.startsWith(COMPETITIONS));
    }

    /** Only whether a match has ended is kept of matches in play, which none has with its first record. */
    @Singleton
    @Identifier("ended-matches")
    ReadModel ended(@Identifier("ended-matches") ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(ReadYourWritesWiring.class),
                engine,
                Topics.MATCH_EVENTS,
                seen -> seen.version() > 1,
                path -> path.startsWith(MATCHES));
    }
}
