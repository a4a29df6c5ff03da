package baffin.match.decide;

import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.match.chance.Draw;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.state.Attendance;
import baffin.match.state.MatchState;
import baffin.match.terms.AbsenceStep;
import baffin.match.terms.HouseBot;
import baffin.match.terms.SeatHolder;
import baffin.match.time.ClockEvaluator;
import baffin.match.time.Clocks;
import baffin.match.time.PendingSeats;
import baffin.match.time.SeatClock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** What a match does by itself when a moment has come: pauses, warnings, absent seats, plans and house bots. */
final class TimeoutHandler<C extends Command, S, E extends Event> {

    private static final int HOUSE_COMMANDS_MAX = 50;
    private static final int SAFE_COMMANDS_MAX = 200;

    private final Game<C, S, E, ?> game;
    private final Consumer<Draw> witness;

    TimeoutHandler(Game<C, S, E, ?> game, Consumer<Draw> witness) {
        this.game = game;
        this.witness = witness;
    }

    /**
     * What is due.
     *
     * @param seat for which the match plays; null when it only looks after the clocks
     */
    record Due<C extends Command, S, E extends Event>(
            Run<C, S, E> run, @Nullable Seat seat) {}

    /** When to look again; null when nothing will be due. */
    @Nullable
    Instant wakeAt(MatchState<S, E> state) {
        if (state.ended() || state.ruled() != null) {
            return null;
        }
        Attendance attendance = state.attendance();
        Clocks clocks = attendance.clocks();
        boolean playable = clocks.hold() == null;
        return playable
                        && selfPlayed(attendance, PendingSeats.of(game, state.game()))
                                .isPresent()
                ? clocks.at()
                : ClockEvaluator.next(clocks, attendance.holders());
    }

    /** What is due at a moment; empty when nothing is. */
    Optional<Due<C, S, E>> due(MatchState<S, E> state, Instant at, MatchCommand.Tick tick) {
        if (state.ruled() != null) {
            return Optional.empty();
        }
        Attendance attendance = state.attendance();
        Run<C, S, E> run = new Run<>(game, state, witness);
        ClockEvaluator clockEvaluator = new ClockEvaluator(attendance.clocks(), attendance.holders(), at);
        clockEvaluator.outage(tick.downFrom(), tick.downUntil());
        clockEvaluator.pauses();
        clockEvaluator.rung().forEach(run::add);
        Clocks clocks = clockEvaluator.clocks();
        if (clocks.hold() != null) {
            return run.events().isEmpty() ? Optional.empty() : due(run);
        }
        Optional<Seat> out = clockEvaluator.out();
        if (out.isPresent()) {
            timeRanOut(run, attendance, clocks.of(out.get()), out.get());
            return Optional.of(new Due<>(run, out.get()));
        }
        Optional<Seat> own = selfPlayed(attendance, PendingSeats.of(game, state.game()));
        if (own.isPresent()) {
            playItself(run, attendance, own.get());
            return Optional.of(new Due<>(run, own.get()));
        }
        clockEvaluator.warnings().forEach(run::add);
        return run.events().isEmpty() ? Optional.empty() : due(run);
    }

    private static <C extends Command, S, E extends Event> Optional<Due<C, S, E>> due(Run<C, S, E> run) {
        return Optional.of(new Due<>(run, null));
    }

    private static Optional<Seat> selfPlayed(Attendance attendance, PendingSeats pendingSeats) {
        return pendingSeats.seats().stream()
                .filter(seat -> attendance.orders(seat).due(pendingSeats.turn())
                        || played(attendance, seat).isPresent())
                .findFirst();
    }

    private static Optional<HouseBot> played(Attendance attendance, Seat seat) {
        return HouseBot.playing(attendance.holder(seat).player()).filter(HouseBot::playedByMatch);
    }

    private void playItself(Run<C, S, E> run, Attendance attendance, Seat seat) {
        Optional<HouseBot> bot = played(attendance, seat);
        if (bot.isPresent()) {
            run.playTurn(seat, bot.get(), HOUSE_COMMANDS_MAX);
            return;
        }
        MatchCommand.Play<?> order =
                (MatchCommand.Play<?>) attendance.orders(seat).orders().getFirst();
        int mark = run.events().size();
        run.add(new MatchEvent.OrderPlayed(seat));
        C command = game.actingFor(run.now(), seat, game.commandType().cast(order.command()));
        run.play(seat, command)
                .ifPresent(violation ->
                        run.events().set(mark, new MatchEvent.OrdersStopped(seat, violation.ruleId(), order)));
    }

    /** Takes the next step of the absence policy; an answer that is late costs no more than the answer. */
    private void timeRanOut(Run<C, S, E> run, Attendance attendance, SeatClock clock, Seat seat) {
        AbsenceSteps.Action action = AbsenceSteps.next(attendance, clock, seat);
        run.add(new MatchEvent.TimeRanOut(seat, action.step(), action.index(), action.used()));
        SeatHolder to = action.to();
        if (to != null) {
            run.add(new MatchEvent.SeatHandedOver(
                    seat, attendance.holder(seat), to, MatchEvent.HandOverReason.ABSENCE, Duration.ZERO));
        } else if (action.step() instanceof AbsenceStep.Forfeit) {
            run.add(new MatchEvent.SeatForfeited(seat, AbsenceSteps.REASON));
        } else {
            run.playTurn(seat, HouseBot.CAREFUL, SAFE_COMMANDS_MAX);
        }
    }
}
