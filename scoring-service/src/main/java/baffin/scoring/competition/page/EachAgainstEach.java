package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.standing.ResultLine;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.table.TableResult.Source;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.page.CrossTablePage.Against;
import baffin.scoring.competition.page.CrossTablePage.AgainstRow;
import baffin.scoring.competition.page.CrossTablePage.Meeting;
import baffin.scoring.competition.page.CrossTablePage.Meetings;
import baffin.scoring.competition.view.Person;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Who was placed better than whom, meeting by meeting; play-offs are left out. */
final class EachAgainstEach {

    private static final String LEVEL = "½";
    private static final String NOBODY = "–";

    private record Pair(int one, int other) {}

    private final Competition competition;
    private final PublicNames names;
    private final Map<Pair, List<Meeting>> met = new HashMap<>();

    EachAgainstEach(Competition competition, List<ResultLine> results, PublicNames names) {
        this.competition = competition;
        this.names = names;
        results.stream().filter(line -> line.stage().counts()).forEach(this::enter);
    }

    private void enter(ResultLine line) {
        for (ResultLine.Seat one : line.seats()) {
            for (ResultLine.Seat other : line.seats()) {
                met.computeIfAbsent(new Pair(one.entrant(), other.entrant()), pair -> new ArrayList<>())
                        .add(new Meeting(line.round(), line.table(), sign(line, one, other)));
            }
        }
    }

    private static String sign(ResultLine line, ResultLine.Seat one, ResultLine.Seat other) {
        if (line.source() == Source.ABANDONED) {
            return NOBODY;
        }
        if (one.place() == other.place()) {
            return LEVEL;
        }
        return one.place() < other.place() ? "1" : "0";
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
                one == other ? List.of() : met.getOrDefault(new Pair(one, other), List.of()));
    }
}
