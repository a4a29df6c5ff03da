package baffin.competition.decide.ruling;

import baffin.competition.Competition;
import baffin.competition.course.Stages;
import baffin.competition.decide.shared.Decisions;
import baffin.competition.decide.shared.ReasonTexts;
import baffin.competition.decide.shared.RuledPlaces;
import baffin.competition.decide.shared.Sides;
import baffin.competition.event.CompetitionCommand.Finish;
import baffin.competition.event.CompetitionCommand.Finish.Position;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRefusal.Fault;
import baffin.competition.event.CompetitionRefusal.Reason;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import baffin.decider.Decision;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** An end before everything is played: the standing as it is, and open tables as the organiser says. */
public final class EarlyEnd {

    private EarlyEnd() {}

    public static Decision<List<CompetitionEvent>, CompetitionRefusal> decide(
            Competition state, Finish finish, Sides sides) {
        if (finish.reason() == null) {
            return Decisions.invalid("/reason", "is missing: why the competition ends early");
        }
        String reason = finish.reason();
        return ReasonTexts.reason(reason).orElseGet(() -> {
            if (state.rounds().isEmpty()) {
                return Decisions.refused(
                        Reason.CONFLICT,
                        "no round is published, so that there is no standing: cancel, or undo the start");
            }
            List<CompetitionEvent> events = new ArrayList<>();
            List<Fault> faults = new ArrayList<>();
            int ruling = state.rulings().size();
            for (Round round : state.rounds()) {
                for (Table table : round.tables()) {
                    if (table.open() && finish.unfinished() == null) {
                        return Decisions.invalid(
                                "/unfinished",
                                "is missing: table " + table.number() + " of round " + round.number()
                                        + " has no result; void, shared or position");
                    }
                    if (table.open()) {
                        ruling++;
                        int number = ruling;
                        rows(state, round, table, finish, sides)
                                .ifPresentOrElse(
                                        rows -> events.add(new RulingMade(
                                                round.number(), table.number(), source(finish), rows, reason, number)),
                                        () -> faults.add(unknown(round, table)));
                    }
                }
                if (round.open()) {
                    events.add(new RoundClosed(round.number()));
                }
            }
            events.add(new CompetitionFinished(reason));
            return faults.isEmpty() ? Decision.accepted(events) : Decisions.refused(Reason.CONFLICT, faults);
        });
    }

    private static Fault unknown(Round round, Table table) {
        return new Fault(
                "/unfinished",
                "the scores of table " + table.number() + " of round " + round.number()
                        + " are not known: adjudicate it first, or say void or shared");
    }

    private static Source source(Finish finish) {
        return switch (Objects.requireNonNull(finish.unfinished())) {
            case VOID -> Source.VOID;
            case SHARED -> Source.DEADLINE;
            case POSITION -> Source.ADJUDICATION;
        };
    }

    /** Empty where the position is not known. */
    private static Optional<List<SeatResult>> rows(
            Competition state, Round round, Table table, Finish finish, Sides sides) {
        return switch (Objects.requireNonNull(finish.unfinished())) {
            case VOID -> Optional.of(RuledPlaces.shared(table));
            case SHARED -> Optional.of(RuledPlaces.shared(state, round, table));
            case POSITION ->
                finish.positions().stream()
                        .filter(one -> one.of(round.number(), table))
                        .map(one -> RuledRows.teamed(state, table, seen(state, round, table, one), sides))
                        .findFirst();
        };
    }

    /** An entrant who has left, or had when the match was made, has not played it. */
    private static List<SeatResult> seen(Competition state, Round round, Table table, Position position) {
        List<SeatResult> seen = new ArrayList<>();
        for (int seat = 0; seat < table.seats().size(); seat++) {
            int entrant = table.seats().get(seat);
            SeatResult one = position.seats().get(seat);
            boolean away = !Stages.active(state, entrant) || state.standIn(round, table, entrant);
            seen.add(new SeatResult(one.place(), one.score(), one.team(), away ? Fate.NO_SHOW : one.fate(), null));
        }
        return seen;
    }
}
