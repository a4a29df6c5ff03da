package baffin.match.state;

import baffin.match.event.MatchCommand;
import java.util.List;

/**
 * What a seat will do when it is asked next.
 *
 * @param orders what is still to be done, commands of the game only
 * @param notIn the turn in which they were given while the seat was asked, so that they wait for a later one; -1 for
 *     none
 */
public record Orders(List<MatchCommand> orders, int notIn) {

    /** The longest queue. */
    public static final int LONGEST = 20;

    /** Nothing planned. */
    public static final Orders NONE = new Orders(List.of(), -1);

    public Orders {
        orders = List.copyOf(orders);
    }

    /** True when there is something to be done in the turn. */
    public boolean due(int turn) {
        return !orders.isEmpty() && turn != notIn;
    }

    Orders rest() {
        return new Orders(orders.subList(1, orders.size()), -1);
    }
}
