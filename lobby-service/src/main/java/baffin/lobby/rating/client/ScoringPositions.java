package baffin.lobby.rating.client;

import baffin.lobby.rating.domain.Positions;
import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Asks scoring-service for the score sheets of matches, as anybody may see them. */
@ApplicationScoped
class ScoringPositions implements Positions {

    private static final Logger LOG = Logger.getLogger(ScoringPositions.class);

    private final ScoringApi scoring;

    ScoringPositions(@RestClient ScoringApi scoring) {
        this.scoring = scoring;
    }

    @Override
    public Uni<List<Position>> of(String matchId) {
        return scoring.score(matchId)
                .map(sheet -> StreamSupport.stream(sheet.path("seats").spliterator(), false)
                        .map(ScoringPositions::position)
                        .toList())
                .onFailure()
                .recoverWithItem(failure -> {
                    LOG.warnf("the score of match %s is not known: %s", matchId, failure);
                    return List.of();
                });
    }

    private static Position position(JsonNode seat) {
        return new Position(
                seat.path("place").asInt(),
                seat.path("score").asInt(),
                seat.path("resigned").asBoolean());
    }
}
