package baffin.match.state;

import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.AlternateAdded;
import baffin.match.event.MatchEvent.AlternateLeft;
import baffin.match.event.MatchEvent.ClockPaused;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.MatchEvent.OrdersSet;
import baffin.match.event.MatchEvent.OrdersStopped;
import baffin.match.event.MatchEvent.PauseProposed;
import baffin.match.event.MatchEvent.PlayerBarred;
import baffin.match.event.MatchEvent.QuietHoursSet;
import baffin.match.event.MatchEvent.SeatForfeited;
import baffin.match.event.MatchEvent.SeatHandedOver;
import baffin.match.event.MatchEvent.SeatOfferEnded;
import baffin.match.event.MatchEvent.SeatOffered;
import baffin.match.event.MatchEvent.SeatResigned;
import baffin.match.event.Step;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import baffin.match.time.Clocks;
import baffin.match.time.PendingSeats;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Who is at the table and how much time each has: a fold of a match's steps, the same for the decider and every reader.
 *
 * @param holders who sits where now, by seat
 * @param alternates who is ready to take a seat over, the first one first
 * @param barred ids of players who were removed from the competition and have no say here
 * @param offered seats that any alternate may take
 * @param orders what the seats have planned, by seat; secret
 * @param proposal a pause that some would like; null when there is none
 * @param clocks the time
 * @param organiser who opened the match
 * @param changedAt latest version that changed more than clocks and plans
 * @param changedBySeat latest version that did so for each seat, while others choose what a seat does not see; null
 *     when all have seen the same
 */
public record Attendance(
        List<SeatHolder> holders,
        List<SeatHolder> alternates,
        List<String> barred,
        List<Seat> offered,
        List<Orders> orders,
        @Nullable PauseProposal proposal,
        Clocks clocks,
        String organiser,
        long changedAt,
        @Nullable List<Long> changedBySeat) {

    public Attendance {
        changedBySeat = changedBySeat == null ? null : List.copyOf(changedBySeat);
        holders = List.copyOf(holders);
        alternates = List.copyOf(alternates);
        barred = List.copyOf(barred);
        offered = List.copyOf(offered);
        orders = List.copyOf(orders);
    }

    /** Attendance before the first step of a match. */
    public static Attendance begin(MatchSetup setup, MatchTerms terms, String organiser, Instant at) {
        int seats = setup.seats().size();
        return new Attendance(
                setup.seats(),
                terms.alternates(),
                List.of(),
                List.of(),
                Collections.nCopies(seats, Orders.NONE),
                null,
                Clocks.begin(terms, seats, at),
                organiser,
                0,
                null);
    }

    public static Attendance begin(Step first, MatchStarted started) {
        MatchTerms terms = started.terms() == null ? MatchTerms.DEFAULT : started.terms();
        return begin(started.setup(), terms, first.player(), first.at());
    }

    /** The seat that a player holds now. */
    public Optional<Seat> seatOf(String player) {
        for (int index = 0; index < holders.size(); index++) {
            if (holders.get(index).player().equals(player)) {
                return Optional.of(new Seat(index));
            }
        }
        return Optional.empty();
    }

    /** Who sits on a seat now. */
    public SeatHolder holder(Seat seat) {
        return holders.get(seat.index());
    }

    /** What a seat has planned. */
    public Orders orders(Seat seat) {
        return orders.get(seat.index());
    }

    /** True for the one who opened the match, as long as that player has no seat in it. */
    public boolean organises(String player) {
        return organiser.equals(player) && seatOf(player).isEmpty();
    }

    /** Latest version that changed more than clocks and plans for a seat. */
    long changedFor(Seat seat) {
        return changedBySeat == null ? changedAt : changedBySeat.get(seat.index());
    }

    /**
     * The attendance after a step.
     *
     * @param pendingSeats whom the game asks after it
     * @param unseeing seats that see nothing of it
     */
    public Attendance after(Step step, PendingSeats pendingSeats, List<Seat> unseeing) {
        Attendance next = this;
        boolean noticed = true;
        for (MatchEvent event : step.events()) {
            next = next.with(event, pendingSeats);
            noticed &= event instanceof MatchEvent.Notice;
        }
        return new Attendance(
                next.holders,
                next.alternates,
                next.barred,
                next.offered,
                next.orders,
                next.proposal,
                clocks.after(step, pendingSeats),
                organiser,
                noticed ? changedAt : step.version(),
                noticed ? changedBySeat : changedBySeat(step.version(), unseeing));
    }

    private @Nullable List<Long> changedBySeat(long version, List<Seat> unseeing) {
        if (unseeing.isEmpty()) {
            return null;
        }
        List<Long> all = new ArrayList<>();
        for (int index = 0; index < holders.size(); index++) {
            Seat seat = new Seat(index);
            all.add(unseeing.contains(seat) ? changedFor(seat) : version);
        }
        return all;
    }

    private Attendance with(MatchEvent event, PendingSeats pendingSeats) {
        return switch (event) {
            case MatchEvent.Played<?> played -> this; // first, since nearly all are
            case SeatHandedOver over -> handedOver(over);
            case SeatForfeited lost -> without(lost.seat());
            case SeatResigned gone -> without(gone.seat());
            case SeatOffered offer -> {
                List<Seat> all = new ArrayList<>(offered);
                all.add(offer.seat());
                yield with(holders, alternates, all, orders, proposal);
            }
            case SeatOfferEnded gone ->
                with(
                        holders,
                        alternates,
                        offered.stream()
                                .filter(seat -> !seat.equals(gone.seat()))
                                .toList(),
                        orders,
                        proposal);
            case AlternateAdded added -> {
                List<SeatHolder> all = new ArrayList<>(alternates);
                all.add(added.holder());
                yield with(holders, all, offered, orders, proposal);
            }
            case AlternateLeft left -> with(holders, remaining(left.player()), offered, orders, proposal);
            case PlayerBarred gone -> {
                List<String> all = new ArrayList<>(barred);
                all.add(gone.player());
                yield barring(all);
            }
            case OrdersSet set -> {
                boolean now = pendingSeats.seats().contains(set.seat());
                List<MatchCommand> queue = set.orders() == null ? List.of() : set.orders();
                yield planned(set.seat(), ignored -> new Orders(queue, now ? pendingSeats.turn() : -1));
            }
            case OrdersStopped stopped -> planned(stopped.seat(), ignored -> Orders.NONE);
            case MatchEvent.OrderPlayed played -> planned(played.seat(), Orders::rest);
            case PauseProposed proposed -> {
                PauseProposal base = proposal == null || !proposal.until().equals(proposed.until())
                        ? new PauseProposal(proposed.until(), List.of())
                        : proposal;
                yield with(holders, alternates, offered, orders, base.with(proposed.seat()));
            }
            case ClockPaused paused when paused.seat() == null -> with(holders, alternates, offered, orders, null);
            case QuietHoursSet set -> {
                List<SeatHolder> all = new ArrayList<>(holders);
                all.set(set.seat().index(), holder(set.seat()).resting(set.quiet()));
                yield with(all, alternates, offered, orders, proposal);
            }
            default -> this;
        };
    }

    private Attendance handedOver(SeatHandedOver over) {
        List<SeatHolder> all = new ArrayList<>(holders);
        all.set(over.seat().index(), over.to());
        Attendance cleared = without(over.seat());
        String player = over.to().player();
        return cleared.with(all, remaining(player), cleared.offered, cleared.orders, null)
                .barring(barred.stream().filter(other -> !other.equals(player)).toList());
    }

    private Attendance barring(List<String> players) {
        return new Attendance(
                holders, alternates, players, offered, orders, proposal, clocks, organiser, changedAt, changedBySeat);
    }

    private Attendance without(Seat seat) {
        List<Seat> still = offered.stream().filter(other -> !other.equals(seat)).toList();
        return planned(seat, ignored -> Orders.NONE).with(holders, alternates, still, null);
    }

    private Attendance with(
            List<SeatHolder> sitting, List<SeatHolder> waiting, List<Seat> open, @Nullable PauseProposal pause) {
        return with(sitting, waiting, open, orders, pause);
    }

    private List<SeatHolder> remaining(String player) {
        return alternates.stream()
                .filter(other -> !other.player().equals(player))
                .toList();
    }

    private Attendance planned(Seat seat, UnaryOperator<Orders> change) {
        List<Orders> all = new ArrayList<>(orders);
        all.set(seat.index(), change.apply(orders(seat)));
        return with(holders, alternates, offered, all, proposal);
    }

    private Attendance with(
            List<SeatHolder> sitting,
            List<SeatHolder> waiting,
            List<Seat> open,
            List<Orders> plans,
            @Nullable PauseProposal pause) {
        return new Attendance(
                sitting, waiting, barred, open, plans, pause, clocks, organiser, changedAt, changedBySeat);
    }
}
