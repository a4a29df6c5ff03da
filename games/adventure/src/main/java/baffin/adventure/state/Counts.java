package baffin.adventure.state;

import baffin.game.Textual;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

/**
 * How many there are of each of some numbered kinds: a hand, a pile whose order is nobody's business, a supply.
 * Written as numbers with spaces between them.
 *
 * @param numbers one number a kind, 0 or more
 */
public record Counts(List<Integer> numbers) implements Textual {

    public Counts {
        numbers = List.copyOf(numbers);
    }

    /** Reads what {@link #text()} wrote. */
    public Counts(String text) {
        this(Arrays.stream(text.split(" ")).map(Integer::valueOf).toList());
    }

    /** None of any kind. */
    public static Counts none(int kinds) {
        return new Counts(Collections.nCopies(kinds, 0));
    }

    @Override
    public String text() {
        return numbers.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    /** How many of a kind. */
    public int of(int kind) {
        return numbers.get(kind);
    }

    /** How many of an enumerated kind. */
    public int of(Enum<?> kind) {
        return of(kind.ordinal());
    }

    /** How many altogether. */
    public int total() {
        return total(0, numbers.size());
    }

    /** How many of the kinds from one up to, not including, another. */
    public int total(int from, int to) {
        int total = 0;
        for (int kind = from; kind < to; kind++) {
            total += numbers.get(kind);
        }
        return total;
    }

    /**
     * The kind of one of them, when all are laid in a line by kind from a first kind on.
     *
     * @param nth from 0
     */
    public int pick(int from, int nth) {
        int left = nth;
        int kind = from;
        while (left >= numbers.get(kind)) {
            left -= numbers.get(kind++);
        }
        return kind;
    }

    /** With some more, or fewer, of a kind. */
    public Counts plus(int kind, int more) {
        List<Integer> changed = new ArrayList<>(numbers);
        changed.set(kind, changed.get(kind) + more);
        return new Counts(changed);
    }

    /** Both together. */
    public Counts plus(Counts other) {
        List<Integer> sum = new ArrayList<>(numbers);
        for (int kind = 0; kind < sum.size(); kind++) {
            sum.set(kind, sum.get(kind) + other.of(kind));
        }
        return new Counts(sum);
    }

    /** With some more, or fewer, of an enumerated kind. */
    public Counts plus(Enum<?> kind, int more) {
        return plus(kind.ordinal(), more);
    }
}
