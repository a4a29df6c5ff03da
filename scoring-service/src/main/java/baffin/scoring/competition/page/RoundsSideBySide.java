package baffin.scoring.competition.page;

import baffin.competition.Competition;
import baffin.competition.standing.ResultLine;
import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.table.ByeKind;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.platform.names.PublicNames;
import baffin.scoring.competition.page.CrossTablePage.Rounds;
import baffin.scoring.competition.page.CrossTablePage.RoundsRow;
import baffin.scoring.competition.page.CrossTablePage.Sitting;
import baffin.scoring.competition.page.CrossTablePage.Stay;
import baffin.scoring.competition.view.Person;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The rounds of all entrants, side by side. */
final class RoundsSideBySide {

    /** More columns than that are left out, the earliest first. */
    private static final int ROUNDS_MAX = 24;

    private record Place(int round, int entrant) {}

    private final Competition competition;
    private final PublicNames names;
    private final Map<Place, List<Sitting>> tables = new HashMap<>();
    private final Map<Place, ByeKind> byes = new HashMap<>();
    private final Map<Integer, Integer> numbers = new HashMap<>();

    private RoundsSideBySide(Competition competition, List<StandingLine> lines, PublicNames names) {
        this.competition = competition;
        this.names = names;
        lines.forEach(line -> numbers.put(line.entrant(), numbers.size() + 1));
    }

    static Rounds of(Competition competition, Standing standing, List<ResultLine> results, PublicNames names) {
        List<StandingLine> lines = CrossTablePage.lines(standing);
        RoundsSideBySide all = new RoundsSideBySide(competition, lines, names);
        results.forEach(all::enter);
        competition.rounds().forEach(all::enter);
        int left = Math.max(0, competition.rounds().size() - ROUNDS_MAX);
        List<Round> shown =
                competition.rounds().subList(left, competition.rounds().size());
        return new Rounds(
                left,
                shown.stream()
                        .map(round -> new Frame.Turn(round.number(), round.stage()))
                        .toList(),
                lines.stream().map(line -> all.row(line, shown)).toList());
    }

    private void enter(ResultLine line) {
        List<Integer> seats =
                line.seats().stream().map(ResultLine.Seat::entrant).toList();
        for (ResultLine.Seat seat : line.seats()) {
            enter(
                    line.round(),
                    line.table(),
                    seats,
                    seat.entrant(),
                    seat.place(),
                    seat.points().toString());
        }
    }

    private void enter(Round round) {
        round.byes().forEach(bye -> byes.put(new Place(round.number(), bye.entrant()), bye.kind()));
        for (Table table : round.tables()) {
            if (table.open()) {
                table.seats()
                        .forEach(entrant -> enter(round.number(), table.number(), table.seats(), entrant, null, ""));
            }
        }
    }

    private void enter(int round, int table, List<Integer> seats, int entrant, @Nullable Integer place, String points) {
        List<Integer> others = seats.stream()
                .filter(one -> one != entrant)
                .map(numbers::get)
                .sorted()
                .toList();
        tables.computeIfAbsent(new Place(round, entrant), key -> new ArrayList<>())
                .add(new Sitting(table, place, points, others));
    }

    private RoundsRow row(StandingLine line, List<Round> shown) {
        int entrant = line.entrant();
        return new RoundsRow(
                numbers.getOrDefault(entrant, 0),
                Person.of(competition, entrant, names),
                line.points().toString(),
                shown.stream()
                        .map(round -> new Place(round.number(), entrant))
                        .map(at -> new Stay(at.round(), tables.getOrDefault(at, List.of()), byes.get(at)))
                        .toList());
    }
}
