package baffin.scoring.match;

import baffin.game.ScoreLine;
import baffin.game.SeatScore;
import baffin.game.words.Phrase;
import baffin.match.terms.Named;
import baffin.match.terms.SeatHolder;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * The score of one seat.
 *
 * @param seat 0 to seats - 1
 * @param resigned true when the player has given up
 * @param place 1 is first; who shares a place leaves the next one out
 * @param score points of the game: the sum of all lines
 * @param lines every number and where it comes from
 * @param counts numbers that scoring used, such as tokens by kind
 * @param facts what a reader needs to check the lines, such as losses
 * @param tieBreak how a tie was broken for this seat; absent when there was none
 */
@Schema(name = "SeatScore")
public record SeatLines(
        int seat,
        String player,
        @Nullable String handle,
        boolean bot,
        boolean resigned,
        int place,
        int score,
        List<Line> lines,
        Map<String, Integer> counts,
        Map<String, String> facts,
        @Nullable String tieBreak)
        implements Named {

    /**
     * One number.
     *
     * @param kind what earned it, in the game's own words, such as {@code ISLAND}
     * @param points points of the game; below 0 for penalties
     * @param ruleId the rule that gives them
     * @param version version of the match whose event caused them
     * @param note the reason in words
     */
    @Schema(name = "ScoreLine")
    public record Line(
            @Schema(examples = "ISLAND") String kind,
            @Schema(examples = "3") int points,
            @Schema(examples = "EX-5.4") String ruleId,
            @Schema(examples = "41") long version,
            String note) {

        static Line of(ScoreLine line, Function<Phrase, String> words) {
            return new Line(line.kind(), line.points(), line.ruleId(), line.version(), words.apply(line.note()));
        }
    }

    static SeatLines of(SeatScore score, SeatHolder holder, boolean resigned, Function<Phrase, String> words) {
        return new SeatLines(
                score.seat().index(),
                holder.player(),
                holder.handle(),
                holder.bot(),
                resigned,
                score.place(),
                score.score(),
                score.lines().stream().map(line -> Line.of(line, words)).toList(),
                score.counts(),
                score.facts(),
                score.tieBreak() == null ? null : words.apply(score.tieBreak()));
    }
}
