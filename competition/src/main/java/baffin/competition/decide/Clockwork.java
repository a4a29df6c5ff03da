package baffin.competition.decide;

import baffin.competition.Competition;
import baffin.competition.RuledMatches;
import baffin.competition.TableRuling;
import baffin.competition.decide.round.NextRound;
import baffin.competition.decide.round.RoundConstraints;
import baffin.competition.decide.round.RoundMaker;
import baffin.competition.decide.shared.RuledPlaces;
import baffin.competition.decide.shared.Verdict;
import baffin.competition.event.CompetitionEvent;
import baffin.competition.event.CompetitionEvent.CompetitionCancelled;
import baffin.competition.event.CompetitionEvent.CompetitionClosed;
import baffin.competition.event.CompetitionEvent.CompetitionFinished;
import baffin.competition.event.CompetitionEvent.EntryOpened;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.RoundEvent.RoundClosed;
import baffin.competition.event.RoundEvent.TablesOverdue;
import baffin.competition.event.RoundEvent.TablesStopped;
import baffin.competition.event.RulingCommand.RecordStop;
import baffin.competition.event.RulingEvent.RulingMade;
import baffin.competition.table.Round;
import baffin.competition.table.Table;
import baffin.competition.table.TableResult.Source;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What happens by itself: entry opens and closes, tables are overdue, rounds close and, where automatic, follow. */
final class Clockwork {

    // a match that is stopped says within moments who had to act; without it all share the place
    private static final Duration ANSWER = Duration.ofMinutes(5);

    // long enough to notice a mistake, and before the state of a competition is put away
    private static final Duration FINAL_AFTER = Duration.ofDays(14);

    private Clockwork() {}

    static @Nullable Instant wakeAt(Competition state) {
        return switch (state.status()) {
            case ANNOUNCED -> earliest(state.policy().entry().opensAt(), closesAt(state));
            case ENTRY -> closesAt(state);
            case RUNNING -> running(state);
            case FINISHED, CANCELLED -> closes(state);
        };
    }

    /** When what was ruled is final; null when nothing was, or it is. */
    private static @Nullable Instant closes(Competition state) {
        return state.undoable().closed() || RuledMatches.ruled(state).isEmpty()
                ? null
                : state.counted(state.changedAt(), FINAL_AFTER);
    }

    private static @Nullable Instant running(Competition state) {
        Instant next = state.policy().schedule().automatic() && !held(state) && NextRound.possible(state)
                ? NextRound.earliest(state)
                : null;
        return state.rounds().stream()
                .filter(Round::open)
                .map(round -> ends(state, round))
                .reduce(Clockwork::earlier)
                .map(ends -> next == null ? ends : earlier(ends, next))
                .orElse(next);
    }

    /** When something is due for an open round. */
    private static Instant ends(Competition state, Round round) {
        boolean done = round.played() && !round.heldOpen();
        return done ? state.changedAt() : waited(state, round);
    }

    private static Instant earlier(Instant one, Instant other) {
        return other.isBefore(one) ? other : one;
    }

    /** An undone start, or cancellation, is not repeated for the sake of a time that has passed. */
    private static @Nullable Instant closesAt(Competition state) {
        Instant closes = state.policy().entry().closesAt();
        return closes == null || state.undoable().waits(closes) ? null : closes;
    }

    /** Without a time for review, what an undone end or cancellation leaves waits for an organiser. */
    private static boolean held(Competition state) {
        Instant latest = state.rounds().stream()
                .map(round -> round.closedAt() == null ? round.publishedAt() : round.closedAt())
                .max(Comparator.naturalOrder())
                .orElse(state.startedAt());
        return state.reviewUntil().isEmpty()
                && latest != null
                && state.undoable().waits(latest);
    }

    static List<CompetitionEvent> due(Competition state, Instant now, RoundMaker maker) {
        Instant due = wakeAt(state);
        if (due == null || due.isAfter(now)) {
            return List.of();
        }
        return switch (state.status()) {
            case ANNOUNCED -> List.of(new EntryOpened());
            case ENTRY -> begun(state, now);
            case RUNNING ->
                state.rounds().stream()
                        .filter(round -> round.open() && !ends(state, round).isAfter(now))
                        .findFirst()
                        .map(round -> closing(state, round, now))
                        .orElseGet(() -> next(state, now, maker));
            case FINISHED, CANCELLED -> List.of(new CompetitionClosed());
        };
    }

    private static List<CompetitionEvent> begun(Competition state, Instant now) {
        return switch (StartRules.start(state, now)) {
            case Verdict.Accepted(var events) -> events;
            case Verdict.Refused(CompetitionRefusal refused) ->
                List.of(new CompetitionCancelled(refused.faults().getFirst().detail()));
        };
    }

    private static List<CompetitionEvent> closing(Competition state, Round round, Instant now) {
        if (!round.played() && lastCall(state, round).isAfter(now)) {
            return List.of(new TablesOverdue(round.number(), openTables(round)));
        }
        if (!round.played() && round.stoppedAt() == null) {
            return List.of(new TablesStopped(round.number(), openTables(round)));
        }
        List<CompetitionEvent> events = new ArrayList<>();
        round.awaited().forEach(table -> events.add(overdue(state, round, table, List.of())));
        events.add(new RoundClosed(round.number()));
        return events;
    }

    /** A stopped table gets its result once it is known who had to act. */
    static List<CompetitionEvent> stopped(Competition state, RecordStop stop) {
        return state
                .round(stop.round())
                .filter(round -> round.stoppedAt() != null && !state.status().over())
                .flatMap(round -> round.table(stop.table())
                        .filter(table -> table.awaits(stop.attempt()))
                        .map(table -> overdue(state, round, table, stop.toAct())))
                .stream()
                .toList();
    }

    private static CompetitionEvent overdue(Competition state, Round round, Table table, List<Integer> toAct) {
        return new RulingMade(
                round.number(),
                table.number(),
                Source.DEADLINE,
                RuledPlaces.stopped(state, round, table, toAct),
                TableRuling.TIME_OVER);
    }

    private static List<CompetitionEvent> next(Competition state, Instant now, RoundMaker maker) {
        return switch (NextRound.of(state, RoundConstraints.NONE, now, maker)) {
            case NextRound.Wanted wanted -> List.of();
            case NextRound.Ready(var published) -> List.of(published);
            case NextRound.Complete complete -> List.of(new CompetitionFinished(null));
            case NextRound.Impossible impossible -> List.of(new CompetitionFinished(null));
        };
    }

    private static List<Integer> openTables(Round round) {
        return round.awaited().stream().map(Table::number).toList();
    }

    /** Until it is said that tables are overdue, then until they are stopped, then until it is known who had to act. */
    private static Instant waited(Competition state, Round round) {
        if (round.stoppedAt() != null) {
            return state.counted(round.stoppedAt(), ANSWER);
        }
        return round.announcedOverdue() || round.played() ? lastCall(state, round) : round.deadline();
    }

    private static Instant lastCall(Competition state, Round round) {
        return state.counted(
                round.deadline(), state.policy().schedule().ruling().length());
    }

    private static @Nullable Instant earliest(@Nullable Instant one, @Nullable Instant other) {
        if (one == null || other == null) {
            return one == null ? other : one;
        }
        return earlier(one, other);
    }
}
