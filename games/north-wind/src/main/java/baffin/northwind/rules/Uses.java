package baffin.northwind.rules;

import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.northwind.data.Port;
import baffin.northwind.data.Tasks;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindCommand.Buy;
import baffin.northwind.state.NorthWindCommand.CompleteTask;
import baffin.northwind.state.NorthWindCommand.HireCrew;
import baffin.northwind.state.NorthWindCommand.MountCannon;
import baffin.northwind.state.NorthWindCommand.RaiseSail;
import baffin.northwind.state.NorthWindCommand.SearchWreck;
import baffin.northwind.state.NorthWindCommand.Sell;
import baffin.northwind.state.NorthWindCommand.Swap;
import baffin.northwind.state.NorthWindCommand.Use;
import baffin.northwind.state.NorthWindEvent.ActionTaken;
import baffin.northwind.state.NorthWindEvent.LetterPaid;
import baffin.northwind.state.NorthWindEvent.TaskCompleted;
import baffin.northwind.state.NorthWindEvent.WreckSearched;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Phase;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Sighting.Fate;
import baffin.northwind.words.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The use of the revealed tile: an action of the active seat (NW-3.3), or by letter of an opponent (NW-4.5). */
final class Uses {

    private Uses() {}

    /** Every use of the revealed tile that may be possible for a seat. */
    static List<Use> candidates(NorthWindState state, Seat seat) {
        Tile tile = state.sailing().current().tile();
        List<Use> uses = new ArrayList<>();
        switch (tile.kind()) {
            case COMMERCIAL, MERCHANT -> Trading.list(state.of(seat), tile, uses);
            case EQUIPMENT -> Equipping.list(uses);
            case WRECK -> uses.add(new SearchWreck());
            case DESTINATION -> uses.add(new CompleteTask());
            case FOG -> {}
        }
        return uses;
    }

    /** True when the rules of the tile allow the seat any use of it, whoever's turn it is. */
    static boolean possible(NorthWindState state, Seat seat) {
        return possible(state, seat, use -> true);
    }

    /** True when the rules of the tile allow the seat a use that is wanted, whoever's turn it is. */
    static boolean possible(NorthWindState state, Seat seat, Predicate<Use> wanted) {
        for (Use use : candidates(state, seat)) {
            if (wanted.test(use) && allowed(state, seat, use).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** True when the active seat has not used the revealed tile and could. */
    static boolean open(NorthWindState state) {
        return state.sailing().current().fate() == Fate.OPEN && possible(state, state.active());
    }

    static Optional<RuleViolation> check(NorthWindState state, Seat seat, Use use) {
        Tile tile = state.sailing().current().tile();
        if (state.phase() == Phase.TILE && state.sailing().current().fate() == Fate.USED) {
            return RuleViolation.broken("NW-3.3", Phrase.of("refused.used", "tile", tile.text()));
        }
        return allowed(state, seat, use);
    }

    private static Optional<RuleViolation> allowed(NorthWindState state, Seat seat, Use use) {
        Tile tile = state.sailing().current().tile();
        return switch (use) {
            case Buy c -> Trading.check(state.of(seat), tile, c);
            case Sell c -> Trading.check(state.of(seat), tile, c);
            case Swap c -> Trading.check(state.of(seat), tile, c);
            case RaiseSail c -> Equipping.check(state.of(seat), tile, c);
            case MountCannon c -> Equipping.check(state.of(seat), tile, c);
            case HireCrew c -> Equipping.check(state.of(seat), tile, c);
            case SearchWreck c -> Visiting.check(tile, c);
            case CompleteTask c -> Visiting.check(state, seat, tile, c);
        };
    }

    static void apply(Deeds deeds, Seat seat, Use use) {
        NorthWindState state = deeds.now();
        Tile tile = state.sailing().current().tile();
        boolean byLetter = state.phase() == Phase.LETTERS;
        deeds.add(
                byLetter
                        ? new LetterPaid(seat, tile)
                        : new ActionTaken(seat, tile, state.sailing().actions() + 1));
        effect(deeds, seat, tile, use);
        if (!byLetter && !deeds.over() && tile.trades()) {
            Letters.ask(deeds);
        }
        Letters.goOn(deeds);
    }

    private static void effect(Deeds deeds, Seat seat, Tile tile, Use use) {
        switch (use) {
            case Buy c -> Trading.apply(deeds, seat, tile, c);
            case Sell c -> Trading.apply(deeds, seat, tile, c);
            case Swap c -> Trading.apply(deeds, seat, tile, c);
            case RaiseSail c -> Equipping.apply(deeds, seat, c);
            case MountCannon c -> Equipping.apply(deeds, seat, c);
            case HireCrew c -> Equipping.apply(deeds, seat, c);
            case SearchWreck c -> Visiting.apply(deeds, seat, tile, c);
            case CompleteTask c -> Visiting.apply(deeds, seat, tile, c);
        }
    }

    /** Shipwrecks and destinations (NW-4.6, NW-6.1). */
    static final class Visiting {

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
            boolean paid = ship.hold().covers(task.goods())
                    && ship.gold() >= task.gold()
                    && ship.captains() >= task.captains();
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
            deeds.add(
                    new TaskCompleted(seat, port, task.place(), task.goods().pieces(), task.captains(), -task.gold()));
            Bonuses.afterTask(deeds, seat, port);
        }
    }
}
