package baffin.scoring.rating.domain;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Elo between all pairs of sides; a side is as strong as its members on average. */
final class ClassicRater implements Rater {

    private static final double NEW = 1500;
    private static final double SPREAD = 400;
    private static final double STEP = 40;
    private static final double FIRST_STEP = 60;
    private static final int FIRST_GAMES = 30;

    private record Number(double rating, int games) {}

    private final Map<String, Number> numbers = new HashMap<>();

    private Number of(String player) {
        return numbers.getOrDefault(player, new Number(NEW, 0));
    }

    private double strength(List<Entrant> side) {
        return side.stream().mapToDouble(e -> of(e.player()).rating()).reduce(0, Double::sum) / side.size();
    }

    private static double chance(double own, double other) {
        return 1 / (1 + StrictMath.pow(10, (other - own) / SPREAD));
    }

    @Override
    public double expects(RatedMatch match, Entrant one, Entrant other) {
        Pool pool = Pool.of(match, one).orElseThrow();
        List<Entrant> theirs = pool.sides().stream()
                .filter(side -> side.contains(other))
                .findFirst()
                .orElseThrow();
        return chance(strength(pool.sides().get(pool.own())), strength(theirs));
    }

    @Override
    public void learn(RatedMatch match) {
        Map<String, Number> after = new HashMap<>();
        for (Entrant own : match.entrants()) {
            Pool.of(match, own).ifPresent(pool -> after.put(own.player(), after(own, pool)));
        }
        numbers.putAll(after);
    }

    private Number after(Entrant own, Pool pool) {
        double gain = 0;
        for (int side = 0; side < pool.sides().size(); side++) {
            if (side != pool.own()) {
                int order = Integer.compare(pool.rank(side), pool.rank(pool.own()));
                double chance = chance(
                        strength(pool.sides().get(pool.own())),
                        strength(pool.sides().get(side)));
                gain += (1 + order) / 2.0 - chance;
            }
        }
        Number before = of(own.player());
        double step = before.games() < FIRST_GAMES ? FIRST_STEP : STEP;
        return new Number(before.rating() + step / (pool.sides().size() - 1) * gain, before.games() + 1);
    }

    @Override
    public double shown(String player) {
        return of(player).rating();
    }

    @Override
    public double proven(String player) {
        return of(player).rating();
    }

    @Override
    public int games(String player) {
        return of(player).games();
    }
}
