package baffin.scoring.seat.domain;

import baffin.scoring.seat.domain.SeatedMatch.Side;
import baffin.scoring.skill.Skill;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Fits what every start seat adds to the strength of those who sit there: a hidden member of their side, of which
 * beforehand as little is known as of a new player. The most probable values under the model of the ratings
 * (Plackett-Luce, ties as in algorithm 4 of Weng and Lin) are found by Newton's method; they sum to 0.
 *
 * <p>The standard error comes from the spread of what single matches say (sandwich estimator), so it does not rely on
 * the model to have the noise right.
 */
public final class SeatFit {

    private static final int ROUNDS_MAX = 100;
    private static final double SETTLED = 1e-10;
    private static final double STEP_MAX = 10;

    private final List<SeatedMatch> matches;
    private final int seats;
    private final double doubt = 1 / (Skill.NEW.sigma() * Skill.NEW.sigma());

    private SeatFit(List<SeatedMatch> matches, int seats) {
        this.matches = matches;
        this.seats = seats;
    }

    /**
     * What a seat is worth.
     *
     * @param mu what it adds to the strength, on the scale of {@link Skill#mu}; above 0 is an advantage
     * @param error standard error of that
     */
    public record Effect(double mu, double error) {}

    /**
     * Fits the seats of one table size.
     *
     * @param seats number of seats, or of teams
     * @return by seat
     */
    public static List<Effect> of(List<SeatedMatch> matches, int seats) {
        return new SeatFit(matches, seats).fitted();
    }

    private List<Effect> fitted() {
        double[] effect = new double[seats];
        double[][] inverse = Square.inverse(slope(effect).information());
        for (int round = 0; round < ROUNDS_MAX; round++) {
            double[] step = Square.times(inverse, slope(effect).gradient());
            double longest = 0;
            for (int seat = 0; seat < seats; seat++) {
                double bounded = Math.clamp(step[seat], -STEP_MAX, STEP_MAX);
                effect[seat] += bounded;
                longest = Math.max(longest, Math.abs(bounded));
            }
            if (longest < SETTLED) {
                break;
            }
            inverse = Square.inverse(slope(effect).information());
        }
        double mean =
                IntStream.range(0, seats).mapToDouble(seat -> effect[seat]).sum() / seats;
        double[][] spread =
                Square.centred(Square.sandwich(inverse, slope(effect).spread()));
        return IntStream.range(0, seats)
                .mapToObj(seat -> new Effect(effect[seat] - mean, StrictMath.sqrt(Math.max(0, spread[seat][seat]))))
                .toList();
    }

    /**
     * How the probability changes with the effects.
     *
     * @param gradient of its logarithm
     * @param information the negative second derivatives
     * @param spread sum over the matches of the products of what each adds to the gradient
     */
    private record Slope(double[] gradient, double[][] information, double[][] spread) {}

    private Slope slope(double[] effect) {
        Slope sum = new Slope(new double[seats], new double[seats][seats], new double[seats][seats]);
        for (SeatedMatch match : matches) {
            double[] own = new double[seats];
            add(match, effect, own, sum.information());
            for (int one = 0; one < seats; one++) {
                sum.gradient()[one] += own[one];
                for (int two = 0; two < seats; two++) {
                    sum.spread()[one][two] += own[one] * own[two];
                }
            }
        }
        for (int seat = 0; seat < seats; seat++) {
            sum.gradient()[seat] -= effect[seat] * doubt;
            sum.information()[seat][seat] += doubt;
        }
        return sum;
    }

    /** A place that is given away is a draw among all who are still there, each with the weight of its strength. */
    private static void add(SeatedMatch match, double[] effect, double[] gradient, double[][] information) {
        double c = match.scale();
        for (Side given : match.sides()) {
            List<Side> left = match.sides().stream()
                    .filter(side -> side.place() >= given.place())
                    .toList();
            long tied = match.sides().stream()
                    .filter(side -> side.place() == given.place())
                    .count();
            double[] chances = chances(left, effect, c);
            gradient[given.seat()] += 1 / (c * tied);
            for (int one = 0; one < left.size(); one++) {
                int row = left.get(one).seat();
                gradient[row] -= chances[one] / (c * tied);
                information[row][row] += chances[one] / (c * c * tied);
                for (int two = 0; two < left.size(); two++) {
                    information[row][left.get(two).seat()] -= chances[one] * chances[two] / (c * c * tied);
                }
            }
        }
    }

    private static double[] chances(List<Side> left, double[] effect, double c) {
        double highest = left.stream().mapToDouble(Side::mu).max().orElseThrow();
        double[] weights = left.stream()
                .mapToDouble(side -> StrictMath.exp((side.mu() - highest + effect[side.seat()]) / c))
                .toArray();
        double all = java.util.Arrays.stream(weights).sum();
        return java.util.Arrays.stream(weights).map(weight -> weight / all).toArray();
    }
}
