package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tasks;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.WreckSearched;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import java.util.Optional;

/** Shipwrecks and destinations (NW-4.6, NW-6.1). */
final class Visiting {

    private Visiting() {}

    static Optional<RuleViolation> check(Tile tile, SearchWreck command) {
        return tile.kind() == Tile.Kind.WRECK
                ? Optional.empty()
                : RuleViolation.broken("NW-4.6", "there is no wreck at " + tile);
    }

    static Optional<RuleViolation> check(NorthWindState state, Seat seat, Tile tile, CompleteTask command) {
        Port port = tile.data().port();
        if (port == null) {
            return RuleViolation.broken("NW-6.1", tile + " is not a destination harbour");
        }
        Tasks.Task task = state.board().of(port).next();
        if (task == null) {
            return RuleViolation.broken("NW-6.1", "all tasks of " + port + " are done");
        }
        Ship ship = state.of(seat);
        boolean paid =
                ship.hold().covers(task.goods()) && ship.gold() >= task.gold() && ship.captains() >= task.captains();
        return paid
                ? Optional.empty()
                : RuleViolation.broken(
                        "NW-6.1",
                        "task " + task.place() + " of " + port + " asks for " + task.demand() + "; there are "
                                + ship.gold() + " gold, " + ship.captains() + " captains and "
                                + ship.hold().pieces());
    }

    static void apply(Deeds deeds, Seat seat, Tile tile, SearchWreck command) {
        deeds.add(new WreckSearched(seat, tile.data().gold()));
    }

    static void apply(Deeds deeds, Seat seat, Tile tile, CompleteTask command) {
        Port port = tile.data().port();
        Tasks.Task task = port == null ? null : deeds.now().board().of(port).next();
        if (port == null || task == null) {
            throw new IllegalStateException("no task at " + tile);
        }
        deeds.add(new TaskCompleted(seat, port, task.place(), task.goods().pieces(), task.captains(), -task.gold()));
        Bonuses.afterTask(deeds, seat, port);
    }
}
