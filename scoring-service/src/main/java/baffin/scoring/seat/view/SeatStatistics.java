package baffin.scoring.seat.view;

import io.smallrye.mutiny.Uni;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the resources ask about start seats. */
public interface SeatStatistics {

    /**
     * Which matches are counted.
     *
     * @param players null for all table sizes
     * @param mode null for solo and teams
     * @param options only matches with these
     */
    record Query(
            String game,
            @Nullable Integer players,
            @Nullable String mode,
            Map<String, String> options) {

        public Query {
            options = Map.copyOf(options);
        }
    }

    /** What the start seats are worth; may be some seconds old. */
    Uni<SeatEffectsView> effects(Query query);
}
