package baffin.match.state;

import baffin.decider.ProcessedCommand;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.ScoreKeeper;
import baffin.game.Seat;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.terms.SeatHolder;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Helpers to fold the log of a match; shared by the decider and every reader. */
public final class MatchFold {

    private MatchFold() {}

    /** Folds events of a game into its state. */
    public static <S, E extends Event> Folder<S, E> states(Game<?, S, E, ?> game) {
        return (state, version, event) -> game.evolve(state, event);
    }

    /** Folds events of a game into the tally of its scores. */
    public static <E extends Event, K> Folder<K, E> tallies(ScoreKeeper<E, K> keeper) {
        return keeper::apply;
    }

    /** The game's events in a step, in order. */
    @SuppressWarnings("unchecked") // a match holds events of its own game only
    public static <E extends Event> List<E> played(Step step) {
        List<E> events = new ArrayList<>(step.events().size());
        for (MatchEvent event : step.events()) {
            if (event instanceof MatchEvent.Played<?> played) {
                events.add((E) played.event());
            }
        }
        return events;
    }

    /** The first event of a match. */
    public static MatchEvent.MatchStarted started(Step first) {
        if (first.events().getFirst() instanceof MatchEvent.MatchStarted started) {
            return started;
        }
        throw new IllegalArgumentException("version " + first.version() + " is not the start of a match");
    }

    /** The seat that a step belongs to; the start belongs to the first. */
    public static Seat actor(Step step) {
        Seat seat = step.seat();
        return seat == null ? new Seat(0) : seat;
    }

    /** Seats that have another holder after a step. */
    static List<Seat> handedOver(Step step) {
        return step.events().stream()
                .filter(MatchEvent.SeatHandedOver.class::isInstance)
                .map(event -> ((MatchEvent.SeatHandedOver) event).seat())
                .toList();
    }

    /** Seats that play no more after some events, with those that did not before. */
    public static List<Seat> resigned(List<Seat> before, List<MatchEvent> events) {
        List<Seat> seats = before;
        for (MatchEvent event : events) {
            seats = switch (event) {
                case MatchEvent.SeatResigned(Seat seat) -> with(seats, seat);
                case MatchEvent.SeatForfeited(Seat seat, String reason) -> with(seats, seat);
                default -> seats;
            };
        }
        return seats;
    }

    /** Seats that are lost, not given up, after a step. */
    public static List<Seat> forfeited(List<Seat> before, Step step) {
        List<Seat> seats = before;
        for (MatchEvent event : step.events()) {
            seats = event instanceof MatchEvent.SeatForfeited(Seat seat, String reason) ? with(seats, seat) : seats;
        }
        return seats;
    }

    private static List<Seat> with(List<Seat> seats, Seat another) {
        List<Seat> more = new ArrayList<>(seats);
        more.add(another);
        return more;
    }

    /** The step that a seat may take back now, in the decider and for every reader. */
    public static <S, E extends Event> Optional<UndoableStep<E>> undoable(
            Game<?, S, E, ?> game, Timeline<S, E> table, Seat seat) {
        return table.undoable(seat, event -> game.aside(table.current(), event));
    }

    /**
     * The seats that see nothing of a step, see {@link Game#unseen}.
     *
     * @param after the table after it
     * @param seats how many there are
     */
    public static <S, E extends Event> List<Seat> unseeing(Game<?, S, E, ?> game, S after, Step step, int seats) {
        if (step.seat() == null) {
            return List.of();
        }
        return IntStream.range(0, seats)
                .mapToObj(Seat::new)
                .filter(seat -> !seat.equals(step.seat()))
                .filter(seat -> step.events().stream().allMatch(event -> unseen(game, after, event, seat)))
                .toList();
    }

    @SuppressWarnings("unchecked") // a match holds events of its own game only
    private static <S, E extends Event> boolean unseen(Game<?, S, E, ?> game, S after, MatchEvent event, Seat seat) {
        return event instanceof MatchEvent.Played<?> played && game.unseen(after, (E) played.event(), seat);
    }

    /** The request that has led to a step. */
    public static Request request(Step step, MatchCommand command) {
        SeatHolder sender = step.events().stream()
                .<SeatHolder>mapMulti((event, found) -> {
                    if (event instanceof MatchEvent.AlternateAdded(SeatHolder holder)) {
                        found.accept(holder);
                    } else if (event instanceof MatchEvent.SeatHandedOver over
                            && over.to().player().equals(step.player())) {
                        found.accept(over.to());
                    }
                })
                .findFirst()
                .orElse(new SeatHolder(step.player(), false));
        return new Request(step.commandId(), step.fingerprint(), step.player(), step.at(), command, sender.bot());
    }

    /**
     * The commands that are remembered after a step, so that a repeat is known; the start and the platform's own steps
     * are not, since nobody repeats them.
     */
    public static List<ProcessedCommand> processed(List<ProcessedCommand> before, Step step) {
        return step.player().isEmpty() || step.command() == null
                ? before
                : ProcessedCommand.with(
                        before,
                        new ProcessedCommand(step.commandId(), step.fingerprint(), step.player(), step.version()),
                        MatchState.PROCESSED_MAX);
    }

    /** True when the step ends the match. */
    public static boolean ends(Step step) {
        return step.events().getLast() instanceof MatchEvent.End;
    }
}
