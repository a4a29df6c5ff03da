package baffin.northwind.rules;

import baffin.game.Seat;
import baffin.northwind.data.Berth;
import baffin.northwind.data.MatchLimits;
import baffin.northwind.data.Port;
import baffin.northwind.data.SeaTiles;
import baffin.northwind.data.ShipParts;
import baffin.northwind.data.ShipParts.Name;
import baffin.northwind.data.Tile;
import baffin.northwind.state.NorthWindEvent.GameEnded;
import baffin.northwind.state.NorthWindEvent.IncomeTaken;
import baffin.northwind.state.NorthWindEvent.LetterTaken;
import baffin.northwind.state.NorthWindEvent.Reason;
import baffin.northwind.state.NorthWindEvent.StacksDealt;
import baffin.northwind.state.NorthWindEvent.StartDrawn;
import baffin.northwind.state.NorthWindEvent.TurnBegan;
import baffin.northwind.state.NorthWindEvent.VoyageEnd;
import baffin.northwind.state.NorthWindEvent.VoyageEnded;
import baffin.northwind.state.NorthWindState;
import baffin.northwind.state.Ship;
import baffin.northwind.state.Tiles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How turns and voyages begin and end (NW-2.1, NW-2.2, NW-3.1 to NW-3.4, NW-6.5). */
final class Turns {

    /** Actions of a voyage (NW-3.3). */
    private static final int ACTIONS = 2;

    private Turns() {}

    static void setUp(Deeds deeds) {
        deeds.add(
                new StartDrawn(new Seat(deeds.chance().below(deeds.now().ships().size()))));
        List<Tile> tiles = deeds.chance().shuffled(SeaTiles.open());
        List<List<Tile>> stacks = new ArrayList<>();
        for (Port port : Port.values()) {
            int from = port.ordinal() * (SeaTiles.STACK - 1);
            List<Tile> stack = new ArrayList<>(tiles.subList(from, from + SeaTiles.STACK - 1));
            stack.add(Tile.of(port));
            stacks.add(Tiles.sorted(stack));
        }
        deeds.add(new StacksDealt(stacks));
        begin(deeds, deeds.now().active());
    }

    /** After a tile has been dealt with: the voyage ends when nothing is left to be done. */
    static void resume(Deeds deeds) {
        NorthWindState state = deeds.now();
        if (state.sailing().actions() >= ACTIONS) {
            endVoyage(deeds, VoyageEnd.SECOND_ACTION);
        } else if (!Sailing.mayReveal(state) && !Uses.open(state)) {
            endVoyage(deeds, VoyageEnd.RANGE);
        }
    }

    static void endVoyage(Deeds deeds, VoyageEnd reason) {
        NorthWindState state = deeds.now();
        Seat seat = state.active();
        deeds.add(new VoyageEnded(seat, reason));
        if (state.sailing().actions() < ACTIONS && state.of(seat).letters() < ShipParts.most(Name.LETTERS)) {
            deeds.add(new LetterTaken(seat));
        }
        Seat next = state.after(seat);
        if (state.of(next).voyages() >= MatchLimits.voyages()) {
            afterTheLastVoyage(deeds);
        } else {
            begin(deeds, next);
        }
    }

    /** Seats that have no turn any more win as if it began now, the next one first (NW-6.5). */
    private static void afterTheLastVoyage(Deeds deeds) {
        NorthWindState state = deeds.now();
        Optional<Seat> winner = state.opponents(state.active()).stream()
                .filter(seat -> state.board().tokens(seat) >= state.goal())
                .findFirst();
        deeds.add(winner.map(seat -> new GameEnded(Reason.VICTORY, seat))
                .orElseGet(() -> new GameEnded(Reason.LAST_VOYAGE, null)));
    }

    private static void begin(Deeds deeds, Seat seat) {
        deeds.add(new TurnBegan(seat, deeds.now().of(seat).voyages() + 1));
        Bonuses.victory(deeds);
        Ship ship = deeds.now().of(seat);
        if (!deeds.over() && ship.gold() == 0) {
            deeds.add(new IncomeTaken(seat, ship.has(Berth.TREASURER) ? 2 : 1));
        }
    }
}
