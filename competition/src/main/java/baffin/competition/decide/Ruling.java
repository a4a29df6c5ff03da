package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.Entrant;
import baffin.competition.decide.ruling.LaterRounds;
import baffin.competition.decide.ruling.LiftedRulings;
import baffin.competition.decide.ruling.Penalties;
import baffin.competition.decide.ruling.TableRulings;
import baffin.competition.decide.shared.Sides;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.RoundCommand.CloseRound;
import baffin.competition.event.RoundCommand.MoveDeadline;
import baffin.competition.event.RoundEvent.DeadlineMoved;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RulingCommand.Abandon;
import baffin.competition.event.RulingCommand.Adjudicate;
import baffin.competition.event.RulingCommand.Correct;
import baffin.competition.event.RulingCommand.EnterResults;
import baffin.competition.event.RulingCommand.Forfeit;
import baffin.competition.event.RulingCommand.LiftPenalty;
import baffin.competition.event.RulingCommand.LiftRuling;
import baffin.competition.event.RulingCommand.Penalise;
import baffin.competition.event.RulingCommand.RecordResult;
import baffin.competition.event.RulingCommand.Replay;
import baffin.competition.event.RulingEvent.ResultRecorded;
import baffin.competition.event.RulingEvent.ResultSetAside;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.SeatResult.Fate;
import baffin.competition.table.Table;
import baffin.match.terms.HouseBot;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Results of matches, and what organisers make of them. */
final class Ruling {

    private static final Duration DEADLINE_MAX = Duration.ofDays(366);

    private final Sides sides;

    Ruling(Sides sides) {
        this.sides = sides;
    }

    /**
     * A result counts when its table waits for it, in a cancelled competition as well, whose cancellation may be
     * undone. One that comes after a ruling is kept for the day on which that is lifted; others change nothing.
     */
    Verdict record(Competition state, RecordResult result) {
        Optional<Table> table = state.round(result.round())
                .flatMap(round -> round.table(result.table()))
                .filter(one -> one.seats().size() == result.seats().size());
        if (table.isEmpty()) {
            return Verdict.accepted();
        }
        List<SeatResult> seats = new ArrayList<>();
        for (int seat = 0; seat < result.seats().size(); seat++) {
            Entrant entrant = state.entrant(table.get().seats().get(seat)).orElseThrow();
            boolean standIn = state.standIn(state.rounds().get(result.round() - 1), table.get(), entrant.number());
            SeatResult seen =
                    seen(entrant, standIn || !entrant.active(), result.seats().get(seat));
            boolean left = !standIn && entrant.goneBy(result.endedAt()) && seen.scores();
            seats.add(left ? seen.ended(Fate.DROPPED) : seen);
        }
        int round = result.round();
        int number = result.table();
        int attempt = result.attempt();
        if (table.get().awaits(attempt)) {
            return Verdict.accepted(new ResultRecorded(round, number, attempt, result.endedAt(), seats));
        }
        boolean ruled = state.rulings().stream()
                .anyMatch(
                        ruling -> ruling.holds(round, number) && ruling.before().awaits(attempt));
        return ruled
                ? Verdict.accepted(new ResultSetAside(round, number, attempt, result.endedAt(), seats))
                : Verdict.accepted();
    }

    /** A house bot has held the seat of somebody who had left: the others keep their places, the seat has none. */
    private static SeatResult seen(Entrant entrant, boolean away, SeatResult seat) {
        boolean standIn =
                away && seat.player() != null && HouseBot.playing(seat.player()).isPresent() && !entrant.house();
        boolean own = entrant.is(seat.player());
        return new SeatResult(
                seat.place(),
                seat.score(),
                seat.team(),
                standIn ? Fate.NO_SHOW : seat.fate(),
                own ? null : seat.player());
    }

    Verdict decide(Competition state, CompetitionCommand command, Instant now) {
        Verdict verdict = judged(state, command, now);
        return verdict instanceof Verdict.Accepted(List<CompetitionEvent> events) && !events.isEmpty()
                ? LaterRounds.fault(state, state.forecast(events, now)).orElse(verdict)
                : verdict;
    }

    private Verdict judged(Competition state, CompetitionCommand command, Instant now) {
        return switch (command) {
            case Forfeit forfeit -> TableRulings.forfeited(state, forfeit, sides);
            case Adjudicate given -> TableRulings.adjudicated(state, given, sides);
            case EnterResults given -> TableRulings.entered(state, given, sides, now);
            case Correct right -> TableRulings.corrected(state, right, sides);
            case Abandon abandon -> TableRulings.abandoned(state, abandon);
            case Replay replay -> TableRulings.replayed(state, replay, now);
            case LiftRuling lift -> LiftedRulings.lifted(state, lift, now);
            case Penalise penalise -> Penalties.given(state, penalise, now);
            case LiftPenalty(int penalty, String reason) -> Penalties.lifted(state, penalty, reason);
            case MoveDeadline moved -> moved(state, moved, now);
            case CloseRound(int round) -> closed(state, round);
            default -> throw new IllegalStateException(command + " is judged elsewhere");
        };
    }

    private static Verdict moved(Competition state, MoveDeadline moved, Instant now) {
        Optional<Round> round = state.round(moved.round());
        if (round.isEmpty()) {
            return Verdict.notFound("there is no round " + moved.round());
        }
        if (!round.get().open()) {
            return Verdict.conflict("the round is closed");
        }
        if (!moved.deadline().isAfter(now)) {
            return Verdict.invalid("/deadline", "has passed");
        }
        if (moved.deadline().isAfter(now.plus(DEADLINE_MAX))) {
            return Verdict.invalid("/deadline", "must be within a year");
        }
        return Verdict.accepted(new DeadlineMoved(moved.round(), moved.deadline(), moved.reason()));
    }

    private static Verdict closed(Competition state, int number) {
        Optional<Round> round = state.round(number);
        if (round.isEmpty()) {
            return Verdict.notFound("there is no round " + number);
        }
        if (!round.get().open()) {
            return Verdict.accepted();
        }
        List<Integer> open = round.get().awaited().stream().map(Table::number).toList();
        return open.isEmpty()
                ? Verdict.accepted(new RoundClosed(number))
                : Verdict.conflict("tables " + open + " are still open: rule on them first");
    }
}
