package baffin.scoring.rating.domain;

import baffin.scoring.rating.domain.RatedMatch.Entrant;
import baffin.scoring.skill.PlackettLuce;
import baffin.scoring.skill.PlackettLuce.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The official rating in memory. */
final class WengLinRater implements Rater {

    private final Map<String, Standing> standings = new HashMap<>();

    private Standing of(String player) {
        return standings.getOrDefault(player, Standing.NEW);
    }

    @Override
    public double expects(RatedMatch match, Entrant one, Entrant other) {
        Pool pool = Pool.of(match, one).orElseThrow();
        List<Side> sides = Policy.ranked(match, pool, this::of);
        int theirs = 0;
        while (!pool.sides().get(theirs).contains(other)) {
            theirs++;
        }
        double lead = sides.get(pool.own()).mu() - sides.get(theirs).mu();
        return 1 / (1 + StrictMath.exp(-lead / PlackettLuce.scale(sides)));
    }

    @Override
    public void learn(RatedMatch match) {
        Policy.changes(match, this::of)
                .forEach(change -> standings.put(change.entrant().player(), change.after()));
    }

    @Override
    public double shown(String player) {
        return of(player).skill().shown();
    }

    @Override
    public double proven(String player) {
        return of(player).skill().proven();
    }

    @Override
    public int games(String player) {
        return of(player).games();
    }
}
