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
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;

/** Vehicles that the next move of the disc would trap, take or move (EX-10.1). */
final class Warnings {

    private Warnings() {}

    static List<Warning> of(ExpeditionState state, Seat seat, Function<Phrase, String> words) {
        Expedition x = state.of(seat);
        boolean inRound = state.phase() == Phase.ACTIONS || state.phase() == Phase.TAKE;
        if (!inRound || x.home() || state.round() == SunLine.rounds()) {
            return List.of();
        }
        Ice next = Ice.inRound(state.round() + 1);
        List<Warning> warnings = new ArrayList<>();
        if (trapped(state.board(), next, x.ship()) && !trapped(state.board(), state.ice(), x.ship())) {
            Phrase trapped = Phrase.of("warning.ship-trapped", "place", x.ship().text());
            warnings.add(warning(Vehicle.SHIP, "SHIP_TRAPPED", trapped, words));
        }
        Place sled = x.sled();
        if (sled != null && !sled.onArrow()) {
            sled(x, sled, Areas.afterIce(state.board(), state.ice(), next, sled), words)
                    .ifPresent(warnings::add);
        }
        return warnings;
    }

    private static boolean trapped(Board board, Ice ice, Place ship) {
        Piece stand = board.pieceAt(ship);
        return stand == null ? ShipRoutes.next(board, ice, ship).isEmpty() : ShipRoutes.icedIn(board, ice, stand);
    }

    private static Optional<Warning> sled(
            Expedition x, Place sled, List<Place> places, Function<Phrase, String> words) {
        if (places.isEmpty()) {
            Phrase lost = Phrase.of(
                    "warning.sled-lost",
                    "place",
                    sled.text(),
                    "crew",
                    x.sledCrew().total());
            return Optional.of(warning(Vehicle.SLED, "SLED_LOST", lost, words));
        }
        if (places.size() == 1) {
            return Optional.empty();
        }
        Phrase moved = Phrase.of(
                "warning.sled-moved",
                "place",
                sled.text(),
                "places",
                places.stream().map(Place::text).toList());
        return Optional.of(warning(Vehicle.SLED, "SLED_MOVED", moved, words));
    }

    private static Warning warning(Vehicle vehicle, String kind, Phrase phrase, Function<Phrase, String> words) {
        // in the order of their names, so that every instance writes the same
        Map<String, Object> parameters = new TreeMap<>(phrase.parameters());
        return new Warning(vehicle, kind, words.apply(phrase), phrase.code(), parameters);
    }
}
