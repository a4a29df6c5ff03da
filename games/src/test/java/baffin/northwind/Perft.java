package baffin.northwind;

import baffin.game.LegalCommand;
import baffin.game.Seat;
import java.util.Random;

/** Counts sequences of legal commands to a depth, each decided with draws fixed by its place. */
final class Perft {

    private Perft() {}

    static long count(NorthWindState state, int depth) {
        if (depth == 0 || Matches.GAME.over(state)) {
            return 1;
        }
        long count = 0;
        Seat seat = Matches.GAME.toAct(state).getFirst();
        for (LegalCommand<NorthWindCommand> legal : Matches.GAME.legalCommands(state, seat)) {
            var events =
                    Matches.accepted(Matches.GAME.decide(state, seat, legal.command(), new Random(depth)::nextInt));
            count += count(Matches.folded(state, events), depth - 1);
        }
        return count;
    }
}
