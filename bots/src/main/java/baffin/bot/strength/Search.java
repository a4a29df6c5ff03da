package baffin.bot.strength;

import baffin.bot.player.Insight;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Viewer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012): each time what is hidden is drawn
 * again, a path through one tree of commands is played that is promising or little known, and what it comes to is
 * remembered along the path. Every seat looks for its own chance to win.
 */
final class Search<C extends Command, S, E extends Event, K> {

    private static final double CURIOSITY = 1.2;
    /** Of commands in the order of how good they look, each is so likely compared with the one before. */
    private static final double FALLING = 0.75;

    private static final double UNLIKELY = 1e-3;
    /** How many more commands are looked at with the root of the visits. */
    private static final double WIDENING = 1.0;

    /** Where a bot plays on to the moment of valuing, its own choices are better than what few visits tell. */
    private static final int PATIENCE = 24;

    private static final int NARROW = 2;
    private static final int LONG = 60;
    private static final double PLACES = 0.1;

    private final Position<C, S, E, K> position;
    private final Branch<C> root;
    private final SplittableRandom random;
    private final @Nullable Insight insight;
    private final int seats;
    private double spread;
    private int leaves;
    private double least = 1;
    private double most;

    /**
     * Starts with nothing tried.
     *
     * @param insight null when nothing is known of the game but its rules
     */
    Search(Position<C, S, E, K> position, @Nullable Insight insight) {
        this.position = position;
        this.insight = insight;
        this.random = new SplittableRandom(position.seed()).split();
        this.seats = new Thought<>(position, position.state()).sheet().seats().size();
        this.root = new Branch<>(seats, 1);
    }

    /** Plays on in thought until the budget is used up, and once at least. */
    Search<C, S, E, K> run(Budget budget) {
        long begin = System.nanoTime();
        do {
            rollout(null);
        } while (root.visits() < budget.rollouts()
                && System.nanoTime() - begin < budget.time().toNanos());
        return this;
    }

    /** How often something was played on. */
    int rollouts() {
        return root.visits();
    }

    /** The command that was tried most. */
    C best() {
        List<C> legal = new Thought<>(position, position.state()).legal(position.seat());
        C best = legal.getFirst();
        for (C command : legal) {
            Branch<C> one = root.of(command, 0);
            Branch<C> other = root.of(best, 0);
            boolean better =
                    one.visits() > other.visits() || one.visits() == other.visits() && one.prior() > other.prior();
            best = better ? command : best;
        }
        return best;
    }

    /** The chances to win of all seats, each 0 to 1, after a command that was tried. */
    double[] chances(C command) {
        return root.of(command, 0).values();
    }

    /** Sees to it that a command was tried so often, whatever it promises; {@link #best} may be another one then. */
    void tryOut(C command, int times) {
        Branch<C> branch = root.of(command, UNLIKELY);
        while (branch.visits() < times) {
            rollout(command);
        }
    }

    private void rollout(@Nullable C first) {
        S imagined = position.game().redeal(position.state(), new Viewer.Player(position.seat()), random::nextInt);
        Thought<C, S, E, K> table = new Thought<>(position, imagined);
        List<Branch<C>> path = new ArrayList<>();
        path.add(root);
        Branch<C> now = root;
        int patience = insight == null || insight.horizon() == 0 ? 1 : PATIENCE;
        int end = insight == null || insight.horizon() == 0 ? Integer.MAX_VALUE : table.round() + insight.horizon();
        while (!table.over() && table.round() < end && (now == root || now.visits() >= patience)) {
            Seat seat = now == root ? position.seat() : table.toAct();
            List<C> legal = table.legal(seat);
            C command = choice(now, table, seat, legal, now == root ? first : null);
            now = now.of(command, UNLIKELY);
            path.add(now);
            table.act(seat, command, random::nextInt);
        }
        double[] worth = insight == null ? blindly(table) : settled(table, insight, end);
        for (double one : worth) {
            least = Math.min(least, one);
            most = Math.max(most, one);
        }
        path.forEach(branch -> branch.visited(worth));
    }

    private C choice(Branch<C> now, Thought<C, S, E, K> table, Seat seat, List<C> legal, @Nullable C given) {
        if (given != null) {
            return given;
        }
        return legal.size() == 1 ? legal.getFirst() : select(now, table, seat, legal);
    }

    private C select(Branch<C> now, Thought<C, S, E, K> table, Seat seat, List<C> legal) {
        if (!now.open()) {
            open(now, table, seat, legal);
        }
        List<Branch<C>> branches = new ArrayList<>();
        for (C command : legal) {
            branches.add(now.of(command, UNLIKELY));
        }
        int width = NARROW + (int) (WIDENING * Math.sqrt(now.visits()));
        double bar = bar(branches, width);
        double effort = Math.sqrt(now.visits() + 1.0);
        double hope = now.visits() == 0 ? 0 : relative(now.value(seat.index()));
        int best = -1;
        double highest = Double.NEGATIVE_INFINITY;
        for (int index = 0; index < branches.size(); index++) {
            Branch<C> branch = branches.get(index);
            if (branch.prior() >= bar) {
                double value = branch.visits() == 0 ? hope : relative(branch.value(seat.index()));
                double upper = value + CURIOSITY * branch.prior() * effort / (1 + branch.visits());
                if (upper > highest) {
                    highest = upper;
                    best = index;
                }
            }
        }
        return legal.get(best);
    }

    /** The prior that makes a branch one of so many; what nobody would choose counts only when all is such. */
    private static <C> double bar(List<Branch<C>> branches, int width) {
        List<Double> priors = branches.stream()
                .map(Branch::prior)
                .sorted(Comparator.reverseOrder())
                .toList();
        double least = priors.get(Math.min(width, priors.size()) - 1);
        return priors.getFirst() < UNLIKELY ? least : Math.max(UNLIKELY, least);
    }

    /** Values of this search on a scale of 0 to 1, whatever they are. */
    private double relative(double value) {
        return most > least ? (value - least) / (most - least) : value;
    }

    private void open(Branch<C> now, Thought<C, S, E, K> table, Seat seat, List<C> legal) {
        now.opened();
        if (insight == null) {
            List<C> shuffled = new ArrayList<>(legal);
            for (int last = shuffled.size() - 1; last > 0; last--) {
                Collections.swap(shuffled, last, random.nextInt(last + 1));
            }
            double prior = 1.0 / legal.size();
            for (C command : shuffled) {
                now.of(command, prior);
                prior *= 1 - UNLIKELY;
            }
            return;
        }
        Ranking<C> ranking = Ranking.of(insight, table, seat, legal);
        double prior = 1 - FALLING;
        for (C command : ranking.good()) {
            now.of(command, Math.max(UNLIKELY, prior));
            prior *= FALLING;
        }
        for (C command : ranking.bad()) {
            now.of(command, UNLIKELY / 2);
        }
    }

    /** What a game that nothing is known of comes to: anything is played for a while, and the score counts. */
    private double[] blindly(Thought<C, S, E, K> table) {
        for (int step = 0; step < LONG && !table.over(); step++) {
            Seat seat = table.toAct();
            List<C> legal = table.legal(seat);
            table.act(seat, legal.get(random.nextInt(legal.size())), random::nextInt);
        }
        ScoreSheet sheet = table.sheet();
        if (table.over()) {
            return places(sheet);
        }
        double[] scores = sheet.seats().stream().mapToDouble(SeatScore::score).toArray();
        for (double score : scores) {
            spread += Math.abs(score - scores[0]);
            leaves++;
        }
        double unit = Math.max(1, 2 * spread / leaves);
        for (int seat = 0; seat < scores.length; seat++) {
            scores[seat] /= unit;
        }
        return shares(scores);
    }

    /** What a game that is known comes to: it is played to the moment at which it can be valued. */
    private double[] settled(Thought<C, S, E, K> table, Insight known, int end) {
        while (!table.over() && known.horizon() > 0 && table.round() < end) {
            Seat seat = table.toAct();
            table.act(seat, Navigating.choice(known, table, seat, random), random::nextInt);
        }
        return table.over() ? places(table.sheet()) : shares(known.promises(table.view(new Viewer.Spectator())));
    }

    private static double[] shares(double[] promises) {
        double[] shares = new double[promises.length];
        double sum = 0;
        for (int seat = 0; seat < shares.length; seat++) {
            for (double other : promises) {
                shares[seat] += Math.exp(other - promises[seat]);
            }
            shares[seat] = 1 / shares[seat];
            sum += shares[seat];
        }
        for (int seat = 0; seat < shares.length; seat++) {
            shares[seat] /= sum;
        }
        return shares;
    }

    /** The end: who has won shares it with those in the same place; other places count a little. */
    private double[] places(ScoreSheet sheet) {
        long first = sheet.seats().stream().filter(one -> one.place() == 1).count();
        return sheet.seats().stream()
                .mapToDouble(one -> (1 - PLACES) * (one.place() == 1 ? 1.0 / first : 0)
                        + PLACES * (seats - one.place()) / Math.max(1, seats - 1))
                .toArray();
    }
}
