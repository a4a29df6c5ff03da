package baffin.scoring.skill;

import java.util.ArrayList;
import java.util.List;

/**
 * Algorithm 4 of Weng and Lin, "A Bayesian Approximation Method for Online Ranking" (JMLR 12, 2011), with ties.
 *
 * <p>Sums run in the order of the arguments and {@link StrictMath} is used throughout, so that every machine comes to
 * the same bits.
 */
public final class PlackettLuce {

    /** How much of a performance is luck: its standard deviation on the scale of {@link Skill#mu}. */
    private static final double BETA = 25.0 / 6;

    private static final double KAPPA = 0.0001;

    private PlackettLuce() {}

    /**
     * Players who share a rank.
     *
     * @param rank 1 or more, 1 is best; equal ranks are ties
     * @param members at least one
     */
    public record Side(int rank, List<Skill> members) {

        public Side {
            members = List.copyOf(members);
        }

        public double mu() {
            return members.stream().mapToDouble(Skill::mu).reduce(0, Double::sum);
        }

        double variance() {
            return members.stream().mapToDouble(Skill::variance).reduce(0, Double::sum);
        }
    }

    /** The skills after a match, side by side in the order given. */
    public static List<List<Skill>> rate(List<Side> sides) {
        double c = scale(sides);
        List<List<Skill>> rated = new ArrayList<>(sides.size());
        for (int own = 0; own < sides.size(); own++) {
            Side side = sides.get(own);
            double omega = 0;
            double delta = 0;
            for (int other = 0; other < sides.size(); other++) {
                int rank = sides.get(other).rank();
                if (rank <= side.rank()) {
                    double chance = StrictMath.exp(side.mu() / c) / left(sides, rank, c);
                    long tied = sides.stream().filter(s -> s.rank() == rank).count();
                    omega += ((other == own ? 1 : 0) - chance) / tied;
                    delta += chance * (1 - chance) / tied;
                }
            }
            rated.add(members(side, omega / c, delta / (c * c) * (StrictMath.sqrt(side.variance()) / c)));
        }
        return rated;
    }

    /** The scale on which differences of strength decide a match between these. */
    private static double scale(List<Side> sides) {
        return StrictMath.sqrt(sides.stream()
                .mapToDouble(side -> side.variance() + BETA * BETA)
                .reduce(0, Double::sum));
    }

    /** The weight of all who were still there when a rank was given away. */
    private static double left(List<Side> sides, int rank, double c) {
        return sides.stream()
                .filter(side -> side.rank() >= rank)
                .mapToDouble(side -> StrictMath.exp(side.mu() / c))
                .reduce(0, Double::sum);
    }

    // a member takes the share of the side's change that its own variance is of the side's, which cancels out
    private static List<Skill> members(Side side, double gain, double loss) {
        return side.members().stream()
                .map(skill -> new Skill(
                        skill.mu() + skill.variance() * gain,
                        skill.sigma() * StrictMath.sqrt(Math.max(1 - skill.variance() * loss, KAPPA))))
                .toList();
    }
}
