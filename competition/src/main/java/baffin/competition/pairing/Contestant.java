package baffin.competition.pairing;

import java.util.List;
import java.util.Map;

/**
 * One who is to play the next round, with what the rounds before have left.
 *
 * @param number the entrant number, 1 or more
 * @param units match points so far, in units of 1/{@link #POINT}
 * @param rank place in the standing now, 1 is best; ties are broken before (two of one rank go by number)
 * @param met how often this entrant has sat with which other entrant; nobody else stands for 0
 * @param seats times on each seat index so far, first seat first; seats beyond the list stand for 0
 * @param shortTables times at a table with fewer seats than the competition's
 * @param byes rounds sat out by a bye
 * @param freePoints had points because somebody did not show up, which counts as more than a bye
 */
public record Contestant(
        int number,
        long units,
        int rank,
        Map<Integer, Integer> met,
        List<Integer> seats,
        int shortTables,
        int byes,
        boolean freePoints) {

    /** Units of one match point. */
    public static final long POINT = 1_200;

    public Contestant {
        if (number < 1 || rank < 1 || shortTables < 0 || byes < 0) {
            throw new IllegalArgumentException("no contestant: number " + number + ", rank " + rank);
        }
        met = Map.copyOf(met);
        seats = List.copyOf(seats);
    }

    /** One who has not played yet. */
    public static Contestant fresh(int number, int rank) {
        return new Contestant(number, 0, rank, Map.of(), List.of(), 0, 0, false);
    }

    /** How often this entrant has sat on a seat; 0 is the first seat. */
    public int timesOn(int seat) {
        return seat < seats.size() ? seats.get(seat) : 0;
    }
}
