package baffin.scoring.rating.domain;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import java.time.YearMonth;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Judges policies by what they foretell: before each match, who of two players of it will come first. The measure is
 * the mean log-loss: 0 for one who always knows, ln 2 for one who says 0.5 to everything.
 *
 * @param matches how many were looked at
 * @param all over all of them
 * @param months by the month in which they ended (UTC), the earliest first
 */
public record Evaluation(int matches, Losses all, Map<YearMonth, Losses> months) {

    /** What one gets who says 0.5 to everything. */
    public static final double CONSTANT = Math.log(2);

    private static final double SURE = 1e-9;

    public Evaluation {
        months = new TreeMap<>(months);
    }

    /**
     * What was lost on some pairs.
     *
     * @param pairs how many; of two who share a place, each is half before the other
     * @param means mean log-loss by policy; none without pairs
     */
    public record Losses(long pairs, Map<RatingPolicy, Double> means) {}

    private static final class Sum {
        private long pairs;
        private final Map<RatingPolicy, Double> losses = new EnumMap<>(RatingPolicy.class);

        void add(Map<RatingPolicy, Double> pair) {
            pairs++;
            pair.forEach((policy, loss) -> losses.merge(policy, loss, Double::sum));
        }

        Losses losses() {
            Map<RatingPolicy, Double> means = new EnumMap<>(RatingPolicy.class);
            losses.forEach((policy, sum) -> means.put(policy, sum / pairs));
            return new Losses(pairs, means);
        }
    }

    /** Judges all policies on the same matches, which must be in their order. */
    public static Evaluation of(List<RatedMatch> matches) {
        Course<Evaluation> course = course();
        matches.forEach(course::take);
        return course.result();
    }

    /** Judges all policies on the same matches as they come. */
    public static Course<Evaluation> course() {
        return new Judging();
    }

    private static final class Judging implements Course<Evaluation> {
        private final Map<RatingPolicy, Rater> raters = new EnumMap<>(RatingPolicy.class);
        private final Sum all = new Sum();
        private final Map<YearMonth, Sum> months = new TreeMap<>();
        private int matches;

        Judging() {
            List.of(RatingPolicy.values()).forEach(policy -> raters.put(policy, policy.rater()));
        }

        @Override
        public void take(RatedMatch match) {
            matches++;
            Sum month =
                    months.computeIfAbsent(YearMonth.from(match.endedAt().atOffset(ZoneOffset.UTC)), key -> new Sum());
            for (List<Entrant> pair : pairs(match)) {
                Map<RatingPolicy, Double> losses = new EnumMap<>(RatingPolicy.class);
                raters.forEach((policy, rater) ->
                        losses.put(policy, loss(rater.expects(match, pair.get(0), pair.get(1)), pair)));
                all.add(losses);
                month.add(losses);
            }
            raters.values().forEach(rater -> rater.learn(match));
        }

        @Override
        public Evaluation result() {
            Map<YearMonth, Losses> byMonth = new TreeMap<>();
            months.forEach((month, sum) -> byMonth.put(month, sum.losses()));
            return new Evaluation(matches, all.losses(), byMonth);
        }
    }

    /** Two of different sides who are rated against each other and have both played to the end. */
    private static List<List<Entrant>> pairs(RatedMatch match) {
        List<List<Entrant>> pairs = new ArrayList<>();
        for (Entrant one : match.entrants()) {
            for (Entrant other : match.entrants()) {
                if (one.seat() < other.seat()
                        && one.side() != other.side()
                        && one.bot() == other.bot()
                        && !one.dropped()
                        && !other.dropped()) {
                    pairs.add(List.of(one, other));
                }
            }
        }
        return pairs;
    }

    private static double loss(double chance, List<Entrant> pair) {
        double bounded = Math.clamp(chance, SURE, 1 - SURE);
        int order = Integer.compare(pair.get(1).place(), pair.get(0).place());
        double first = (1 + Integer.signum(order)) / 2.0;
        return -first * StrictMath.log(bounded) - (1 - first) * StrictMath.log(1 - bounded);
    }
}
