package baffin.competition.decide.entry;

import baffin.competition.policy.Format;
import baffin.competition.policy.Policy;

/** Which numbers of entrants make tables. */
public final class Fit {

    private Fit() {}

    /** The next number that leaves no short table, at least as many as there are. */
    public static int filled(Policy policy, int entrants) {
        return switch (policy.format()) {
            case Format.DivisionLeague league -> multiple(entrants, league.divisionSize());
            case Format.RoundRobin robin -> multiple(entrants, 2);
            case Format.SingleElimination bracket -> Math.max(2, power(entrants));
            default -> multiple(entrants, policy.tableSize());
        };
    }

    /** Why so many cannot play; empty when they can. */
    public static String fault(Policy policy, int entrants) {
        int least = switch (policy.format()) {
            case Format.DivisionLeague league -> policy.tableSize();
            case Format.RoundRobin robin -> 2;
            case Format.SingleElimination bracket -> 2;
            default -> policy.tableSizes().getLast();
        };
        return entrants < least ? "this format needs at least " + least + " entrants, there are " + entrants : "";
    }

    private static int multiple(int number, int of) {
        return Math.ceilDiv(number, of) * of;
    }

    private static int power(int number) {
        int power = Integer.highestOneBit(number);
        return power == number ? power : 2 * power;
    }
}
