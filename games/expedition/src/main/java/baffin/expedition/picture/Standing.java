package baffin.expedition.picture;

import baffin.game.ScoreLine;
import baffin.game.SeatScore;

/** The two scores of a seat: what its disc shows, and what it would have if the match ended now. */
final class Standing {

    private Standing() {}

    /** Points earned so far: all but final scoring (EX-9). */
    static int earned(SeatScore score) {
        return score.lines().stream()
                .filter(line -> !line.ruleId().startsWith("EX-9."))
                .mapToInt(ScoreLine::points)
                .sum();
    }
}
