package baffin.bench.compare;

/**
 * Two figures of the same round, divided: what a faster or slower hour changes in both, it leaves alone.
 *
 * @param what its name in the table
 * @param above id of the figure that is divided
 * @param below id of the figure that divides
 */
public record Ratio(String what, String above, String below) {}
