package baffin.northwind.scoring;

import baffin.game.Seat;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Places: the winner, then by tokens, then by gold, then shared (NW-6.5, NW-8.1, NW-8.2). */
final class Ranking {

    private Ranking() {}

    /**
     * The place of a seat.
     *
     * @param rank 1 is first
     * @param tieBreak how a tie on tokens was broken, or null when there was none
     */
    record Place(int rank, @Nullable Phrase tieBreak) {}

    static List<Place> of(List<SeatTally> seats, @Nullable Seat winner) {
        List<Place> places = new ArrayList<>();
        for (int seat = 0; seat < seats.size(); seat++) {
            boolean won = winner != null && winner.index() == seat;
            int rank = 1;
            boolean tied = false;
            for (int other = 0; other < seats.size(); other++) {
                boolean otherWon = winner != null && winner.index() == other;
                rank += !won && (otherWon || ahead(seats.get(other), seats.get(seat))) ? 1 : 0;
                tied |= other != seat
                        && seats.get(other).tokens() == seats.get(seat).tokens();
            }
            places.add(new Place(rank, tied ? tieBreak(seats.get(seat), won) : null));
        }
        return places;
    }

    private static boolean ahead(SeatTally other, SeatTally seat) {
        return other.tokens() != seat.tokens() ? other.tokens() > seat.tokens() : other.gold() > seat.gold();
    }

    private static Phrase tieBreak(SeatTally seat, boolean won) {
        return won
                ? Phrase.of("tie.won", "tokens", seat.tokens())
                : Phrase.of("tie.gold", "tokens", seat.tokens(), "gold", seat.gold());
    }
}
