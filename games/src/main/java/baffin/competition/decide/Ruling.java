package baffin.competition.decide;

import baffin.competition.Cards;
import baffin.competition.Competition;
import baffin.competition.CompetitionCommand;
import baffin.competition.CompetitionCommand.Abandon;
import baffin.competition.CompetitionCommand.Adjudicate;
import baffin.competition.CompetitionCommand.CloseRound;
import baffin.competition.CompetitionCommand.Correct;
import baffin.competition.CompetitionCommand.Forfeit;
import baffin.competition.CompetitionCommand.LiftPenalty;
import baffin.competition.CompetitionCommand.MoveDeadline;
import baffin.competition.CompetitionCommand.Penalise;
import baffin.competition.CompetitionCommand.RecordResult;
import baffin.competition.CompetitionCommand.Replay;
import baffin.competition.CompetitionEvent;
import baffin.competition.CompetitionEvent.DeadlineMoved;
import baffin.competition.CompetitionEvent.MatchReplayed;
import baffin.competition.CompetitionEvent.PenaltyGiven;
import baffin.competition.CompetitionEvent.PenaltyLifted;
import baffin.competition.CompetitionEvent.Removed;
import baffin.competition.CompetitionEvent.ResultRecorded;
import baffin.competition.CompetitionEvent.RoundClosed;
import baffin.competition.CompetitionEvent.RulingMade;
import baffin.competition.CompetitionRecord;
import baffin.competition.Entrant;
import baffin.competition.Penalty;
import baffin.competition.Round;
import baffin.competition.SeatResult;
import baffin.competition.SeatResult.Fate;
import baffin.competition.Table;
import baffin.competition.TableResult.Source;
import baffin.competition.Verdict;
import baffin.competition.Verdict.Reason;
import baffin.competition.policy.Points;
import baffin.match.HouseBot;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Supplier;

/** Results of matches, and what organisers make of them. */
final class Ruling {

    private static final Points PENALTY_MAX = Points.of(1_000);
    private static final String RED_CARD = "has a red card";

    /** A result counts when its table waits for it; later ones, and those of matches that were replayed, do not. */
    Verdict record(Competition state, RecordResult result) {
        Optional<Table> table = state.round(result.round())
                .flatMap(round -> round.table(result.table()))
                .filter(Table::open)
                .filter(open -> open.attempt() == result.attempt())
                .filter(open -> open.seats().size() == result.seats().size());
        if (table.isEmpty() || state.status().over()) {
            return Verdict.accepted();
        }
        List<SeatResult> seats = new ArrayList<>();
        for (int seat = 0; seat < result.seats().size(); seat++) {
            Entrant entrant = state.entrant(table.get().seats().get(seat)).orElseThrow();
            seats.add(seen(entrant, result.seats().get(seat)));
        }
        return Verdict.accepted(
                new ResultRecorded(result.round(), result.table(), result.attempt(), result.endedAt(), seats));
    }

    /** A house bot has held the seat of somebody who had left: the others keep their places, the seat has none. */
    private static SeatResult seen(Entrant entrant, SeatResult seat) {
        boolean standIn = !entrant.active()
                && seat.player() != null
                && HouseBot.playing(seat.player()).isPresent()
                && HouseBot.playing(entrant.person().player()).isEmpty();
        boolean own = entrant.person().player().equals(seat.player());
        return new SeatResult(
                seat.place(),
                seat.score(),
                seat.team(),
                standIn ? Fate.NO_SHOW : seat.fate(),
                own ? null : seat.player());
    }

    Verdict decide(Competition state, CompetitionCommand command, Instant now) {
        return switch (command) {
            case Forfeit forfeit ->
                atTable(state, forfeit.round(), forfeit.table(), forfeit.reason(), (r, t) -> lost(state, t, forfeit));
            case Adjudicate given ->
                atTable(state, given.round(), given.table(), given.reason(), (r, t) -> adjudicated(t, given));
            case Correct right ->
                atTable(state, right.round(), right.table(), right.reason(), (r, t) -> corrected(t, right));
            case Abandon(int round, int table, String reason) ->
                atTable(
                        state,
                        round,
                        table,
                        reason,
                        (r, t) -> Verdict.accepted(
                                new RulingMade(round, table, Source.ABANDONED, Places.shared(t), reason)));
            case Replay(int round, int table, String reason) ->
                atTable(state, round, table, reason, (r, t) -> replayed(state, r, t, reason, now));
            case Penalise penalise -> penalised(state, penalise, now);
            case LiftPenalty(int penalty, String reason) -> lifted(state, penalty, reason);
            case MoveDeadline moved -> moved(state, moved, now);
            case CloseRound(int round) -> closed(state, round);
            default -> throw new IllegalStateException(command + " is judged elsewhere");
        };
    }

    private static Verdict atTable(
            Competition state, int round, int table, String reason, BiFunction<Round, Table, Verdict> then) {
        Optional<Round> known = state.round(round);
        Optional<Table> at = known.flatMap(one -> one.table(table));
        if (at.isEmpty()) {
            return Verdict.refused(Reason.NOT_FOUND, "there is no table " + table + " in round " + round);
        }
        if (known.get().number() < state.rounds().size() && dependsOn(state)) {
            return Verdict.refused(
                    Reason.CONFLICT, "round " + (round + 1) + " was made from this result: it can be changed no more");
        }
        return Texts.reason(reason).orElseGet(() -> then.apply(known.get(), at.get()));
    }

    /** In an elimination later rounds say who has gone on; elsewhere they only sat where they sat. */
    private static boolean dependsOn(Competition state) {
        return switch (state.policy().format()) {
            case baffin.competition.policy.Format.PodElimination pods -> true;
            case baffin.competition.policy.Format.SingleElimination bracket -> true;
            default -> false;
        };
    }

    private static Verdict lost(Competition state, Table table, Forfeit forfeit) {
        List<Integer> lost = forfeit.entrants();
        if (lost.isEmpty()
                || !table.seats().containsAll(lost)
                || lost.stream().distinct().count() < lost.size()) {
            return Verdict.invalid("/entrants", "must be entrants of this table, each once");
        }
        return ruling(forfeit.round(), table, Source.FORFEIT, Places.without(state, table, lost), forfeit.reason());
    }

    private static Verdict adjudicated(Table table, Adjudicate given) {
        String fault = Places.fault(given.places(), table.seats().size());
        if (!fault.isEmpty()) {
            return Verdict.invalid("/places", fault);
        }
        return ruling(given.round(), table, Source.ADJUDICATION, Places.given(given.places()), given.reason());
    }

    private static Verdict corrected(Table table, Correct right) {
        if (table.open()) {
            return Verdict.refused(Reason.CONFLICT, "there is no result to correct; adjudicate instead");
        }
        List<Integer> places = right.seats().stream().map(SeatResult::place).toList();
        String fault = Places.fault(places, table.seats().size());
        return fault.isEmpty()
                ? ruling(right.round(), table, Source.CORRECTION, right.seats(), right.reason())
                : Verdict.invalid("/seats", fault);
    }

    private static Verdict ruling(int round, Table table, Source source, List<SeatResult> seats, String reason) {
        return Verdict.accepted(new RulingMade(round, table.number(), source, seats, reason));
    }

    private static Verdict replayed(Competition state, Round round, Table table, String reason, Instant now) {
        if (round.number() < state.rounds().size()) {
            return Verdict.refused(Reason.CONFLICT, "a later round is published: correct the result instead");
        }
        List<CompetitionEvent> events = new ArrayList<>();
        events.add(new MatchReplayed(round.number(), table.number(), table.attempt() + 1, reason));
        Instant fresh = now.plus(state.policy().schedule().round());
        if (round.deadline().isBefore(fresh)) {
            events.add(new DeadlineMoved(round.number(), fresh, reason));
        }
        return new Verdict.Accepted(events);
    }

    private static Verdict penalised(Competition state, Penalise penalise, Instant now) {
        if (state.entrant(penalise.entrant()).isEmpty()) {
            return Verdict.refused(Reason.NOT_FOUND, "there is no entrant " + penalise.entrant());
        }
        Points points = penalise.points();
        if (points.units() < 0 || points.compareTo(PENALTY_MAX) > 0) {
            return Verdict.invalid("/points", "must be from 0 to " + PENALTY_MAX);
        }
        return Texts.reason(penalise.reason()).orElseGet(() -> new Verdict.Accepted(shown(state, penalise, now)));
    }

    /** The penalty, and that the entrant is out where a red card says so. */
    private static List<CompetitionEvent> shown(Competition state, Penalise penalise, Instant now) {
        CompetitionEvent given =
                new PenaltyGiven(penalise.entrant(), penalise.points(), penalise.card(), penalise.reason());
        Competition after = Competition.after(
                state, new CompetitionRecord(state.id(), state.version() + 1, "", null, now, List.of(given)));
        Entrant entrant = after.entrant(penalise.entrant()).orElseThrow();
        boolean card = penalise.card() != Penalty.Card.NONE;
        boolean out =
                state.policy().cardRule().out() && Cards.of(after, entrant).red() > 0;
        List<CompetitionEvent> events = new ArrayList<>(List.of(given));
        if (card && out && entrant.active() && !state.status().over()) {
            events.addAll(Entering.freed(after, new Removed(entrant.number(), RED_CARD)));
        }
        return events;
    }

    private static Verdict lifted(Competition state, int number, String reason) {
        Optional<Penalty> penalty =
                state.penalties().stream().filter(one -> one.number() == number).findFirst();
        if (penalty.isEmpty()) {
            return Verdict.refused(Reason.NOT_FOUND, "there is no penalty " + number);
        }
        Supplier<Verdict> lift =
                () -> penalty.get().lifted() ? Verdict.accepted() : Verdict.accepted(new PenaltyLifted(number, reason));
        return Texts.reason(reason).orElseGet(lift);
    }

    private static Verdict moved(Competition state, MoveDeadline moved, Instant now) {
        Optional<Round> round = state.round(moved.round());
        if (round.isEmpty()) {
            return Verdict.refused(Reason.NOT_FOUND, "there is no round " + moved.round());
        }
        if (!round.get().open()) {
            return Verdict.refused(Reason.CONFLICT, "the round is closed");
        }
        if (!moved.deadline().isAfter(now)) {
            return Verdict.invalid("/deadline", "has passed");
        }
        return Texts.reason(moved.reason())
                .orElseGet(() -> Verdict.accepted(new DeadlineMoved(moved.round(), moved.deadline(), moved.reason())));
    }

    private static Verdict closed(Competition state, int number) {
        Optional<Round> round = state.round(number);
        if (round.isEmpty()) {
            return Verdict.refused(Reason.NOT_FOUND, "there is no round " + number);
        }
        if (!round.get().open()) {
            return Verdict.accepted();
        }
        List<Integer> open = round.get().tables().stream()
                .filter(Table::open)
                .map(Table::number)
                .toList();
        return open.isEmpty()
                ? Verdict.accepted(new RoundClosed(number))
                : Verdict.refused(Reason.CONFLICT, "tables " + open + " are still open: rule on them first");
    }
}
