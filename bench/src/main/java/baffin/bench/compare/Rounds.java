package baffin.bench.compare;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The figures of all rounds. A figure that a round lacks is left out of that round. */
public final class Rounds {

    private final List<Map<String, Double>> rounds = new ArrayList<>();

    /** Begins the next round. */
    public void next() {
        rounds.add(new LinkedHashMap<>());
    }

    /** Notes figures of the round that was begun last. */
    public void note(Map<String, Double> figures) {
        rounds.getLast().putAll(figures);
    }

    /** How many were begun. */
    public int count() {
        return rounds.size();
    }

    /** A figure over all rounds that have it; empty when none has. */
    public Optional<Spread> of(Figure figure) {
        return spread(rounds.stream()
                .filter(round -> round.containsKey(figure.id()))
                .map(round -> round.getOrDefault(figure.id(), 0.0))
                .toList());
    }

    /** A ratio over all rounds that have both figures and do not divide by nothing; empty when none has. */
    public Optional<Spread> of(Ratio ratio) {
        return spread(rounds.stream()
                .filter(round -> round.containsKey(ratio.above()) && round.getOrDefault(ratio.below(), 0.0) > 0)
                .map(round -> round.getOrDefault(ratio.above(), 0.0) / round.getOrDefault(ratio.below(), 1.0))
                .toList());
    }

    private static Optional<Spread> spread(List<Double> values) {
        return values.isEmpty() ? Optional.empty() : Optional.of(Spread.of(values));
    }
}
