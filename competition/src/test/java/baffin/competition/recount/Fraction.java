package baffin.competition.recount;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.RoundingMode;
import java.util.Collection;

/** An exact number; the divisor is above 0. */
record Fraction(BigInteger top, BigInteger bottom) implements Comparable<Fraction> {

    static final Fraction ZERO = of(0, 1);

    Fraction {
        if (bottom.signum() < 0) {
            top = top.negate();
            bottom = bottom.negate();
        }
        BigInteger common = top.gcd(bottom);
        top = top.divide(common);
        bottom = bottom.divide(common);
    }

    static Fraction of(long top, long bottom) {
        return new Fraction(BigInteger.valueOf(top), BigInteger.valueOf(bottom));
    }

    static Fraction of(BigDecimal decimal) {
        return decimal.scale() > 0
                ? new Fraction(decimal.unscaledValue(), BigInteger.TEN.pow(decimal.scale()))
                : new Fraction(decimal.toBigIntegerExact(), BigInteger.ONE);
    }

    static Fraction sum(Collection<Fraction> all) {
        return all.stream().reduce(ZERO, Fraction::plus);
    }

    /** Mean of at least one. */
    static Fraction mean(Collection<Fraction> all) {
        return sum(all).over(of(all.size(), 1));
    }

    Fraction plus(Fraction other) {
        return new Fraction(top.multiply(other.bottom).add(other.top.multiply(bottom)), bottom.multiply(other.bottom));
    }

    Fraction minus(Fraction other) {
        return plus(new Fraction(other.top.negate(), other.bottom));
    }

    Fraction times(Fraction other) {
        return new Fraction(top.multiply(other.top), bottom.multiply(other.bottom));
    }

    Fraction over(Fraction other) {
        return new Fraction(top.multiply(other.bottom), bottom.multiply(other.top));
    }

    /** To so many decimals, half up. */
    Fraction rounded(int decimals) {
        return of(new BigDecimal(top).divide(new BigDecimal(bottom), decimals, RoundingMode.HALF_UP));
    }

    @Override
    public int compareTo(Fraction other) {
        return top.multiply(other.bottom).compareTo(other.top.multiply(bottom));
    }

    @Override
    public String toString() {
        return bottom.equals(BigInteger.ONE) ? top.toString() : top + "/" + bottom;
    }
}
