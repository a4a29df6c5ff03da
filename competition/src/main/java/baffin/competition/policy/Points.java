package baffin.competition.policy;

import baffin.game.Numeric;
import java.math.BigDecimal;
import java.math.RoundingMode;

/**
 * An exact number of match points: shared places divide by two, three and four, and nothing may be lost by that.
 *
 * @param units 1,200 of them are one point, so that halves, thirds, quarters and hundredths are whole
 */
public record Points(long units) implements Comparable<Points>, Numeric {

    /** Units of one point. */
    public static final long ONE = 1_200;

    public static final Points ZERO = new Points(0);

    private static final int DECIMALS = 4;

    public static Points of(long whole) {
        return new Points(whole * ONE);
    }

    /**
     * Points as somebody writes them.
     *
     * @throws ArithmeticException when they are no whole number of units, such as 0.001, or beyond all bounds
     */
    public static Points of(BigDecimal decimal) {
        try {
            return new Points(decimal.multiply(BigDecimal.valueOf(ONE)).longValueExact());
        } catch (ArithmeticException e) {
            throw new ArithmeticException("must have at most two digits behind the point");
        }
    }

    /** Both together. */
    public Points plus(Points other) {
        return new Points(units + other.units);
    }

    public Points minus(Points other) {
        return new Points(units - other.units);
    }

    /**
     * An equal share.
     *
     * @param parts at least 1
     */
    public Points dividedBy(int parts) {
        return new Points(Math.floorDiv(2 * units + parts, 2L * parts));
    }

    /** As a decimal number with at most four digits behind the point; 6.3333 for a third of 19. */
    @Override
    public BigDecimal decimal() {
        BigDecimal exact = BigDecimal.valueOf(units).divide(BigDecimal.valueOf(ONE), DECIMALS, RoundingMode.HALF_UP);
        BigDecimal plain = exact.stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0, RoundingMode.UNNECESSARY) : plain;
    }

    /** As a floating-point number, for ratios. */
    public double value() {
        return units / (double) ONE;
    }

    @Override
    public int compareTo(Points other) {
        return Long.compare(units, other.units);
    }

    @Override
    public String toString() {
        return decimal().toPlainString();
    }
}
