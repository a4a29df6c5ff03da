package baffin.gameservice.catalogue;

import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import jakarta.inject.Singleton;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the game that a request names. */
@Singleton
class KnownGames {

    private final JsonCodecs codecs;

    KnownGames(JsonCodecs codecs) {
        this.codecs = codecs;
    }

    /**
     * A game by its id.
     *
     * @throws baffin.platform.problem.ProblemException 404 when there is no such game
     */
    JsonCodec<?, ?, ?, ?> find(String game) {
        return codecs.find(game)
                .orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "No game has the id " + game)
                        .asException());
    }

    /**
     * A game by its id, as it is played by today's rules.
     *
     * @param rulesVersion null for whichever these are
     * @throws baffin.platform.problem.ProblemException 404 when there is no such game, or it has other rules
     */
    JsonCodec<?, ?, ?, ?> find(String game, @Nullable String rulesVersion) {
        JsonCodec<?, ?, ?, ?> found = find(game);
        String current = found.game().info().rulesVersion();
        if (rulesVersion != null && !rulesVersion.equals(current)) {
            throw Problem.of(
                            ProblemType.NOT_FOUND,
                            "This platform has version " + current + " of the rules of " + game + ", not "
                                    + rulesVersion)
                    .with("allowed", List.of(current))
                    .asException();
        }
        return found;
    }
}
