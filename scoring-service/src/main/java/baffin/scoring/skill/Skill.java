package baffin.scoring.skill;

/**
 * What is believed of somebody's strength: a normal distribution.
 *
 * @param mu its mean; 25 for a new player
 * @param sigma its standard deviation, above 0; 25/3 for a new player
 */
public record Skill(double mu, double sigma) {

    /** Of a player who has never been rated. */
    public static final Skill NEW = new Skill(25, 25.0 / 3);

    private static final double SCALE = 25;
    private static final double SHOWN_NEW = 1500;
    private static final double DOUBTS = 3;

    /** The number that people see: 1500 for a new player, 25 a point of {@link #mu}. */
    public double shown() {
        return SHOWN_NEW + SCALE * (mu - NEW.mu);
    }

    /** The rating that is almost certainly exceeded: three standard deviations below {@link #shown}. */
    public double proven() {
        return shown() - SCALE * DOUBTS * sigma;
    }

    public double variance() {
        return sigma * sigma;
    }

    /** With more doubt: {@code deviation} is added in quadrature. */
    public Skill doubted(double deviation) {
        return new Skill(mu, StrictMath.sqrt(variance() + deviation * deviation));
    }
}
