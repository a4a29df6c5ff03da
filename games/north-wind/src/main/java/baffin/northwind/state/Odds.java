package baffin.northwind.state;

import baffin.northwind.data.BattleDie;
import baffin.northwind.data.Berth;

/**
 * The exact chance of a fight (NW-7.2).
 *
 * @param strength hits needed
 * @param wins results of all rolls together that win
 * @param of results of all rolls together, each equally likely
 */
public record Odds(int strength, int wins, int of) {

    /** The chance of a ship against a pirate. */
    public static Odds of(Ship ship, int strength) {
        return of(ship.cannons(), ship.has(Berth.CANNONEER), strength);
    }

    /** The chance of so many cannons, with or without a cannoneer. */
    public static Odds of(int cannons, boolean cannoneer, int strength) {
        int[] ways = {1};
        int best = BattleDie.best(cannoneer);
        for (int roll = 0; roll < cannons; roll++) {
            int[] more = new int[ways.length + best];
            for (BattleDie.Face face : BattleDie.all()) {
                for (int hits = 0; hits < ways.length; hits++) {
                    more[hits + face.hits(cannoneer)] += ways[hits];
                }
            }
            ways = more;
        }
        int wins = 0;
        int all = 0;
        for (int hits = 0; hits < ways.length; hits++) {
            wins += hits >= strength ? ways[hits] : 0;
            all += ways[hits];
        }
        return new Odds(strength, wins, all);
    }

    /** True when there is a way to win (NW-5.2). */
    public static boolean possible(Ship ship, int strength) {
        return ship.cannons() * BattleDie.best(ship.has(Berth.CANNONEER)) >= strength;
    }

    /** The chance in tenths of a percent, rounded. */
    public int perMille() {
        return (int) Math.round(1000.0 * wins / of);
    }
}
