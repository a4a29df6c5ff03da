package baffin.competition.policy;

import baffin.decider.Outage;
import baffin.match.terms.MatchTerms;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * All that an organiser lays down about a competition; public before anybody enters. What decides results is
 * fixed once somebody has.
 *
 * @param name 3 to 80 characters
 * @param description at most 2,000 characters; null for none
 * @param options option name to value; completed with the game's defaults once accepted
 * @param format how matches are arranged
 * @param tableSize seats of a full table, 2 to 4
 * @param twoSeatTables true when tables of two may be made where numbers do not fit; byes are given otherwise
 * @param points match points for places
 * @param tieBreaks what decides between equal match points, in order; an empty list leaves all ties shared
 * @param play clock and absence of every match; null for those of the platform
 * @param entry who may enter, and when
 * @param schedule when rounds end
 * @param cards what yellow and red cards do; null for the usual rule
 */
public record Policy(
        String name,
        @Nullable String description,
        String game,
        Map<String, String> options,
        Format format,
        int tableSize,
        boolean twoSeatTables,
        PointsRule points,
        List<TieBreak> tieBreaks,
        @Nullable MatchTerms play,
        EntryRule entry,
        Schedule schedule,
        @Nullable CardRule cards) {

    public Policy {
        options = Map.copyOf(options);
        tieBreaks = List.copyOf(tieBreaks);
    }

    /** The same policy with other options. */
    public Policy withOptions(Map<String, String> all) {
        return with(all, points, tieBreaks, entry);
    }

    /** The same policy with a later close of entry, where that was to come. */
    public Policy extended(Outage outage) {
        return with(options, points, tieBreaks, entry.extended(outage));
    }

    /** The same policy by which results count in another way. */
    public Policy counting(PointsRule other, List<TieBreak> others) {
        return with(options, other, others, entry);
    }

    private Policy with(Map<String, String> chosen, PointsRule worth, List<TieBreak> ties, EntryRule entering) {
        return new Policy(
                name,
                description,
                game,
                chosen,
                format,
                tableSize,
                twoSeatTables,
                worth,
                ties,
                play,
                entering,
                schedule,
                cards);
    }

    /** What cards do here. */
    public CardRule cardRule() {
        return cards == null ? CardRule.USUAL : cards;
    }

    /** Sizes of the tables that may be made, the largest first. */
    public List<Integer> tableSizes() {
        return switch (format) {
            case Format.RoundRobin duel -> List.of(2);
            case Format.SingleElimination duel -> List.of(2);
            default -> {
                int least = tableSize == 2 || twoSeatTables ? 2 : 3;
                yield java.util.stream.IntStream.iterate(tableSize, size -> size >= least, size -> size - 1)
                        .boxed()
                        .toList();
            }
        };
    }
}
