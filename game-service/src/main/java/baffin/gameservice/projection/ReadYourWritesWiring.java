package baffin.gameservice.projection;

import baffin.gameservice.match.LiveModel;
import baffin.platform.acknowledgement.ReadModel;
import baffin.platform.request.ServiceScope;
import baffin.platform.runtime.projection.engine.ProjectedModel;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.topics.Topics;
import io.smallrye.common.annotation.Identifier;
import jakarta.enterprise.context.Dependent;
import jakarta.inject.Singleton;
import java.util.List;

/** What is read from rows; {@link LiveModel} is what is read from memory. */
@Dependent
class ReadYourWritesWiring {

    private static final String LIST = "/api/v1/matches";
    static final List<String> ROWS = List.of("/api/v1/players/me/notifications", LiveModel.PERSON, "/api/v1/webhooks");

    @Singleton
    @Identifier("match-rows")
    ReadModel rows(@Identifier("views") ProjectionEngine engine) {
        return new ProjectedModel(
                ServiceScope.of(ReadYourWritesWiring.class),
                engine,
                Topics.MATCH_EVENTS,
                seen -> true,
                path -> path.equals(LIST) || ROWS.stream().anyMatch(path::startsWith));
    }
}
