package baffin.scoring.rating.view;

import baffin.scoring.rating.domain.Evaluation;
import baffin.scoring.rating.domain.RatingPolicy;
import baffin.scoring.rating.domain.SideBySide;
import io.smallrye.mutiny.Uni;
import java.util.List;

/** Rates all results again, to judge and to compare; answers may be a minute old. */
public interface RatingLab {

    /**
     * The results by the official policy and another.
     *
     * @param matches how many there were
     * @param rows all players in the official order
     */
    record Compared(int matches, List<SideBySide.Row> rows) {

        public Compared {
            rows = List.copyOf(rows);
        }
    }

    /** Rates a game's results by the official policy and another. */
    Uni<Compared> compared(String game, String mode, RatingPolicy other);

    /** Judges all policies by a game's results. */
    Uni<Evaluation> evaluated(String game, String mode);
}
