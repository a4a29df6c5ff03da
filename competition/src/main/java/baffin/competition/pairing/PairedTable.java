package baffin.competition.pairing;

import java.util.List;

/**
 * One table of a round.
 *
 * @param seats entrant numbers in seat order
 * @param cost what the table adds to the cost of the round
 * @param locked whether the organiser has fixed it
 */
public record PairedTable(List<Integer> seats, Cost cost, boolean locked) {

    public PairedTable {
        seats = List.copyOf(seats);
    }
}
