package baffin.match;

import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.event.MatchEvent;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What happens around the game, in phrases of the bundle {@code match}. */
final class MatchNarration {

    private static final DateTimeFormatter MINUTES =
            DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm 'UTC'", Locale.ROOT).withZone(ZoneOffset.UTC);

    private MatchNarration() {}

    static Phrase of(MatchEvent event) {
        return switch (event) {
            case MatchEvent.MatchStarted started -> Phrase.of("event.started");
            case MatchEvent.Played<?> played -> throw new IllegalArgumentException("told by the game: " + played);
            case MatchEvent.SeatResigned resigned -> seat("event.resigned", resigned.seat());
            case MatchEvent.StepUndone undone ->
                Phrase.of("event.undone", "seat", name(undone.seat()), "version", (int) undone.version());
            case MatchEvent.MatchEnded ended -> Phrase.of("event.ended");
            case MatchEvent.MatchClosed closed -> Phrase.of("event.closed");
            case MatchEvent.TimeRanOut out -> seat("event.time-ran-out", out.seat());
            case MatchEvent.SeatHandedOver over -> seat("event.handed-over", over.seat());
            case MatchEvent.SeatForfeited lost -> seat("event.forfeited", lost.seat());
            case MatchEvent.OrderPlayed order -> seat("event.order-played", order.seat());
            case MatchEvent.Notice notice -> of(notice);
        };
    }

    private static Phrase of(MatchEvent.Notice notice) {
        return switch (notice) {
            case MatchEvent.ClockPaused paused -> until("event.clock-paused", paused.seat(), paused.until());
            case MatchEvent.ClockResumed resumed -> maybe("event.clock-resumed", resumed.seat());
            case MatchEvent.TableRuled ruled ->
                Phrase.of("event.ruled", "kind", ruled.kind().name(), "reason", ruled.reason());
            case MatchEvent.RulingLifted lifted -> Phrase.of("event.ruling-lifted");
            case MatchEvent.TimeIsShort hurry -> until("event.time-is-short", hurry.seat(), hurry.deadline());
            case MatchEvent.OrdersSet orders -> seat("event.orders-set", orders.seat());
            case MatchEvent.OrdersStopped stopped -> seat("event.orders-stopped", stopped.seat());
            case MatchEvent.AlternateAdded added -> Phrase.of("event.alternate-added");
            case MatchEvent.AlternateLeft left -> Phrase.of("event.alternate-left");
            case MatchEvent.SeatOffered offered -> seat("event.seat-offered", offered.seat());
            case MatchEvent.SeatOfferEnded gone -> seat("event.seat-offer-ended", gone.seat());
            case MatchEvent.PlayerBarred barred -> Phrase.of("event.barred");
            case MatchEvent.PauseProposed proposed -> until("event.pause-proposed", proposed.seat(), proposed.until());
            case MatchEvent.QuietHoursSet quiet -> seat("event.quiet-hours", quiet.seat());
        };
    }

    private static Phrase seat(String code, Seat seat) {
        return Phrase.of(code, "seat", name(seat));
    }

    private static Phrase maybe(String code, @Nullable Seat seat) {
        return seat == null ? Phrase.of(code + ".match") : seat(code, seat);
    }

    private static Phrase until(String code, @Nullable Seat seat, Instant until) {
        String time = MINUTES.format(until);
        return seat == null
                ? Phrase.of(code + ".match", "until", time)
                : Phrase.of(code, "seat", name(seat), "until", time);
    }

    private static Phrase name(Seat seat) {
        return Phrase.seat(seat.index());
    }
}
