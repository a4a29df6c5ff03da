package baffin.competition.standing.ledger;

import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Stage;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult;
import baffin.competition.table.TableResult.Source;
import baffin.game.words.Phrase;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A table that has a result, with the points of its seats.
 *
 * @param round to which it belongs
 * @param table with its result
 */
public record ScoredTable(Round round, Table table, TableResult result, List<SeatScore> scores) {

    public Stage stage() {
        return round.stage(table);
    }

    /** True when somebody did better than somebody else, or could have: what wins and opponents are counted from. */
    public boolean contested() {
        return result.source() != Source.ABANDONED && result.source() != Source.DEADLINE;
    }

    /** True when tie-breaks look at the score of a seat: its own, or that of its team. */
    public boolean scored(int seat) {
        if (!ruled()) {
            return true;
        }
        int side = scores.get(seat).side();
        return seat(seat).scores()
                && IntStream.range(0, size())
                        .anyMatch(other -> scores.get(other).side() == side && given(other));
    }

    /** True when a ruling, or the deadline, says which seats have a score; in a match all have. */
    public boolean ruled() {
        return result.source() != Source.MATCH;
    }

    /** True when a ruling gives the seat itself a score that tie-breaks look at. */
    public boolean given(int seat) {
        return seat(seat).scores() && seat(seat).score() != null;
    }

    public int size() {
        return scores.size();
    }

    public int entrant(int seat) {
        return table.seats().get(seat);
    }

    public SeatResult seat(int seat) {
        return result.seats().get(seat);
    }

    /** How the points of a seat came about. */
    public Phrase rule(int seat) {
        SeatScore score = scores.get(seat);
        if (result.source() == Source.ABANDONED) {
            return Phrase.of(
                    "abandoned", "seats", size(), "points", score.points().toString());
        }
        if (result.nothing()) {
            return Phrase.of("void");
        }
        if (!seat(seat).scores()) {
            return Phrase.of(seat(seat).fate() == Fate.NO_SHOW ? "no-show" : "left-seat");
        }
        long sides = scores.stream().mapToInt(SeatScore::side).distinct().count();
        return Phrase.of(
                score.sharing() == 1 ? "placed" : "shared",
                "place",
                score.place(),
                "last",
                score.place() + score.sharing() - 1,
                "sides",
                (int) sides,
                "teams",
                String.valueOf(sides < size()),
                "points",
                score.points().toString());
    }

    public int seatOf(int entrant) {
        return table.seats().indexOf(entrant);
    }
}
