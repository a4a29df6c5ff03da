package baffin.lobby.rating.client;

import baffin.lobby.rating.domain.Ratings;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.logging.Logger;

/** Asks scoring-service for ratings, and remembers them for a minute. */
@ApplicationScoped
class ScoringRatings implements Ratings {

    private static final Logger LOG = Logger.getLogger(ScoringRatings.class);
    private static final Duration KEPT = Duration.ofMinutes(1);
    private static final int KEPT_MAX = 10_000;
    private final Cache<String, Map<String, Rated>> kept =
            Caffeine.newBuilder().expireAfterWrite(KEPT).maximumSize(KEPT_MAX).build();
    private final ScoringApi scoring;

    ScoringRatings(@RestClient ScoringApi scoring) {
        this.scoring = scoring;
    }

    @Override
    public Uni<Optional<Integer>> of(String player, String game, String mode) {
        return known(player)
                .map(known -> known.map(ratings -> Optional.ofNullable(ratings.get(key(game, mode)))
                        .map(Rated::rating)
                        .orElse(NEW_PLAYER)));
    }

    @Override
    public Uni<Optional<Rated>> rated(String player, String game, String mode) {
        return known(player).map(known -> known.map(ratings -> ratings.get(key(game, mode))));
    }

    private Uni<Optional<Map<String, Rated>>> known(String player) {
        return all(player).map(Optional::of).onFailure().recoverWithItem(failure -> {
            LOG.warnf("ratings are not known: %s", failure);
            return Optional.empty();
        });
    }

    private Uni<Map<String, Rated>> all(String player) {
        Map<String, Rated> known = kept.getIfPresent(player);
        if (known != null) {
            return Uni.createFrom().item(known);
        }
        return scoring.ratings(player).map(ScoringRatings::ratings).invoke(ratings -> kept.put(player, ratings));
    }

    private static Map<String, Rated> ratings(JsonNode answer) {
        Map<String, Rated> ratings = new HashMap<>();
        for (JsonNode item : answer.path("items")) {
            String key = key(item.path("game").asText(), item.path("mode").asText());
            int rating = item.path("value").path("rating").asInt(NEW_PLAYER);
            ratings.put(key, new Rated(rating, item.path("games").asInt()));
        }
        return ratings;
    }

    private static String key(String game, String mode) {
        return game + '/' + mode;
    }
}
