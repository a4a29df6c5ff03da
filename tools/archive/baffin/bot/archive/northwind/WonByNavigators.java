package baffin.bot.archive.northwind;

import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.Reason;

/** Navigators play as they think best, and one of them wins. */
final class WonByNavigators extends NorthWindScript {

    @Override
    void next() {
        navigate(command -> true);
    }

    @Override
    boolean met() {
        return last().stream().anyMatch(event -> event instanceof GameEnded end && end.reason() == Reason.VICTORY);
    }
}
