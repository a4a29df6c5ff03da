package baffin.game;

import baffin.game.words.Phrase;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The score of one seat.
 *
 * @param seat the seat
 * @param score sum of the points of all lines
 * @param place 1 is first; seats that share a place leave the next one out; teams take one place each. On the sheet of
 *     a match who left may come behind all others, whatever the score
 * @param lines every number and its origin, in the order in which they were earned
 * @param counts numbers that scoring used, by the game's own upper-case names, such as tokens by kind
 * @param facts further facts of the seat that a reader needs to check the lines, such as losses and order of return
 * @param tieBreak how a tie on points was broken for this seat, like a note; null when there was none
 */
public record SeatScore(
        Seat seat,
        int score,
        int place,
        List<ScoreLine> lines,
        Map<String, Integer> counts,
        Map<String, String> facts,
        @Nullable Phrase tieBreak) {

    public SeatScore {
        lines = List.copyOf(lines);
    }
}
