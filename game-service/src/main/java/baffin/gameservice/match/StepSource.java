package baffin.gameservice.match;

import baffin.match.event.Step;
import io.smallrye.mutiny.Uni;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Where the steps of matches come from: what has been, and what comes. */
public interface StepSource {

    /** Adds a listener for all steps to come. */
    void listen(Listener listener);

    /** A match as it is now. */
    Uni<Match<?, ?, ?, ?>> current(Match<?, ?, ?, ?> known);

    /** A match as it was at a version that it has reached. */
    Uni<Match<?, ?, ?, ?>> at(Match<?, ?, ?, ?> known, long version);

    /** The steps from one version to another, as they stand in the log: to be redacted before anyone sees them. */
    Uni<List<Step>> steps(Match<?, ?, ?, ?> match, long from, long to);

    /** Hears of each step as it comes. */
    interface Listener {

        /** A match whose steps are wanted, as its followers have seen it last; null when it has none. */
        @Nullable
        Match<?, ?, ?, ?> followed(String match);

        /**
         * A step has come.
         *
         * @param game id of the game
         * @param after the match after it; null when it is not at hand
         * @param bytes length of the record
         */
        void came(String game, Step step, @Nullable Match<?, ?, ?, ?> after, int bytes);
    }
}
