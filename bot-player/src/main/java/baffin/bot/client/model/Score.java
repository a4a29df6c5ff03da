package baffin.bot.client.model;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The score sheet of a match: if it ended now, or as it ended.
 *
 * @param version the version up to which it counts
 * @param last true once the match is over
 * @param seats one entry a seat
 */
public record Score(long version, boolean last, List<Seat> seats) {

    public Score {
        seats = seats == null ? List.of() : List.copyOf(seats);
    }

    /**
     * The score of a seat.
     *
     * @param seat 0 to seats - 1
     * @param handle public name, or null when the sheet does not say
     * @param score points
     * @param place 1 is first; who shares a place leaves the next one out
     * @param lines every number with its origin
     * @param counts tokens and what else was counted, by name
     * @param facts losses and order of return, by name
     * @param tieBreak how a tie was broken for this seat, or null
     */
    public record Seat(
            int seat,
            @Nullable String handle,
            int score,
            int place,
            List<Line> lines,
            Map<String, Integer> counts,
            Map<String, String> facts,
            @Nullable String tieBreak) {

        public Seat {
            lines = lines == null ? List.of() : List.copyOf(lines);
            counts = counts == null ? Map.of() : Map.copyOf(counts);
            facts = facts == null ? Map.of() : Map.copyOf(facts);
        }
    }

    /**
     * One number.
     *
     * @param kind what earned it
     * @param points points, negative for penalties
     * @param ruleId the rule that gives them
     * @param version version of the event that caused it
     * @param note the reason in words
     */
    public record Line(String kind, int points, String ruleId, long version, String note) {}
}
