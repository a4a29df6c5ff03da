package baffin.adventure.scoring;

import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.SeatScore;
import baffin.game.words.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Places as if the match ended now (AD-9.1, AD-9.2, AD-9.3). A seat has a point a row of its ship and one for sailing
 * out; partners have the points of the better of them.
 */
final class Ranking {

    private final AdventureTally tally;

    private Ranking(AdventureTally tally) {
        this.tally = tally;
    }

    /**
     * A seat, or a team, that has one place.
     *
     * @param seats its seats
     * @param points of its foremost ship
     * @param left hexes of the markers in its supplies
     */
    private record Side(List<Seat> seats, int points, int left) {

        boolean ahead(Side other) {
            return points > other.points || points == other.points && left > other.left;
        }
    }

    static ScoreSheet sheet(AdventureTally tally) {
        Ranking places = new Ranking(tally);
        List<Side> sides = places.sides();
        List<SeatScore> scores = new ArrayList<>();
        for (Side side : sides) {
            for (Seat seat : side.seats()) {
                scores.add(places.score(seat, side, sides));
            }
        }
        scores.sort(Comparator.comparing(SeatScore::seat));
        return new ScoreSheet(scores, tally.over());
    }

    private List<Side> sides() {
        int count = tally.seats().size();
        return tally.teams()
                ? List.of(side(0, 2), side(1, 3))
                : IntStream.range(0, count).mapToObj(this::side).toList();
    }

    private Side side(int... members) {
        List<Seat> seats = IntStream.of(members).mapToObj(Seat::new).toList();
        return new Side(
                seats,
                seats.stream().mapToInt(this::points).max().orElse(0),
                seats.stream().mapToInt(seat -> tally.of(seat).left()).sum());
    }

    private int points(Seat seat) {
        return tally.of(seat).row() + (tally.of(seat).sailedOut() ? 1 : 0);
    }

    private SeatScore score(Seat seat, Side side, List<Side> sides) {
        SeatTally own = tally.of(seat);
        int ahead = (int) sides.stream().filter(other -> other.ahead(side)).count();
        Map<String, Integer> counts = new LinkedHashMap<>();
        counts.put("ROW", own.row());
        counts.put("MARKER_HEXES_LEFT", own.left());
        Map<String, String> facts = new LinkedHashMap<>();
        if (own.character() != null) {
            facts.put("character", own.character());
        }
        if (own.sailedOut()) {
            facts.put("sailedOut", "true");
        }
        return new SeatScore(seat, side.points(), ahead + 1, lines(seat, side), counts, facts, tieBreak(side, sides));
    }

    private List<ScoreLine> lines(Seat seat, Side side) {
        SeatTally own = tally.of(seat);
        List<ScoreLine> lines = new ArrayList<>();
        lines.add(new ScoreLine("ROW", own.row(), "AD-9.2", own.rowVersion(), Phrase.of("note.row", "row", own.row())));
        if (own.sailedOut()) {
            lines.add(new ScoreLine("PASSAGE", 1, "AD-9.1", tally.version(), Phrase.of("note.passage")));
        }
        int more = side.points() - points(seat);
        if (more > 0) {
            lines.add(new ScoreLine("PARTNER", more, "AD-9.1", tally.version(), Phrase.of("note.partner")));
        }
        return lines;
    }

    private static @Nullable Phrase tieBreak(Side side, List<Side> sides) {
        List<Side> tied = sides.stream()
                .filter(other -> other != side && other.points() == side.points())
                .toList();
        if (tied.isEmpty()) {
            return null;
        }
        boolean shared = tied.stream().anyMatch(other -> other.left() == side.left());
        return Phrase.of(shared ? "tie.shared" : "tie.left", "hexes", side.left());
    }
}
