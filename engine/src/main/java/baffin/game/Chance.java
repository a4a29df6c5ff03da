package baffin.game;

import java.util.ArrayList;
import java.util.List;

/** The only source of randomness that a rule may use. Draws are uniform and depend on nothing but the match seed. */
public interface Chance {

    /**
     * Draws a number.
     *
     * @param bound above 0
     * @return 0 to bound - 1, each equally likely
     */
    int below(int bound);

    /** Draws a permutation of the items (Fisher-Yates). */
    default <T> List<T> shuffled(List<T> items) {
        List<T> result = new ArrayList<>(items);
        for (int last = result.size() - 1; last > 0; last--) {
            int other = below(last + 1);
            T kept = result.get(last);
            result.set(last, result.get(other));
            result.set(other, kept);
        }
        return List.copyOf(result);
    }
}
