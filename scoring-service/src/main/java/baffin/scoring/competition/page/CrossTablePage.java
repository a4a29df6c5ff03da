package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.policy.Format;
import baffin.competition.standing.ResultLine;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.table.ByeKind;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.view.CrossTableView;
import baffin.scoring.competition.view.CrossTableView.Meeting;
import baffin.scoring.competition.view.Person;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The page of a cross-table. Where everybody meets everybody, each against each; otherwise each entrant's rounds.
 *
 * @param each against each, one a division; empty in other formats
 * @param rounds of each entrant; null where everybody meets everybody
 */
public record CrossTablePage(List<Against> each, @Nullable Rounds rounds) {

    /** With more entrants a table of each against each is wider than anybody can read. */
    private static final int EACH_MAX = 48;

    /**
     * Each against each.
     *
     * @param division its number; null outside of a league
     * @param tier 1 for the top; null outside of a league
     */
    public record Against(
            @Nullable Integer division, @Nullable Integer tier, List<AgainstRow> rows) {}

    /**
     * A line: an entrant against all others, in the order of the standing.
     *
     * @param number of the line, from 1, and of the entrant's column
     */
    public record AgainstRow(int number, Person person, String points, List<Meetings> cells) {}

    /**
     * All meetings of two.
     *
     * @param self true where an entrant would meet itself
     */
    public record Meetings(boolean self, Person other, List<Meeting> all) {}

    /**
     * Rounds side by side.
     *
     * @param left out at the beginning because there are so many
     */
    public record Rounds(int left, List<Frame.Turn> heads, List<RoundsRow> rows) {}

    /**
     * A line: an entrant with what it did in each round.
     *
     * @param number of the line, from 1
     */
    public record RoundsRow(int number, Person person, String points, List<Stay> cells) {}

    /**
     * What an entrant did in a round.
     *
     * @param bye null unless it had no table
     */
    public record Stay(
            int round, List<Sitting> tables, @Nullable ByeKind bye) {}

    /**
     * An entrant at a table.
     *
     * @param place null while the table is open
     * @param points empty while the table is open
     * @param others numbers of the lines of those who sat there as well
     */
    public record Sitting(int table, @Nullable Integer place, String points, List<Integer> others) {}

    public static CrossTablePage of(
            Competition competition, Standing standing, List<ResultLine> results, PublicNames names) {
        Format format = competition.policy().format();
        boolean all = format instanceof Format.DivisionLeague || format instanceof Format.RoundRobin;
        int most = standing.tables().stream()
                .mapToInt(table -> table.lines().size())
                .max()
                .orElse(0);
        if (!all || most > EACH_MAX) {
            return new CrossTablePage(List.of(), RoundsSideBySide.of(competition, standing, results, names));
        }
        EachAgainstEach each = new EachAgainstEach(competition, results, names);
        return new CrossTablePage(standing.tables().stream().map(each::of).toList(), null);
    }

    static List<StandingLine> lines(Standing standing) {
        return standing.tables().stream()
                .map(StandingTable::lines)
                .flatMap(List::stream)
                .toList();
    }

    /** Who was placed better than whom, meeting by meeting; play-offs are left out. */
    static final class EachAgainstEach {

        private final Competition competition;
        private final PublicNames names;
        private final Map<Integer, List<Meeting>> met;

        EachAgainstEach(Competition competition, List<ResultLine> results, PublicNames names) {
            this.competition = competition;
            this.names = names;
            this.met = CrossTableView.meetings(results);
        }

        Against of(StandingTable table) {
            List<StandingLine> lines = table.lines();
            List<AgainstRow> rows = new ArrayList<>(lines.size());
            for (StandingLine line : lines) {
                rows.add(new AgainstRow(
                        rows.size() + 1,
                        Person.of(competition, line.entrant(), names),
                        line.points().toString(),
                        lines.stream()
                                .map(other -> meetings(line.entrant(), other.entrant()))
                                .toList()));
            }
            return new Against(table.division(), table.tier(), rows);
        }

        private Meetings meetings(int one, int other) {
            return new Meetings(
                    one == other,
                    Person.of(competition, other, names),
                    met.getOrDefault(one, List.of()).stream()
                            .filter(meeting -> meeting.opponent() == other)
                            .toList());
        }
    }
}
