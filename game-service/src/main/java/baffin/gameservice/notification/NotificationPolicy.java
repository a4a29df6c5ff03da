package baffin.gameservice.notification;

import baffin.game.Seat;
import baffin.gameservice.match.Match;
import baffin.match.FinalPlaces;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.ClockResumed;
import baffin.match.event.MatchEvent.PauseProposed;
import baffin.match.event.MatchEvent.RulingLifted;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.SeatOffered;
import baffin.match.event.MatchEvent.SeatResigned;
import baffin.match.event.MatchEvent.TableRuled;
import baffin.match.event.MatchEvent.TimeIsShort;
import baffin.match.event.Step;
import baffin.match.terms.Ruled;
import baffin.match.terms.SeatHolder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Compares a match before and after a step and tells the players what has changed for them. */
public final class NotificationPolicy {

    private static final Set<NoticeKind> ASKS =
            EnumSet.of(NoticeKind.YOUR_TURN, NoticeKind.YOU_WERE_ASKED, NoticeKind.TIME_IS_SHORT);
    private static final Set<NoticeKind> UNTIL_THE_END =
            EnumSet.range(NoticeKind.MATCH_STARTED, NoticeKind.SEAT_HANDED_OVER);

    private final @Nullable Match<?, ?, ?, ?> before;
    private final Step step;
    private final Match<?, ?, ?, ?> after;
    private final List<Notice> notices = new ArrayList<>();
    private final List<NotificationChanges.Settled> settled = new ArrayList<>();

    private NotificationPolicy(@Nullable Match<?, ?, ?, ?> before, Step step, Match<?, ?, ?, ?> after) {
        this.before = before;
        this.step = step;
        this.after = after;
    }

    /**
     * What a step tells: a function of the log alone.
     *
     * @param before the match before it; null for the first step
     * @param after the match after it
     */
    public static NotificationChanges of(@Nullable Match<?, ?, ?, ?> before, Step step, Match<?, ?, ?, ?> after) {
        NotificationPolicy notificationPolicy = new NotificationPolicy(before, step, after);
        if (before == null) {
            notificationPolicy.seats().forEach(seat -> notificationPolicy.tell(NoticeKind.MATCH_STARTED, seat, null));
        }
        step.events().forEach(notificationPolicy::event);
        notificationPolicy.seats().forEach(notificationPolicy::ask);
        if (after.ended() && after.ruled() == null && (before == null || !before.ended())) {
            notificationPolicy.end();
        }
        return new NotificationChanges(notificationPolicy.notices, notificationPolicy.settled);
    }

    private void event(MatchEvent event) {
        switch (event) {
            case TimeIsShort shortly -> tell(NoticeKind.TIME_IS_SHORT, shortly.seat(), shortly.deadline());
            case ClockPaused paused
            when paused.seat() == null && paused.reason().stopsPlay() -> {
                settle(EnumSet.of(NoticeKind.PAUSE_PROPOSED, NoticeKind.RESUMED), NotificationChanges.WHOLE_MATCH);
                all(NoticeKind.PAUSED, null, paused.until());
            }
            case ClockResumed resumed
            when resumed.seat() == null && resumed.reason().stopsPlay() -> {
                settle(EnumSet.of(NoticeKind.PAUSED), NotificationChanges.WHOLE_MATCH);
                all(NoticeKind.RESUMED, null, null);
            }
            // the competition tells of the round that was withdrawn, and nothing brings the match back
            case TableRuled ruled
            when ruled.kind() == Ruled.Kind.WITHDRAWN ->
                settle(
                        EnumSet.of(NoticeKind.PAUSE_PROPOSED, NoticeKind.PAUSED, NoticeKind.RESUMED),
                        NotificationChanges.WHOLE_MATCH);
            case TableRuled ruled
            when before == null || before.ruled() == null -> {
                settle(EnumSet.of(NoticeKind.PAUSE_PROPOSED, NoticeKind.RESUMED), NotificationChanges.WHOLE_MATCH);
                all(NoticeKind.PAUSED, null, null);
            }
            case RulingLifted lifted -> {
                settle(EnumSet.of(NoticeKind.PAUSED), NotificationChanges.WHOLE_MATCH);
                all(NoticeKind.RESUMED, null, null);
            }
            case PauseProposed proposed -> {
                settle(EnumSet.of(NoticeKind.PAUSE_PROPOSED), NotificationChanges.WHOLE_MATCH);
                all(NoticeKind.PAUSE_PROPOSED, proposed.seat(), proposed.until());
            }
            case SeatOffered offered -> offered(offered.seat());
            case SeatHandedOver over -> handedOver(over);
            case SeatResigned gone -> left(gone.seat());
            case SeatForfeited lost -> left(lost.seat());
            default -> {}
        }
    }

    private void offered(Seat seat) {
        after.attendance()
                .alternates()
                .forEach(alternate -> tell(NoticeKind.SEAT_OFFERED, alternate.player(), seat.index(), null));
    }

    private void left(Seat gone) {
        seats().stream()
                .filter(seat -> !after.ended() && !after.resigned().contains(seat))
                .forEach(seat -> tell(NoticeKind.PLAYER_LEFT, holder(after, seat), gone.index(), null));
    }

    private void handedOver(SeatHandedOver over) {
        int seat = over.seat().index();
        settle(UNTIL_THE_END, seat);
        tell(NoticeKind.SEAT_LOST, over.from().player(), seat, null);
        tell(NoticeKind.SEAT_HANDED_OVER, over.to().player(), seat, null);
    }

    private void ask(Seat seat) {
        boolean wasToAct = before != null && asks(before, seat);
        boolean same = before != null && holder(before, seat).equals(holder(after, seat));
        boolean is = asks(after, seat);
        boolean anew = is && (!wasToAct || !same || (changed() && !acted(seat)));
        if (wasToAct && (!is || anew)) {
            settle(ASKS, seat.index());
        }
        if (anew) {
            NoticeKind kind = after.answering() ? NoticeKind.YOU_WERE_ASKED : NoticeKind.YOUR_TURN;
            tell(kind, seat, after.attendance().clocks().of(seat).deadline());
        }
    }

    private void end() {
        seats().forEach(seat -> settle(UNTIL_THE_END, seat.index()));
        settle(UNTIL_THE_END, NotificationChanges.WHOLE_MATCH);
        for (Seat seat : seats()) {
            String wonBy = after.sheet().of(seat).facts().get(FinalPlaces.WON_BY);
            notices.add(new Notice(NoticeKind.MATCH_ENDED, holder(after, seat), seat.index(), step.at(), null, wonBy));
        }
    }

    /** Tells all who hold a seat, but for the one whose doing it is. */
    private void all(NoticeKind kind, @Nullable Seat but, @Nullable Instant until) {
        seats().stream()
                .filter(seat -> !seat.equals(but))
                .forEach(seat -> tell(kind, holder(after, seat), null, until));
    }

    private void tell(NoticeKind kind, Seat seat, @Nullable Instant deadline) {
        tell(kind, holder(after, seat), seat.index(), deadline);
    }

    private void tell(NoticeKind kind, String player, @Nullable Integer seat, @Nullable Instant deadline) {
        notices.add(new Notice(kind, player, seat, step.at(), deadline, null));
    }

    private void settle(Set<NoticeKind> kinds, int seat) {
        kinds.forEach(kind -> settled.add(new NotificationChanges.Settled(kind, seat)));
    }

    private List<Seat> seats() {
        return after.start().forGame().seats();
    }

    /** True when what is asked is another turn than before: told again to a seat that did not make it so itself. */
    private boolean changed() {
        // while several choose at once, the choice of each ends a turn and asks the others nothing new
        boolean turn = before != null && before.turn() != after.turn() && !after.answering();
        return turn || (before != null && before.answering() != after.answering());
    }

    private boolean acted(Seat seat) {
        return seat.equals(step.seat()) && step.player().equals(holder(after, seat));
    }

    private static boolean asks(Match<?, ?, ?, ?> match, Seat seat) {
        return match.toAct().contains(seat) && !match.resigned().contains(seat);
    }

    private static String holder(Match<?, ?, ?, ?> match, Seat seat) {
        List<SeatHolder> holders = match.holders();
        return holders.get(seat.index()).player();
    }
}
