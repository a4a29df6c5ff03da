package baffin.bot.strength;

import baffin.bot.navigator.Bots;
import baffin.game.Command;
import baffin.game.Event;
import java.util.Arrays;
import java.util.List;

/**
 * What a decision of a finished match was worth, by the search of the commodore, who knew what the seat knew.
 *
 * @param chances the chances to win of each seat before it, 0 to 1
 * @param best what the commodore would have done
 * @param lost the chance to win that the seat gave away, 0 to 1; 0 when it did what the commodore would have done
 * @param <C> commands
 */
public record Judgement<C>(List<Double> chances, C best, double lost) {

    /** The played command is looked at at least this share of the roll-outs. */
    private static final int SHARE = 4;

    public Judgement {
        chances = List.copyOf(chances);
    }

    /**
     * Judges a decision: the same position, command and budget of roll-outs give the same judgement.
     *
     * @param played one of the legal commands of the seat
     */
    public static <C extends Command, S, E extends Event, K> Judgement<C> of(
            Position<C, S, E, K> position, C played, Budget budget) {
        var insight = Bots.insight(position.game().info().id()).orElse(null);
        Search<C, S, E, K> search = new Search<>(position, insight).run(budget);
        C best = search.best();
        search.tryOut(played, Math.max(1, budget.rollouts() / SHARE));
        int seat = position.seat().index();
        double[] chances = search.chances(best);
        double lost = best.equals(played) ? 0 : Math.max(0, chances[seat] - search.chances(played)[seat]);
        return new Judgement<>(Arrays.stream(chances).boxed().toList(), best, lost);
    }
}
