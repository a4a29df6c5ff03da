package baffin.competition.table;

import java.util.List;

/**
 * The tables of the next round as the platform has worked them out away from the decider, which checks them and never
 * searches itself. A client cannot send one.
 *
 * <p>What is not explained here is as in {@link baffin.competition.event.RoundEvent.RoundPublished}.
 *
 * @param version of the competition that they were made for: for another one they are worth nothing
 * @param stage of the round
 * @param tables without results; none when the rules leave no round
 * @param byes who goes on without a table
 * @param impossible why there is no round; empty when there is one
 */
public record Proposal(
        long version,
        Stage stage,
        List<Table> tables,
        List<Bye> byes,
        List<Integer> locked,
        String seed,
        double cost,
        List<String> impossible,
        List<List<Integer>> forbidden) {

    public Proposal {
        tables = List.copyOf(tables);
        byes = List.copyOf(byes);
        locked = List.copyOf(locked);
        impossible = List.copyOf(impossible);
        forbidden = List.copyOf(forbidden);
    }
}
