package baffin.bench.compare;

import java.util.Collection;
import java.util.List;

/**
 * Several measurements of one thing.
 *
 * @param median the middle one, or the mean of the two in the middle
 * @param least the smallest
 * @param most the greatest
 * @param values all, in the order in which they were taken
 */
public record Spread(double median, double least, double most, List<Double> values) {

    /**
     * The spread of some values.
     *
     * @throws IllegalArgumentException when there are none
     */
    public static Spread of(Collection<Double> values) {
        if (values.isEmpty()) {
            throw new IllegalArgumentException("no values, no spread");
        }
        List<Double> sorted = values.stream().sorted().toList();
        int middle = sorted.size() / 2;
        double median = sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
        return new Spread(median, sorted.getFirst(), sorted.getLast(), List.copyOf(values));
    }
}
