package baffin.competition.decide.ruling;

import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.table.RuledSeat;
import baffin.competition.table.SeatResult.Fate;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The places that a ruling gives: whether they fit together, and whether they fit the scores. */
final class RuledPlaces {

    private final List<RuledSeat> rows;
    private final boolean despiteScore;

    /**
     * Places of rows whose teams are known.
     *
     * @param despiteScore true when places may be against the scores, and those of team mates different
     */
    RuledPlaces(List<RuledSeat> rows, boolean despiteScore) {
        this.rows = rows.stream()
                .map(row -> row.place() != null || row.end() != Fate.PLAYED ? row : row.placed(byScore(rows, row)))
                .toList();
        this.despiteScore = despiteScore;
    }

    /** The place that the scores give; null where one is missing, and where games look further: two are level. */
    private static @Nullable Integer byScore(List<RuledSeat> rows, RuledSeat row) {
        Integer own = score(rows, row);
        int place = 1;
        for (RuledSeat other : rows) {
            if (other.end() != Fate.PLAYED
                    || other == row
                    || row.team() != null && row.team().equals(other.team())) {
                continue;
            }
            Integer its = score(rows, other);
            if (own == null || its == null || its.equals(own)) {
                return null;
            }
            place += its > own ? 1 : 0;
        }
        return own == null ? null : place;
    }

    @Nullable
    Integer team(int row) {
        return rows.get(row).team();
    }

    /** The place of a row: who has not played to the end comes after all who have. */
    int of(int row) {
        List<RuledSeat> played = played();
        Integer given = rows.get(row).place();
        if (given == null || rows.get(row).end() != Fate.PLAYED) {
            return played.size() + 1;
        }
        return fit(played) ? given : 1 + ahead(played, given);
    }

    List<Fault> faults() {
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            if (rows.get(row).place() == null && rows.get(row).end() == Fate.PLAYED) {
                faults.add(new Fault(
                        field(row),
                        "is missing, and the scores do not tell it: all need a score, and who is level with another"
                                + " needs a place, by the rules of the game; 1 is the first"));
            }
        }
        if (!faults.isEmpty()) {
            return faults;
        }
        boolean whole = rows.stream().allMatch(row -> row.place() != null) && fit(rows);
        if (!whole && !fit(played())) {
            return List.of(new Fault(RuledRows.SEATS, "must be places from 1, shared ones equal, as 1, 2, 2, 4"));
        }
        if (!despiteScore) {
            faults.addAll(apart());
            faults.addAll(againstScores());
        }
        return faults;
    }

    /** Team mates who have played to the end win and lose together. */
    private List<Fault> apart() {
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            RuledSeat own = rows.get(row);
            for (RuledSeat mate : played().subList(0, (int) played(row))) {
                boolean other = own.end() == Fate.PLAYED
                        && own.team() != null
                        && own.team().equals(mate.team())
                        && place(own) != place(mate);
                if (other) {
                    faults.add(new Fault(
                            field(row),
                            "is " + own.place() + ", and the team mate has place " + mate.place()
                                    + ": if that is meant, say \"despiteScore\": true"));
                    break;
                }
            }
        }
        return faults;
    }

    /** How many rows before one have played to the end. */
    private long played(int row) {
        return rows.subList(0, row).stream()
                .filter(one -> one.end() == Fate.PLAYED)
                .count();
    }

    private List<Fault> againstScores() {
        List<Fault> faults = new ArrayList<>();
        for (int row = 0; row < rows.size(); row++) {
            RuledSeat own = rows.get(row);
            Integer score = score(rows, own);
            if (own.end() != Fate.PLAYED || score == null) {
                continue;
            }
            for (RuledSeat other : played()) {
                Integer less = score(rows, other);
                if (less != null && less < score && of(row) >= of(rows.indexOf(other))) {
                    faults.add(new Fault(
                            field(row),
                            "is " + own.place() + " with score " + score + ", and place " + other.place()
                                    + " has score " + less + ": if that is meant, say \"despiteScore\": true"));
                    break;
                }
            }
        }
        return faults;
    }

    /** The score of a row's side: that of its best seat. */
    private static @Nullable Integer score(List<RuledSeat> rows, RuledSeat row) {
        return rows.stream()
                .filter(other -> other.end() == Fate.PLAYED)
                .filter(other ->
                        other == row || row.team() != null && row.team().equals(other.team()))
                .map(RuledSeat::score)
                .filter(Objects::nonNull)
                .max(Integer::compare)
                .orElse(null);
    }

    private List<RuledSeat> played() {
        return rows.stream().filter(row -> row.end() == Fate.PLAYED).toList();
    }

    /** True when each place is 1 more than the number of seats, or of teams, ahead. */
    private static boolean fit(List<RuledSeat> some) {
        return some.stream().allMatch(row -> place(row) == 1 + ahead(some, place(row)))
                || some.stream().allMatch(row -> row.team() != null && place(row) == 1 + teamsAhead(some, row));
    }

    private static int ahead(List<RuledSeat> some, int place) {
        return (int) some.stream().filter(other -> place(other) < place).count();
    }

    /** Members of a team share its place. */
    private static long teamsAhead(List<RuledSeat> some, RuledSeat row) {
        return some.stream()
                .filter(other -> place(other) < place(row)
                        || Objects.equals(other.team(), row.team()) && place(other) != place(row))
                .map(RuledSeat::team)
                .distinct()
                .count();
    }

    private static int place(RuledSeat row) {
        return Objects.requireNonNull(row.place(), "is looked at before");
    }

    private static String field(int row) {
        return RuledRows.pointer(row, "place");
    }
}
