package baffin.game;

import java.math.BigDecimal;

/**
 * A value that is written as one decimal number. Its class has a public static method {@code of} that takes that number
 * back and throws an {@link ArithmeticException} whose message says what a number must be.
 */
public interface Numeric {

    /** The whole value as one number. */
    BigDecimal decimal();
}
