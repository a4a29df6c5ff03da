package baffin.view.notice;

import baffin.game.Seat;
import baffin.match.SeatHolder;
import baffin.match.Step;
import baffin.view.live.Match;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Compares a match before and after a step and tells the players what has changed for them. */
public final class Teller {

    private static final List<NoticeKind> ASKS = List.of(NoticeKind.YOUR_TURN, NoticeKind.YOU_WERE_ASKED);

    private final @Nullable Match<?, ?, ?, ?> before;
    private final Step step;
    private final Match<?, ?, ?, ?> after;
    private final List<Notice> notices = new ArrayList<>();
    private final List<Told.Settled> settled = new ArrayList<>();

    private Teller(@Nullable Match<?, ?, ?, ?> before, Step step, Match<?, ?, ?, ?> after) {
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
    public static Told of(@Nullable Match<?, ?, ?, ?> before, Step step, Match<?, ?, ?, ?> after) {
        Teller teller = new Teller(before, step, after);
        if (before == null) {
            teller.all(NoticeKind.MATCH_STARTED);
        }
        for (int seat = 0; seat < after.holders().size(); seat++) {
            teller.ask(new Seat(seat));
        }
        if (after.ended() && (before == null || !before.ended())) {
            teller.all(NoticeKind.MATCH_ENDED);
            teller.settle(NoticeKind.MATCH_STARTED);
        }
        return new Told(teller.notices, teller.settled);
    }

    private void all(NoticeKind kind) {
        List<SeatHolder> holders = after.holders();
        for (int seat = 0; seat < holders.size(); seat++) {
            tell(kind, new Seat(seat), null);
        }
    }

    private void settle(NoticeKind kind) {
        for (int seat = 0; seat < after.holders().size(); seat++) {
            settled.add(new Told.Settled(kind, seat));
        }
    }

    private void ask(Seat seat) {
        boolean asked = before != null && asks(before, seat);
        boolean same = before != null && holder(before, seat).equals(holder(after, seat));
        boolean is = asks(after, seat);
        boolean anew = is && (!asked || !same || (changed() && !acted(seat)));
        if (asked && (!is || anew)) {
            ASKS.forEach(kind -> settled.add(new Told.Settled(kind, seat.index())));
        }
        if (anew) {
            tell(after.answering() ? NoticeKind.YOU_WERE_ASKED : NoticeKind.YOUR_TURN, seat, null);
        }
    }

    private void tell(NoticeKind kind, Seat seat, @Nullable Instant deadline) {
        notices.add(new Notice(kind, holder(after, seat), seat.index(), step.at(), deadline));
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
        return match.holders().get(seat.index()).player();
    }
}
