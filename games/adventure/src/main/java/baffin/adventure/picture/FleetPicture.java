package baffin.adventure.picture;

import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import baffin.game.picture.Seats;
import baffin.game.picture.Svg;
import org.jspecify.annotations.Nullable;

/** The ships on the map, in front of it, and the one that has sailed out. */
final class FleetPicture {

    private static final double SCALE = .95;
    private static final double BERTH = 48;

    private FleetPicture() {}

    static void draw(Svg svg, AdventureState state, Layout layout) {
        int seats = state.seats().size();
        for (Seat seat : state.all()) {
            Hex ship = state.of(seat).ship();
            String title = "ship of seat " + seat.index();
            if (ship == null) {
                double y = layout.middle() + BERTH * (seat.index() - (seats - 1) / 2.0);
                Seats.ship(svg, seat.index(), Layout.MARGIN + 30, y, SCALE, title);
            } else if (sailedOut(state, seat)) {
                Seats.ship(svg, seat.index(), Layout.RIGHT + 24, layout.middle() + 50, SCALE, title);
            } else {
                Seats.ship(svg, seat.index(), Layout.x(ship), Layout.y(ship) - 3, SCALE, title);
            }
        }
    }

    private static boolean sailedOut(AdventureState state, Seat seat) {
        return seat.equals(winner(state));
    }

    /** The seat that has sailed out, or null. */
    static @Nullable Seat winner(AdventureState state) {
        boolean won = state.phase() == Phase.OVER && state.turn().moved();
        return won ? state.now() : null;
    }
}
