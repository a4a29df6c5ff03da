package baffin.testing;

/**
 * How much a property test tries: few seeds in a usual run, more and different ones in {@code ./baffin test --soak},
 * which runs the tests with the tag {@link #SOAK}.
 */
public final class Effort {

    /** JUnit tag of tests that a soak run repeats. */
    public static final String SOAK = "soak";

    private static final int TIMES = Integer.getInteger("baffin.effort", 1);
    private static final int FIRST = Integer.getInteger("baffin.seed", 1);

    private Effort() {}

    /** The usual number of cases, times {@code -Dbaffin.effort}. */
    public static int many(int usual) {
        return usual * TIMES;
    }

    /** The first seed: {@code -Dbaffin.seed}, or 1. */
    public static int first() {
        return FIRST;
    }
}
