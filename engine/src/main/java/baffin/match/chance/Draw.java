package baffin.match.chance;

/**
 * One number that a match has drawn, so that it can be drawn again elsewhere.
 *
 * @param version version of the match whose step drew it
 * @param counter counter of the first word tried for it; the words before a draw's successor were rejected
 * @param bound 1 or above
 * @param value 0 to bound - 1
 */
public record Draw(long version, int counter, int bound, int value) {}
