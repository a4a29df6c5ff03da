package baffin.northwind.rules;

import baffin.game.Chance;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SetSail;
import baffin.northwind.state.NorthWindEvent.SailSet;
import baffin.northwind.state.NorthWindEvent.TileRevealed;
import baffin.northwind.state.NorthWindEvent.TopPutUnder;
import baffin.northwind.state.NorthWindEvent.TopSeen;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Tiles;
import baffin.northwind.state.Voyage;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Stacks, the cut, the lookout and the reveal of tiles (NW-3.2, NW-3.5). */
final class Sailing {

    private static final int CUT_MAX = SeaTiles.STACK - 1;

    private Sailing() {}

    static void listStacks(List<NorthWindCommand> into) {
        for (Port stack : Port.values()) {
            for (int cut = 0; cut <= CUT_MAX; cut++) {
                into.add(new SetSail(stack, cut));
            }
        }
    }

    static Optional<RuleViolation> check(SetSail command) {
        return command.cut() < 0 || command.cut() > CUT_MAX
                ? RuleViolation.broken(
                        "NW-3.2", Phrase.of("refused.cut", "most", CUT_MAX, "cut", command.cut()), "/cut")
                : Optional.empty();
    }

    static Optional<RuleViolation> check(NorthWindState state, RevealTile command) {
        return mayReveal(state)
                ? Optional.empty()
                : RuleViolation.broken(
                        "NW-3.2",
                        Phrase.of(
                                "refused.range",
                                "tiles",
                                state.of(state.active()).sail()));
    }

    /** True while the range of the voyage is not used up. */
    static boolean mayReveal(NorthWindState state) {
        return state.sailing().sightings().size() < state.of(state.active()).sail();
    }

    static void apply(Deeds deeds, Seat seat, SetSail command) {
        deeds.add(new SailSet(seat, command.stack(), command.cut()));
        if (deeds.now().phase() != Phase.LOOKOUT) {
            reveal(deeds);
        }
    }

    static void look(Deeds deeds, Seat seat) {
        deeds.add(new TopSeen(seat, draw(deeds.now(), deeds.chance())));
    }

    static void putUnder(Deeds deeds, Seat seat) {
        deeds.add(new TopPutUnder(seat));
        reveal(deeds);
    }

    static void reveal(Deeds deeds) {
        NorthWindState state = deeds.now();
        Tile top = state.sailing().top();
        Tile tile = top == null ? draw(state, deeds.chance()) : top;
        int number = state.sailing().sightings().size() + 1;
        deeds.add(new TileRevealed(state.active(), tile, number));
        if (tile.kind() == Tile.Kind.FOG) {
            Pirates.meet(deeds);
        } else {
            Turns.resume(deeds);
        }
    }

    /** The draw stands for the order before the cut: a cut moves every tile by as many places. */
    private static Tile draw(NorthWindState state, Chance chance) {
        Voyage voyage = state.sailing();
        List<Tile> away = new ArrayList<>(voyage.revealed());
        Tile under = voyage.under();
        if (under != null) {
            away.add(under);
        }
        List<Tile> left = Tiles.minus(state.of(voyage.stack()).tiles(), away);
        return left.get((chance.below(left.size()) + voyage.cut()) % left.size());
    }
}
