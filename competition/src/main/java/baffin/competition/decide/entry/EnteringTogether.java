package baffin.competition.decide.entry;

import baffin.competition.Competition;
import baffin.competition.decide.shared.Together;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.entry.Newcomer;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.EntryCommand.AddEntrants;
import baffin.competition.event.EntryCommand.CheckInMany;
import baffin.match.terms.HouseBot;
import java.time.Instant;
import java.util.List;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** Many entrants in one change. */
public final class EnteringTogether {

    private static final String LIST = "/entrants";

    private EnteringTogether() {}

    public static Verdict decide(EntryRules entering, Competition state, AddEntrants add, Instant now) {
        List<String> players =
                add.entrants().stream().map(row -> row.person().player()).toList();
        return each(state, add.entrants(), AddEntrants.ROWS_MAX, now, (reached, row) -> {
            int first = players.indexOf(players.get(row));
            Newcomer newcomer = add.entrants().get(row);
            return first < row && HouseBot.playing(players.get(row)).isEmpty()
                    ? Verdict.conflict(AddEntrants.twice(row, first))
                    : entering.add(reached, newcomer);
        });
    }

    public static Verdict checkIn(EntryRules entering, Competition state, CheckInMany many, Instant now) {
        return each(
                state,
                many.entrants(),
                CheckInMany.ROWS_MAX,
                now,
                (reached, row) -> entering.checkIn(reached, many.entrants().get(row), now));
    }

    private static Verdict each(
            Competition state, List<?> rows, int most, Instant now, BiFunction<Competition, Integer, Verdict> one) {
        return rows.isEmpty() || rows.size() > most
                ? Verdict.invalid(LIST, "must have 1 to " + most + " rows")
                : Together.decide(
                        state,
                        IntStream.range(0, rows.size()).boxed().toList(),
                        now,
                        one,
                        (row, fault) -> new Fault(LIST + "/" + row + fault.pointer(), fault.detail()));
    }
}
