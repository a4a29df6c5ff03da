package baffin.match;

import baffin.game.Game;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.Setup;
import baffin.game.words.Phrase;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The one place that turns the sheet of a game into the sheet of a match: a side that left, since all of its seats
 * resigned or were forfeited, comes behind all sides that were held to the end, whatever its points, and the one that
 * left last is the first among those (EX-9.6, EX-9.7, AD-9.4, AD-9.5, NW-8.3, NW-8.4). Points and lines stay as the
 * game counts them. A seat that somebody else has taken over was held.
 */
public final class FinalPlaces {

    /** Fact of a seat that left: 1 for the first that did. */
    public static final String LEFT = "left";

    /**
     * Fact of a seat that has won since all other sides left: {@code RESIGNATION} or {@code FORFEIT}, as the last of
     * them did.
     */
    public static final String WON_BY = "wonBy";

    private final List<SeatScore> scores;
    private final List<List<Seat>> sides;
    private final List<Seat> left;
    private final @Nullable String wonBy;

    private FinalPlaces(ScoreSheet sheet, List<List<Seat>> sides, List<Seat> left, List<Seat> forfeited) {
        this.scores = sheet.seats();
        this.sides = sides;
        this.left = left;
        boolean alone = sides.stream().filter(side -> !left(side)).count() == 1;
        String last = forfeited.contains(left.getLast()) ? "FORFEIT" : "RESIGNATION";
        this.wonBy = alone ? last : null;
    }

    /**
     * The sheet of a match.
     *
     * @param tally of the game
     * @param left seats that resigned or were forfeited, in the order in which they did
     * @param forfeited those of them that were forfeited
     */
    public static <K> ScoreSheet sheet(
            Game<?, ?, ?, K> game, Setup setup, K tally, List<Seat> left, List<Seat> forfeited) {
        ScoreSheet sheet = game.scoreKeeper().sheet(tally);
        if (left.isEmpty()) {
            return sheet;
        }
        FinalPlaces places = new FinalPlaces(sheet, game.sides(setup), left, forfeited);
        return new ScoreSheet(sheet.seats().stream().map(places::placed).toList(), sheet.last());
    }

    private SeatScore placed(SeatScore score) {
        List<Seat> own = side(score.seat());
        int ahead = (int) sides.stream().filter(other -> ahead(other, own)).count();
        return new SeatScore(
                score.seat(),
                score.score(),
                1 + ahead,
                score.lines(),
                score.counts(),
                facts(score),
                tieBreak(score, own));
    }

    private boolean ahead(List<Seat> other, List<Seat> own) {
        if (left(own) && left(other)) {
            return leaving(other) > leaving(own);
        }
        return left(own) != left(other) ? left(own) : rank(other) < rank(own);
    }

    private boolean left(List<Seat> side) {
        return left.containsAll(side);
    }

    /** A team has left with the last of its seats. */
    private int leaving(List<Seat> side) {
        return side.stream().mapToInt(left::indexOf).max().orElseThrow();
    }

    private int rank(List<Seat> side) {
        return scores.get(side.getFirst().index()).place();
    }

    private List<Seat> side(Seat seat) {
        return sides.stream().filter(side -> side.contains(seat)).findFirst().orElseThrow();
    }

    private Map<String, String> facts(SeatScore score) {
        int order = left.indexOf(score.seat());
        Map<String, String> facts = new LinkedHashMap<>(score.facts());
        if (order >= 0) {
            facts.put(LEFT, String.valueOf(order + 1));
        } else if (wonBy != null) {
            facts.put(WON_BY, wonBy);
        }
        return facts;
    }

    /** A tie with who left is none. */
    private @Nullable Phrase tieBreak(SeatScore score, List<Seat> own) {
        boolean tied = !left(own)
                && sides.stream()
                        .filter(other -> other != own && !left(other))
                        .anyMatch(other -> scores.get(other.getFirst().index()).score() == score.score());
        return tied ? score.tieBreak() : null;
    }
}
