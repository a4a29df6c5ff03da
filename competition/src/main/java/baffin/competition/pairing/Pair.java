package baffin.competition.pairing;

/**
 * Two entrants, whichever is named first.
 *
 * @param a the lower entrant number, 1 or more
 * @param b the higher entrant number
 */
public record Pair(int a, int b) {

    public Pair {
        if (a > b) {
            int lower = b;
            b = a;
            a = lower;
        }
        if (a < 1 || a == b) {
            throw new IllegalArgumentException("a pair is two entrants: " + a + ", " + b);
        }
    }
}
