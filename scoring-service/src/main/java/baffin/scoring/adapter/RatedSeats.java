package baffin.scoring.adapter;

import baffin.game.Seat;
import baffin.match.MatchSetup;
import baffin.match.SeatHolder;
import baffin.scoring.sheet.MatchScore;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What ratings need to know of the seats of a match.
 *
 * @param ranked false when the match counts for nobody
 * @param setup who sits where
 * @param sides who plays together
 */
record RatedSeats(boolean ranked, MatchSetup setup, List<List<Seat>> sides) {

    /** Bots of the platform have no account: one of them may sit on many seats, so that it has no rating. */
    private static final String HOUSE = "house:";

    static RatedSeats of(MatchScore score) {
        var start = score.tally().start();
        return new RatedSeats(
                start.ranked(),
                start.setup(),
                score.codec().game().sides(start.setup().forGame()));
    }

    /** Ratings of team play and of single play are kept apart. */
    String mode() {
        return sides.size() < setup.seats().size() ? "teams" : "solo";
    }

    int side(int seat) {
        for (int side = 0; side < sides.size(); side++) {
            if (sides.get(side).contains(new Seat(seat))) {
                return side;
            }
        }
        throw new IllegalStateException("seat " + seat + " is on no side");
    }

    /** Whose rating a seat counts for; null when it counts for nobody's. */
    @Nullable
    String player(int seat) {
        String player = setup.seats().get(seat).player();
        long seats = setup.seats().stream()
                .map(SeatHolder::player)
                .filter(player::equals)
                .count();
        return ranked && seats == 1 && !player.startsWith(HOUSE) ? player : null;
    }
}
