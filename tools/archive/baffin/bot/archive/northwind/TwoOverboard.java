package baffin.bot.archive.northwind;

import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.Fight;
import baffin.northwind.state.NorthWindCommand.RevealTile;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.Phase;

/** Holds are filled until two pieces go overboard for two others (NW-4.1); then the match is played as usual. */
final class TwoOverboard extends NorthWindScript {

    private boolean done;

    @Override
    void next() {
        if (done || table().phase() == Phase.LETTERS) {
            navigate(command -> true);
        } else if (first(this::exchanges)) {
            done = true;
        } else {
            boolean played = first(command -> buys(command, 2))
                    || first(command -> buys(command, 1))
                    || first(SearchWreck.class::isInstance)
                    || first(Fight.class::isInstance)
                    || first(RevealTile.class::isInstance);
            if (!played) {
                navigate(command -> !(command instanceof Sell || command instanceof CompleteTask));
            }
        }
    }

    private boolean exchanges(NorthWindCommand command) {
        return command instanceof Buy buy
                && buy.overboard().size() == 2
                && table().sailing().current().tile().kind() == Tile.Kind.COMMERCIAL;
    }

    private static boolean buys(NorthWindCommand command, int pieces) {
        return command instanceof Buy buy
                && buy.goods().size() == pieces
                && buy.overboard().isEmpty();
    }

    @Override
    boolean met() {
        return done;
    }
}
