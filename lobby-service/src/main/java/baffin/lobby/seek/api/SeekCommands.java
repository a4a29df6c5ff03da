package baffin.lobby.seek.api;

import baffin.game.Game;
import baffin.lobby.rating.domain.Modes;
import baffin.lobby.rating.domain.Ratings;
import baffin.lobby.seek.domain.SeekCommand.Wait;
import baffin.match.GameRegistry;
import baffin.platform.identity.Caller;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.request.QueryFilters;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.time.format.DateTimeParseException;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Makes a command of what somebody wishes. */
@ApplicationScoped
class SeekCommands {

    private static final Duration EXPIRES = Duration.ofMinutes(10);
    private static final String QUICK_BOTS = "PT30S";
    private static final int RETRY_S = 5;

    private final Ratings ratings;

    SeekCommands(Ratings ratings) {
        this.ratings = ratings;
    }

    /** A quick match is a seek with what most people want: any table, anybody, bots after half a minute. */
    static NewSeek quick(QuickMatchRequest request) {
        Game<?, ?, ?, ?> game = game(request.game());
        int smallest = Math.max(2, game.info().minSeats());
        List<Integer> seats = request.seats() == null
                ? IntStream.rangeClosed(smallest, game.info().maxSeats())
                        .boxed()
                        .toList()
                : request.seats();
        return new NewSeek(request.game(), null, seats, null, null, null, null, QUICK_BOTS, null);
    }

    /** The command; fails with 503 when a range is asked for and ratings are not known. */
    Uni<Wait> wait(Caller caller, String seekId, NewSeek request, boolean held) {
        Game<?, ?, ?, ?> game = game(request.game());
        Map<String, String> options = request.options() == null ? Map.of() : request.options();
        Long bots = millis("/botsAfter", request.botsAfter());
        Long expires = millis("/expiresAfter", request.expiresAfter());
        return ratings.of(caller.player(), request.game(), Modes.of(game, options, request.seats()))
                .map(rating -> {
                    if (rating.isEmpty() && request.ratingRange() != null) {
                        throw ProblemException.unavailable(
                                "ratings are not known at the moment; a seek without ratingRange needs none", RETRY_S);
                    }
                    return new Wait(
                            seekId,
                            options,
                            request.seats(),
                            request.play(),
                            rating.orElse(null),
                            request.ratingRange(),
                            bots,
                            held,
                            expires == null ? EXPIRES.toMillis() : expires);
                });
    }

    private static Game<?, ?, ?, ?> game(String id) {
        return GameRegistry.installed()
                .find(id)
                .orElseThrow(() ->
                        Problem.notOneOf("/game", id, QueryFilters.games()).asException());
    }

    private static @Nullable Long millis(String pointer, @Nullable String duration) {
        try {
            return duration == null ? null : Duration.parse(duration).toMillis();
        } catch (DateTimeParseException | ArithmeticException e) {
            throw Problem.invalidField(pointer, "invalid", "must be an ISO 8601 duration such as PT2M")
                    .asException();
        }
    }
}
