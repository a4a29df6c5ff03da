package baffin.match.decide;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchCommand.Unseat.Why;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.AlternateLeft;
import baffin.match.event.MatchEvent.HandOverReason;
import baffin.match.event.MatchEvent.PlayerBarred;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.terms.HouseBot;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import baffin.match.time.Clocks;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Decides what a match makes of the word of its competition. */
final class RuledTable {

    private RuledTable() {}

    /** What happens; nothing when the match is of no competition, has ended, or stands as it should already. */
    static List<MatchEvent> events(MatchState<?, ?> state, Instant at, MatchCommand.OfCompetition word) {
        if (state.ended() || state.start().competition() == null) {
            return List.of();
        }
        Clocks clocks = state.attendance().clocks();
        Instant now = at.isAfter(clocks.at()) ? at : clocks.at();
        Ruled holds = clocks.ruled();
        return switch (word) {
            case MatchCommand.RuleTable rule ->
                holds != null && rule.equals(new MatchCommand.RuleTable(holds.ruling(), holds.kind(), holds.reason()))
                        ? List.of()
                        : List.of(new MatchEvent.TableRuled(
                                rule.ruling(), rule.kind(), rule.reason(), toAct(clocks), now));
            case MatchCommand.LiftRuling lift -> holds == null ? List.of() : List.of(new MatchEvent.RulingLifted(now));
            case MatchCommand.CloseMatch close ->
                holds == null
                        ? List.of()
                        : List.of(new MatchEvent.MatchClosed(
                                state.start().secret().hex()));
            case MatchCommand.Reseat reseat -> Reseating.events(state, now, reseat);
            case MatchCommand.Unseat unseat -> unseated(state, now, unseat);
        };
    }

    private static List<Seat> toAct(Clocks clocks) {
        return IntStream.range(0, clocks.seats().size())
                .mapToObj(Seat::new)
                .filter(seat -> clocks.of(seat).toAct())
                .toList();
    }

    /** Nothing when somebody else sits there already; while something else counts at the table, seats stay. */
    private static List<MatchEvent> unseated(MatchState<?, ?> state, Instant now, MatchCommand.Unseat word) {
        Attendance attendance = state.attendance();
        String player = word.player();
        List<MatchEvent> events = new ArrayList<>();
        boolean sits = attendance.seatOf(player).filter(word.seat()::equals).isPresent();
        if (sits && state.ruled() == null && !state.resigned().contains(word.seat())) {
            HandOverReason reason = word.why() == Why.FORFEITED ? HandOverReason.ORGANISER : HandOverReason.LEFT;
            events.add(GonePlayer.without(state, word.seat(), reason, now));
        }
        if (word.why() == Why.REMOVED && !attendance.barred().contains(player)) {
            if (attendance.alternates().stream().anyMatch(one -> one.player().equals(player))) {
                events.add(new AlternateLeft(player));
            }
            events.add(new PlayerBarred(player));
        }
        return events;
    }

    /** Decides what a match makes of another person who plays for the entrant of a seat. */
    static final class Reseating {

        private Reseating() {}

        /**
         * What happens; nothing when something else counts at the table, when nobody can play on for the seat, or when
         * that person sits at the match already.
         */
        static List<MatchEvent> events(MatchState<?, ?> state, Instant now, MatchCommand.Reseat word) {
            Attendance attendance = state.attendance();
            Seat seat = word.seat();
            boolean played = seat.index() < attendance.holders().size()
                    && state.ruled() == null
                    && !state.resigned().contains(seat);
            if (!played || sits(attendance, seat, word.to())) {
                return List.of();
            }
            return List.of(new SeatHandedOver(
                    seat,
                    attendance.holder(seat),
                    word.to(),
                    HandOverReason.REPLACED,
                    attendance.clocks().of(seat).left(now)));
        }

        // bots of the house share one id and may hold many seats
        private static boolean sits(Attendance attendance, Seat seat, SeatHolder to) {
            return HouseBot.playing(to.player()).isPresent()
                    ? attendance.holder(seat).player().equals(to.player())
                    : attendance.seatOf(to.player()).isPresent();
        }
    }
}
