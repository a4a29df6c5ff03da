package baffin.expedition.geometry;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.Function;

/** Fewest moves between places, by breadth. */
public final class Distance {

    private Distance() {}

    /** At least one move away and back. */
    public static OptionalInt homecoming(Place from, Function<Place, List<Place>> next) {
        return from.equals(Place.GREENLAND)
                ? next.apply(from).stream()
                        .map(out -> home(out, next))
                        .flatMapToInt(OptionalInt::stream)
                        .map(moves -> 1 + moves)
                        .min()
                : home(from, next);
    }

    public static OptionalInt home(Place from, Function<Place, List<Place>> next) {
        Map<Place, Integer> moves = new HashMap<>(Map.of(from, 0));
        ArrayDeque<Place> open = new ArrayDeque<>(List.of(from));
        while (!open.isEmpty()) {
            Place place = open.remove();
            int made = moves.getOrDefault(place, 0);
            if (place.equals(Place.GREENLAND)) {
                return OptionalInt.of(made);
            }
            for (Place other : next.apply(place)) {
                if (moves.putIfAbsent(other, made + 1) == null) {
                    open.add(other);
                }
            }
        }
        return OptionalInt.empty();
    }
}
