package baffin.scoring.match;

import baffin.game.Seat;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * What ratings need to know of the seats of a match.
 *
 * @param ranked false when the match counts for nobody
 * @param sitters who has sat on each seat
 * @param gone seats that were given up or lost
 * @param sides who plays together
 */
record RatedSeats(boolean ranked, List<SeatHistory> sitters, List<Seat> gone, List<List<Seat>> sides) {

    /**
     * Whose rating a seat counts for.
     *
     * @param dropped true when the player did not play to the end
     */
    record Rated(SeatHolder holder, boolean dropped) {}

    static RatedSeats of(MatchScore score) {
        var tally = score.tally();
        return new RatedSeats(
                tally.start().ranked(),
                tally.sitters(),
                tally.resigned(),
                score.codec().game().sides(tally.start().forGame()));
    }

    /** Ratings of team play and of single play are kept apart. */
    String mode() {
        return sides.size() < sitters.size() ? "teams" : "solo";
    }

    int side(int seat) {
        for (int side = 0; side < sides.size(); side++) {
            if (sides.get(side).contains(new Seat(seat))) {
                return side;
            }
        }
        throw new IllegalStateException("seat " + seat + " is on no side");
    }

    /** Whose rating a seat counts for; empty when it counts for nobody's. */
    Optional<Rated> rated(int seat) {
        return ranked ? player(seat).filter(rated -> once(rated.holder().player())) : Optional.empty();
    }

    /** True when the seat was not played to the end: given up, lost, or left to a bot of the house. */
    boolean dropped(int seat) {
        return sitters.get(seat).leftToTheHouse() || gone.contains(new Seat(seat));
    }

    /** True when the whole side of the seat left and is ranked behind all others for it. */
    boolean left(int seat) {
        return gone.containsAll(sides.get(side(seat)));
    }

    /** One account on several seats would be compared with itself. */
    private boolean once(String player) {
        return java.util.stream.IntStream.range(0, sitters.size())
                        .mapToObj(this::player)
                        .flatMap(Optional::stream)
                        .filter(rated -> rated.holder().player().equals(player))
                        .count()
                == 1;
    }

    private Optional<Rated> player(int seat) {
        SeatHistory all = sitters.get(seat);
        boolean dropped = dropped(seat);
        if (dropped && all.steps().isEmpty()) {
            return Optional.empty();
        }
        return main(all).filter(holder -> !house(holder)).map(holder -> new Rated(holder, dropped));
    }

    /** Who made more than half of the decisions, if the seat has changed hands. */
    private static Optional<SeatHolder> main(SeatHistory all) {
        if (!all.substituted()) {
            return Optional.of(all.first());
        }
        return Stream.of(all.first(), all.last())
                .filter(holder ->
                        all.mainPlayer().filter(holder.player()::equals).isPresent())
                .findFirst();
    }

    private static boolean house(SeatHolder holder) {
        return HouseBot.playing(holder.player()).isPresent();
    }
}
