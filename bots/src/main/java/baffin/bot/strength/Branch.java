package baffin.bot.strength;

import java.util.HashMap;
import java.util.Map;

/**
 * A node of the search tree: a command that was tried, or the root, with the results of its roll-outs. Its children
 * differ by command only, not by draws or hidden cards.
 *
 * @param <C> commands
 */
final class Branch<C> {

    private final Map<C, Branch<C>> next = new HashMap<>();
    private final double[] values;
    private final double prior;
    private boolean open;
    private int visits;

    Branch(int seats, double prior) {
        this.values = new double[seats];
        this.prior = prior;
    }

    /** How likely it looked before anything was tried, 0 to 1. */
    double prior() {
        return prior;
    }

    int visits() {
        return visits;
    }

    /** What it is worth to a seat on average; never asked before a visit. */
    double value(int seat) {
        return values[seat] / visits;
    }

    double[] values() {
        double[] mean = values.clone();
        for (int seat = 0; seat < mean.length; seat++) {
            mean[seat] /= visits;
        }
        return mean;
    }

    /** True once its commands have their priors. */
    boolean open() {
        return open;
    }

    void opened() {
        open = true;
    }

    /** The branch of a command; one that looked impossible until now gets the prior given. */
    Branch<C> of(C command, double prior) {
        return next.computeIfAbsent(command, any -> new Branch<>(values.length, prior));
    }

    void visited(double[] worth) {
        visits++;
        for (int seat = 0; seat < worth.length; seat++) {
            values[seat] += worth[seat];
        }
    }
}
