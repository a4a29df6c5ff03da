package baffin.expedition.view;

import baffin.expedition.board.Areas;
import baffin.expedition.board.Board;
import baffin.expedition.board.Ice;
import baffin.expedition.board.ShipRoutes;
import baffin.expedition.data.SunLine;
import baffin.expedition.geometry.Place;
import baffin.expedition.state.Expedition;
import baffin.expedition.state.ExpeditionState;
import baffin.expedition.state.Phase;
import baffin.expedition.state.Vehicle;
import baffin.expedition.tile.Piece;
import baffin.expedition.view.ExpeditionView.Warning;
import baffin.game.Seat;
import java.util.ArrayList;
import java.util.List;

/** Vehicles that the next move of the disc would trap, take or move (EX-10.1). */
final class Warnings {

    private Warnings() {}

    static List<Warning> of(ExpeditionState state, Seat seat) {
        Expedition x = state.of(seat);
        boolean inRound = state.phase() == Phase.ACTIONS || state.phase() == Phase.TAKE;
        if (!inRound || x.home() || state.round() == SunLine.rounds()) {
            return List.of();
        }
        Ice next = Ice.inRound(state.round() + 1);
        List<Warning> warnings = new ArrayList<>();
        ship(state, x, next, warnings);
        sled(state, x, next, warnings);
        return warnings;
    }

    private static void ship(ExpeditionState state, Expedition x, Ice next, List<Warning> into) {
        if (trapped(state.board(), next, x.ship()) && !trapped(state.board(), state.ice(), x.ship())) {
            String text = "the ship on " + x.ship() + " will be shut in by the ice next round";
            into.add(new Warning(Vehicle.SHIP, "SHIP_TRAPPED", text));
        }
    }

    private static boolean trapped(Board board, Ice ice, Place ship) {
        Piece stand = board.pieceAt(ship);
        return stand == null ? ShipRoutes.next(board, ice, ship).isEmpty() : ShipRoutes.icedIn(board, ice, stand);
    }

    private static void sled(ExpeditionState state, Expedition x, Ice next, List<Warning> into) {
        Place sled = x.sled();
        if (sled == null || sled.onArrow()) {
            return;
        }
        List<Place> places = Areas.afterIce(state.board(), state.ice(), next, sled);
        String where = "the sled on " + sled;
        if (places.isEmpty()) {
            String crew = x.sledCrew().total() + " crewmen";
            into.add(new Warning(Vehicle.SLED, "SLED_LOST", where + " will be lost in the thaw with " + crew));
        } else if (places.size() > 1) {
            into.add(new Warning(Vehicle.SLED, "SLED_MOVED", where + " will have to move to one of " + places));
        }
    }
}
