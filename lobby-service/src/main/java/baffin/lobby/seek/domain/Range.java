package baffin.lobby.seek.domain;

/**
 * Ratings that somebody wants to play with.
 *
 * @param min lowest, in points as people see them
 * @param max highest; at least {@code min}
 */
public record Range(int min, int max) {

    boolean holds(int rating) {
        return min <= rating && rating <= max;
    }
}
