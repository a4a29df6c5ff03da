package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.decide.shared.RuledPlaces;
import baffin.competition.decide.shared.Sides;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Finish.Unfinished;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** An end before everything is played: the standing as it is, and open tables as the organiser says. */
public final class EarlyEnd {

    private EarlyEnd() {}

    public static Verdict decide(Competition state, Finish finish, Sides sides) {
        String reason = finish.reason();
        if (reason == null) {
            return Verdict.invalid("/reason", "is missing: why the competition ends early");
        }
        if (state.rounds().isEmpty()) {
            return Verdict.conflict("no round is published, so that there is no standing: cancel, or undo the start");
        }
        List<CompetitionEvent> events = new ArrayList<>();
        List<Fault> faults = new ArrayList<>();
        int ruling = state.rulings().size();
        for (Round round : state.rounds()) {
            for (Table table : round.awaited()) {
                Unfinished unfinished = finish.unfinished();
                if (unfinished == null) {
                    return Verdict.invalid(
                            "/unfinished",
                            "is missing: table " + table.number() + " of round " + round.number()
                                    + " has no result; void, shared or position");
                }
                List<SeatResult> rows = rows(state, round, table, finish, sides);
                if (rows.isEmpty()) {
                    faults.add(unknown(round, table));
                }
                ruling++;
                events.add(new RulingMade(round.number(), table.number(), source(unfinished), rows, reason, ruling));
            }
            if (round.open()) {
                events.add(new RoundClosed(round.number()));
            }
        }
        events.add(new CompetitionFinished(reason));
        return faults.isEmpty() ? Verdict.accepted(events) : Verdict.conflict(faults);
    }

    private static Fault unknown(Round round, Table table) {
        return new Fault(
                "/unfinished",
                "the scores of table " + table.number() + " of round " + round.number()
                        + " are not known: adjudicate it first, or say void or shared");
    }

    private static Source source(Unfinished unfinished) {
        return switch (unfinished) {
            case VOID -> Source.VOID;
            case SHARED -> Source.DEADLINE;
            case POSITION -> Source.ADJUDICATION;
        };
    }

    /** None where the position is not known. */
    private static List<SeatResult> rows(Competition state, Round round, Table table, Finish finish, Sides sides) {
        return switch (Objects.requireNonNull(finish.unfinished())) {
            case VOID -> RuledPlaces.shared(table);
            case SHARED -> RuledPlaces.shared(state, round, table);
            case POSITION ->
                finish.positions().stream()
                        .filter(one -> one.of(round.number(), table))
                        .map(one -> RuledRows.teamed(
                                state, table, RuledPlaces.seen(state, round, table, one.seats()), sides))
                        .findFirst()
                        .orElse(List.of());
        };
    }
}
