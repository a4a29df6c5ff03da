package baffin.lobby.adapter.http;

import baffin.lobby.rating.Ratings;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Asks scoring-service for ratings, at its public address. */
@ApplicationScoped
class ScoringRatings implements Ratings {

    private static final Logger LOG = Logger.getLogger(ScoringRatings.class);
    private static final Duration PATIENCE = Duration.ofMillis(1_500);
    private static final Duration KEPT = Duration.ofMinutes(1);
    private static final int KEPT_MAX = 10_000;
    private static final int OK = 200;
    // the service may answer with more than is read here
    private static final JsonMapper JSON = new JsonMapper();

    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .connectTimeout(PATIENCE)
            .build();
    private final Cache<String, Map<String, Rated>> kept =
            Caffeine.newBuilder().expireAfterWrite(KEPT).maximumSize(KEPT_MAX).build();
    private final String base;

    ScoringRatings(@ConfigProperty(name = "baffin.lobby.scoring-url") String base) {
        this.base = base;
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
        HttpRequest request = HttpRequest.newBuilder(URI.create(base + "/api/v1/players/" + player + "/ratings"))
                .timeout(PATIENCE)
                .build();
        return Uni.createFrom()
                .completionStage(() -> client.sendAsync(request, BodyHandlers.ofByteArray()))
                .map(ScoringRatings::ratings)
                .invoke(ratings -> kept.put(player, ratings));
    }

    private static Map<String, Rated> ratings(HttpResponse<byte[]> response) {
        if (response.statusCode() != OK) {
            throw new IllegalStateException("status " + response.statusCode() + " from " + response.uri());
        }
        try {
            Map<String, Rated> ratings = new HashMap<>();
            for (JsonNode item : JSON.readTree(response.body()).path("items")) {
                String key = key(item.path("game").asText(), item.path("mode").asText());
                int rating = item.path("value").path("rating").asInt(NEW_PLAYER);
                ratings.put(key, new Rated(rating, item.path("games").asInt()));
            }
            return ratings;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String key(String game, String mode) {
        return game + '/' + mode;
    }

    @PreDestroy
    void close() {
        client.shutdownNow();
    }
}
