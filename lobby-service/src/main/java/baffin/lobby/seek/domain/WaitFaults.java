package baffin.lobby.seek.domain;

import baffin.game.GameInfo;
import baffin.lobby.openmatch.domain.LobbyRefusal;
import baffin.lobby.seek.domain.SeekCommand.Wait;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;

/** What can be wrong with a wish to wait. */
final class WaitFaults {

    private static final Duration EXPIRES_MIN = Duration.ofSeconds(10);
    private static final Duration EXPIRES_MAX = Duration.ofHours(24);

    private WaitFaults() {}

    /** The first fault; empty when there is none. */
    static Optional<LobbyRefusal> of(Wait wait, GameInfo game) {
        return seats(wait, game)
                .or(() -> options(wait, game))
                .or(() -> play(wait))
                .or(() -> range(wait))
                .or(() -> times(wait));
    }

    private static Optional<LobbyRefusal> seats(Wait wait, GameInfo game) {
        boolean sound = !wait.seats().isEmpty()
                && wait.seats().stream().allMatch(size -> size >= smallest(game) && size <= game.maxSeats());
        return sound
                ? Optional.empty()
                : fault("/seats", "must be sizes of table from " + smallest(game) + " to " + game.maxSeats());
    }

    /** Who plays alone needs to wait for nobody. */
    static int smallest(GameInfo game) {
        return Math.max(2, game.minSeats());
    }

    private static Optional<LobbyRefusal> options(Wait wait, GameInfo game) {
        return game.optionProblems(wait.options()).entrySet().stream()
                .findFirst()
                .flatMap((Map.Entry<String, String> problem) -> fault(
                        "/options/" + problem.getKey().replace("~", "~0").replace("/", "~1"), problem.getValue()));
    }

    private static Optional<LobbyRefusal> play(Wait wait) {
        return wait.play() == null
                ? Optional.empty()
                : wait.play().problems().entrySet().stream()
                        .findFirst()
                        .flatMap(problem -> fault(problem.getKey(), problem.getValue()));
    }

    private static Optional<LobbyRefusal> range(Wait wait) {
        Range range = wait.range();
        if (range == null) {
            return Optional.empty();
        }
        if (range.min() > range.max()) {
            return fault("/ratingRange", "needs min at most max");
        }
        return wait.rating() == null
                ? fault("/ratingRange", "needs your own rating, which is not known")
                : Optional.empty();
    }

    private static Optional<LobbyRefusal> times(Wait wait) {
        Duration expires = Duration.ofMillis(wait.expiresAfterMs());
        if (expires.compareTo(EXPIRES_MIN) < 0 || expires.compareTo(EXPIRES_MAX) > 0) {
            return fault("/expiresAfter", "must be from PT10S to PT24H");
        }
        Long bots = wait.botsAfterMs();
        return bots != null && (bots < 0 || bots > EXPIRES_MAX.toMillis())
                ? fault("/botsAfter", "must be from PT0S to PT24H")
                : Optional.empty();
    }

    private static Optional<LobbyRefusal> fault(String pointer, String message) {
        return Optional.of(LobbyRefusal.invalid(pointer, message));
    }
}
