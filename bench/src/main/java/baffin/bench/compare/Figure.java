package baffin.bench.compare;

/**
 * What is measured once in each round.
 *
 * @param id its name in the document
 * @param what its name in the table
 * @param unit such as {@code moves/s} or {@code ms}
 */
public record Figure(String id, String what, String unit) {}
