package baffin.competition.standing.tiebreak;

import java.math.BigDecimal;

/**
 * Arithmetic of tie-breaks that are means, in whole numbers, so that the order of matches changes nothing: a quotient
 * has nine decimals, a mean is rounded to six (half up) and compared as it is shown.
 */
public final class FixedPointMean {

    /** One, in the units of quotients. */
    static final long ONE = 1_000_000_000L;

    private static final long SHOWN = 1_000L;
    private static final int DECIMALS = 6;

    private FixedPointMean() {}

    /**
     * A quotient.
     *
     * @param above 0 or more, at most 2^32
     * @param below more than 0
     */
    static long quotient(long above, long below) {
        return (above * ONE + below / 2) / below;
    }

    /** The mean of so many quotients, rounded to what is shown. */
    static long mean(long sum, int count) {
        return Math.floorDiv(2 * sum + SHOWN * count, 2 * SHOWN * count);
    }

    public static BigDecimal shown(long mean) {
        BigDecimal plain = BigDecimal.valueOf(mean, DECIMALS).stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }
}
