package baffin.competition.entry;

/**
 * A time in which an entrant was away, having left and come back.
 *
 * @param from version of the competition since which it was away
 * @param until version in which it was back
 */
public record Absence(long from, long until) {

    public boolean at(long version) {
        return from <= version && version < until;
    }
}
