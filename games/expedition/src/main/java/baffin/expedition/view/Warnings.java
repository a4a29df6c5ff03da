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
import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Vehicles that the next move of the disc would trap, take or move (EX-10.1). */
public final class Warnings {

    private Warnings() {}

    /** What would happen to a vehicle. */
    public enum Kind {
        /** The ice shuts the ship in. */
        SHIP_TRAPPED,
        /** The thaw takes the sled with its crew. */
        SLED_LOST,
        /** The thaw makes the owner choose a new area for the sled. */
        SLED_MOVED
    }

    /**
     * A vehicle in danger.
     *
     * @param phrase the danger in words
     * @param places where the vehicle stands, then where it could have to go
     */
    public record Danger(Vehicle vehicle, Kind kind, Phrase phrase, List<Place> places) {

        public Danger {
            places = List.copyOf(places);
        }
    }

    /** The dangers to the vehicles of a seat, the ship first; none outside the rounds and before the last move. */
    public static List<Danger> of(ExpeditionState state, Seat seat) {
        Expedition x = state.of(seat);
        boolean inRound = state.phase() == Phase.ACTIONS || state.phase() == Phase.TAKE;
        if (!inRound || x.home() || state.round() == SunLine.rounds()) {
            return List.of();
        }
        Ice next = Ice.inRound(state.round() + 1);
        List<Danger> dangers = new ArrayList<>();
        if (trapped(state.board(), next, x.ship()) && !trapped(state.board(), state.ice(), x.ship())) {
            Phrase trapped = Phrase.of("warning.ship-trapped", "place", x.ship().text());
            dangers.add(new Danger(Vehicle.SHIP, Kind.SHIP_TRAPPED, trapped, List.of(x.ship())));
        }
        Place sled = x.sled();
        if (sled != null && !sled.onArrow()) {
            sled(x, sled, Areas.afterIce(state.board(), state.ice(), next, sled))
                    .ifPresent(dangers::add);
        }
        return dangers;
    }

    private static boolean trapped(Board board, Ice ice, Place ship) {
        Piece stand = board.pieceAt(ship);
        return stand == null ? ShipRoutes.next(board, ice, ship).isEmpty() : ShipRoutes.icedIn(board, ice, stand);
    }

    private static Optional<Danger> sled(Expedition x, Place sled, List<Place> places) {
        if (places.isEmpty()) {
            Phrase lost = Phrase.of(
                    "warning.sled-lost",
                    "place",
                    sled.text(),
                    "crew",
                    x.sledCrew().total());
            return Optional.of(new Danger(Vehicle.SLED, Kind.SLED_LOST, lost, List.of(sled)));
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
        List<Place> all = new ArrayList<>(List.of(sled));
        all.addAll(places);
        return Optional.of(new Danger(Vehicle.SLED, Kind.SLED_MOVED, moved, all));
    }
}
