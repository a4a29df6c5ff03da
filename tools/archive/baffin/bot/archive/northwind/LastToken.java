package baffin.bot.archive.northwind;

import baffin.game.Seat;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.state.NorthWindCommand;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.NorthWindEvent.TurnBegan;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;

/** The seat that begins keeps its fourth hand for the end and hires it by letter (NW-6.4, NW-6.5). */
final class LastToken extends NorthWindScript {

    private static final int WAGE = 3;

    private final boolean afterTheLastVoyage;

    /** @param afterTheLastVoyage true to wait for the very last voyage, which is another seat's */
    LastToken(boolean afterTheLastVoyage) {
        this.afterTheLastVoyage = afterTheLastVoyage;
    }

    @Override
    void next() {
        NorthWindState table = table();
        boolean now = !afterTheLastVoyage || table.of(table.active()).voyages() == MatchLimits.voyages();
        if (toAct().equals(table.first())) {
            hero(table, toAct());
        } else if (now && ready(table)) {
            equip();
        } else {
            idle();
        }
    }

    private void hero(NorthWindState table, Seat hero) {
        boolean hires = table.of(hero).crew().size() < 3 || table.phase() == Phase.LETTERS && ready(table);
        if (hires && first(HireCrew.class::isInstance)) {
            return;
        }
        if (ready(table)) {
            idle();
            return;
        }
        boolean waiting = table.board().tokens(hero) == table.goal() - 1;
        navigate(command -> !(command instanceof HireCrew)
                && !(waiting && spends(command))
                && !(command instanceof CompleteTask
                        && match().imagined(hero, command).board().tokens(hero) >= table.goal()));
    }

    private static boolean spends(NorthWindCommand command) {
        return command instanceof Buy
                || command instanceof Swap
                || command instanceof RaiseSail
                || command instanceof MountCannon
                || command instanceof CompleteTask;
    }

    private static boolean ready(NorthWindState table) {
        Seat hero = table.first();
        return table.board().tokens(hero) == table.goal() - 1
                && table.of(hero).crew().size() == 3
                && table.of(hero).gold() >= WAGE
                && table.of(hero).letters() > 0;
    }

    @Override
    boolean met() {
        NorthWindState table = table();
        Seat hero = table.first();
        boolean won = last().contains(new GameEnded(Reason.VICTORY, hero));
        boolean ended = won || last().contains(new GameEnded(Reason.LAST_VOYAGE, null));
        boolean atTurn = last().stream().anyMatch(TurnBegan.class::isInstance);
        return table.board().tokens(hero) == table.goal()
                && table.board().crew().contains(hero)
                && (afterTheLastVoyage ? !atTurn && ended : atTurn && won);
    }
}
