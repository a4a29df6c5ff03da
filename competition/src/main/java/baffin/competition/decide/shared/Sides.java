package baffin.competition.decide.shared;

import baffin.competition.policy.Policy;
import java.util.List;

/** Who plays together at a table of a policy's game. */
@FunctionalInterface
public interface Sides {

    /** Everyone plays alone. */
    Sides NONE = (policy, seats) -> List.of();

    /**
     * The team of each seat, from 0; empty where everyone plays alone, or the game is not known.
     *
     * @param seats of the table
     */
    List<Integer> of(Policy policy, int seats);
}
