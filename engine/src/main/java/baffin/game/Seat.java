package baffin.game;

/**
 * A place at the table, numbered from 0 in the order in which the seats were made.
 *
 * @param index 0 to seats - 1
 */
public record Seat(int index) implements Comparable<Seat> {

    public Seat {
        if (index < 0) {
            throw new IllegalArgumentException("seat index below 0: " + index);
        }
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }
}
