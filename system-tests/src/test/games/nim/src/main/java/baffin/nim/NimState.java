package baffin.nim;

import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/**
 * The table.
 *
 * @param heaps matches in each heap
 * @param turn turns taken
 */
public record NimState(List<Integer> heaps, int turn) {

    public NimState {
        heaps = List.copyOf(heaps);
    }

    Seat active() {
        return new Seat(turn % 2);
    }

    int left() {
        return heaps.stream().mapToInt(Integer::intValue).sum();
    }

    int in(int heap) {
        return heap < 1 || heap > heaps.size() ? 0 : heaps.get(heap - 1);
    }

    NimState without(int heap, int matches) {
        List<Integer> after = new ArrayList<>(heaps);
        after.set(heap - 1, in(heap) - matches);
        return new NimState(after, turn + 1);
    }
}
