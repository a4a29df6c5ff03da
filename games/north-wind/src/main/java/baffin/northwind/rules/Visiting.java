package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tasks;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.WreckSearched;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Shipwrecks and destinations (NW-4.6, NW-6.1). */
final class Visiting {

    private Visiting() {}

    static Optional<RuleViolation> check(Tile tile, SearchWreck command) {
        return tile.kind() == Tile.Kind.WRECK
                ? Optional.empty()
                : RuleViolation.broken("NW-4.6", Phrase.of("refused.no-wreck", "tile", tile.text()));
    }

    static Optional<RuleViolation> check(NorthWindState state, Seat seat, Tile tile, CompleteTask command) {
        Port port = tile.data().port();
        if (port == null) {
            return RuleViolation.broken("NW-6.1", Phrase.of("refused.no-destination", "tile", tile.text()));
        }
        Tasks.Task task = state.board().of(port).next();
        if (task == null) {
            return RuleViolation.broken("NW-6.1", Phrase.of("refused.tasks-done", "port", Words.stack(port)));
        }
        Ship ship = state.of(seat);
        boolean paid =
                ship.hold().covers(task.goods()) && ship.gold() >= task.gold() && ship.captains() >= task.captains();
        return paid ? Optional.empty() : RuleViolation.broken("NW-6.1", unpaid(task, ship));
    }

    private static Phrase unpaid(Tasks.Task task, Ship ship) {
        List<Phrase> there = new ArrayList<>(List.of(Words.gold(ship.gold()), Words.captains(ship.captains())));
        there.addAll(Words.amounts(ship.hold()));
        return Phrase.of(
                "refused.task",
                "place",
                task.place(),
                "port",
                Words.stack(task.port()),
                "demand",
                Words.demand(task.goods(), task.captains(), task.gold()),
                "there",
                there);
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
