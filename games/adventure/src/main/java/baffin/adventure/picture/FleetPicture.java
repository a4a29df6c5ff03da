package baffin.adventure.picture;

import baffin.adventure.sea.Hex;
import baffin.adventure.state.AdventureState;
import baffin.adventure.state.Phase;
import baffin.game.Seat;
import baffin.game.picture.Canvas;
import baffin.game.picture.Seats;
import baffin.game.words.Phrase;
import org.jspecify.annotations.Nullable;

/** The ships on the map, in front of it, and the one that has sailed out. */
final class FleetPicture {

    private static final double BERTH = 56;

    private FleetPicture() {}

    static void draw(Canvas canvas, Layout layout, AdventureState state) {
        int seats = state.seats().size();
        double scale = layout.portrait() ? .8 : Math.max(.7, .9 * layout.scale());
        for (Seat seat : state.all()) {
            Hex ship = state.of(seat).ship();
            double x;
            double y;
            if (ship == null) {
                double away = BERTH * scale * (seat.index() - (seats - 1) / 2.0);
                x = layout.portrait() ? layout.centre() + away : layout.margin() + 30;
                y = layout.portrait() ? layout.bottom() + 50 : layout.middle() + away;
            } else if (seat.equals(winner(state))) {
                x = layout.portrait() ? layout.centre() + 56 : layout.right() + 24;
                y = layout.portrait() ? layout.top() - 34 : layout.middle() + 50;
            } else {
                x = layout.x(ship);
                y = layout.y(ship) - 3;
            }
            Seats.ship(canvas, seat.index(), x, y, scale, canvas.text("ship.of", "seat", Phrase.seat(seat.index())));
        }
    }

    /** The seat that has sailed out, or null. */
    static @Nullable Seat winner(AdventureState state) {
        boolean won = state.phase() == Phase.OVER && state.turn().moved();
        return won ? state.now() : null;
    }
}
