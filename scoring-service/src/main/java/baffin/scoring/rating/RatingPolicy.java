package baffin.scoring.rating;

import baffin.scoring.rating.RatedMatch.Entrant;
import baffin.scoring.skill.PlackettLuce;
import baffin.scoring.skill.PlackettLuce.Side;
import baffin.scoring.skill.Skill;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Weng-Lin Plackett-Luce among those of a {@link RatingPool}: mu 25, sigma 25/3, beta 25/6, kappa 0.0001, tau 25/300 a
 * match and 0.25 an idle week, up to 25/3.
 */
public final class RatingPolicy {

    /** Names these numbers for good: others are another version. */
    public static final String VERSION = "weng-lin-1";

    private RatingPolicy() {}

    /**
     * The changes that a match causes, by seat.
     *
     * @param standings gives each player's rating before the match
     */
    public static List<RatingChange> changes(RatedMatch match, Function<String, PlayerRating> standings) {
        List<RatingChange> changes = new ArrayList<>();
        for (Entrant own : match.entrants()) {
            RatingPool.of(match, own).ifPresent(pool -> {
                PlayerRating before = standings.apply(own.player());
                Skill after = rated(match, own, pool, standings);
                changes.add(new RatingChange(match, own, before, before.after(after, match.endedAt())));
            });
        }
        return changes;
    }

    private static Skill rated(
            RatedMatch match, Entrant own, RatingPool pool, Function<String, PlayerRating> standings) {
        List<List<Skill>> after = PlackettLuce.rate(ranked(match, pool, standings));
        return after.get(pool.own()).get(pool.sides().get(pool.own()).indexOf(own));
    }

    /** The sides of a pool as they enter the match. */
    private static List<Side> ranked(RatedMatch match, RatingPool pool, Function<String, PlayerRating> standings) {
        return IntStream.range(0, pool.sides().size())
                .mapToObj(side -> new Side(
                        pool.rank(side),
                        pool.sides().get(side).stream()
                                .map(e -> standings.apply(e.player()).entering(match.endedAt()))
                                .toList()))
                .toList();
    }
}
