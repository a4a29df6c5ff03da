package baffin.match.decide;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.RuleViolation;
import baffin.game.Seat;
import baffin.game.words.Phrase;
import baffin.match.chance.Draw;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.Attendance;
import baffin.match.state.Folder;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.match.state.Orders;
import baffin.match.state.Timeline;
import baffin.match.state.UndoableStep;
import baffin.match.terms.HouseBot;
import baffin.match.terms.Ruled;
import baffin.match.time.Hold;
import baffin.match.time.PendingSeats;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens in a match of one game: a pure function of state, request and seed.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 */
public final class MatchDecider<C extends Command, S, E extends Event>
        implements Decider<Request, MatchState<S, E>, Step, Refusal> {

    private final Game<C, S, E, ?> game;
    private final Folder<S, E> folder;
    private final TimeoutHandler<C, S, E> timeoutHandler;
    private final Consumer<Draw> witness;

    /** Decides matches of the given game. */
    public MatchDecider(Game<C, S, E, ?> game) {
        this(game, draw -> {});
    }

    /** Decides matches of the given game and shows every draw to a witness, those of refused commands too. */
    public MatchDecider(Game<C, S, E, ?> game, Consumer<Draw> witness) {
        this.game = game;
        this.witness = witness;
        this.folder = MatchFold.states(game);
        this.timeoutHandler = new TimeoutHandler<>(game, witness);
    }

    /**
     * Starts a match.
     *
     * @param start its first event
     * @param commandId id of the lobby's event that asks for it
     * @param host who opened the match
     * @param at when the log took it
     */
    public Transition<MatchState<S, E>, Step> start(
            String matchId, MatchEvent.MatchStarted start, String commandId, String host, Instant at) {
        List<E> events = game.setup(start.forGame(), start.chance(1, witness));
        List<MatchEvent> all = new ArrayList<>();
        all.add(start);
        events.forEach(event -> all.add(new MatchEvent.Played<>(event)));
        Step step = new Step(matchId, 1, commandId, "", host, null, at, true, null, all);
        return Transition.of(step, after(empty(start, step), step));
    }

    /**
     * Judges a request; a refusal changes nothing.
     *
     * @throws IllegalStateException when the match is played by a rules version that this engine does not play
     */
    @Override
    public Decision<Transition<MatchState<S, E>, Step>, Refusal> decide(
            @Nullable MatchState<S, E> state, Request request) {
        if (state == null) {
            return Decision.refused(new Refusal.UnknownMatch());
        }
        requirePlayed(state.start().rulesVersion());
        if (request.command() instanceof MatchCommand.OfPlatform own) {
            // a log in which somebody has moved the clock is forged
            return request.player().isEmpty() ? own(state, request, own) : Decision.refused(new Refusal.NotSeated());
        }
        Optional<Refusal> refusal = precheck(state, request);
        if (refusal.isPresent()) {
            return Decision.refused(refusal.get());
        }
        Optional<Seat> holder = acting(state, request.player());
        if (request.command() instanceof MatchCommand.Attend attend) {
            return attend(state, request, attend, holder.orElse(null));
        }
        Seat seat = holder.orElseThrow();
        return switch (request.command()) {
            case MatchCommand.Play<?> play -> play(state, request, seat, play);
            case MatchCommand.Resign resign -> resign(state, request, seat);
            case MatchCommand.Undo undo -> undo(state, request, seat);
            case MatchCommand.SetOrders(List<MatchCommand> orders) -> orders(state, request, seat, orders);
            case MatchCommand.Attend attend -> throw new IllegalStateException("is judged above");
            case MatchCommand.OfPlatform own -> throw new IllegalStateException("the platform has no seat");
        };
    }

    private void requirePlayed(String rules) {
        GameInfo info = game.info();
        if (!info.rulesVersion().equals(rules)) {
            throw new IllegalStateException(
                    "rules version " + rules + " of " + info.id() + ": this engine plays " + info.rulesVersion());
        }
    }

    /** Who may ask something of the match at all, and whether anything more can be asked of it. */
    @Override
    public Optional<Refusal> precheck(@Nullable MatchState<S, E> match, Request request) {
        if (match == null || request.command() instanceof MatchCommand.OfPlatform) {
            return Optional.empty();
        }
        if (request.command() instanceof MatchCommand.Attend) {
            return over(match);
        }
        Optional<Seat> seat = acting(match, request.player());
        if (seat.isEmpty()) {
            return Optional.of(new Refusal.NotSeated());
        }
        return over(match)
                .or(() -> match.resigned().contains(seat.get())
                        ? Optional.of(new Refusal.Resigned(seat.get()))
                        : Optional.empty());
    }

    // a house player may hold several seats: it acts for the first of them that is asked
    private Optional<Seat> acting(MatchState<S, E> state, String player) {
        return !HouseBot.isOne(player)
                ? state.seatOf(player)
                : game.toAct(state.game()).stream()
                        .filter(seat -> state.attendance().holder(seat).player().equals(player))
                        .findFirst()
                        .or(() -> state.seatOf(player));
    }

    /** True when deciding a request draws from chance, so that a rehearsal must not show what it would cause. */
    public boolean draws(MatchState<S, E> state, Request request) {
        AtomicBoolean drawn = new AtomicBoolean();
        new MatchDecider<>(game, draw -> drawn.set(true)).decide(state, request);
        return drawn.get();
    }

    @Override
    public boolean isTerminal(MatchState<S, E> state) {
        return state.ended();
    }

    /** When the match is to be looked at by itself; null when it waits for its players only. */
    public @Nullable Instant wakeAt(MatchState<S, E> state) {
        return timeoutHandler.wakeAt(state);
    }

    /** Folds a step that this decider has produced; the first one begins the match. */
    @Override
    public MatchState<S, E> evolve(@Nullable MatchState<S, E> state, Step step) {
        if (state == null) {
            return begin(step);
        }
        if (step.version() != state.version() + 1) {
            throw new IllegalStateException("version " + step.version() + " after " + state.version());
        }
        return after(state, step);
    }

    private MatchState<S, E> begin(Step first) {
        MatchEvent.MatchStarted started = MatchFold.started(first);
        if (started.seed() == null) {
            throw new IllegalArgumentException("a redacted start holds no seed");
        }
        return after(empty(started, first), first);
    }

    /** Restores a timeline of the game from what was stored of it. */
    public Timeline<S, E> restored(S checkpoint, List<UndoableStep<E>> tail) {
        return Timeline.restored(checkpoint, tail, folder);
    }

    private static Optional<Refusal> over(MatchState<?, ?> state) {
        if (state.ended()) {
            return Optional.of(new Refusal.MatchOver());
        }
        Ruled ruled = state.ruled();
        return ruled == null ? Optional.empty() : Optional.of(new Refusal.TableRuled(ruled));
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> own(
            MatchState<S, E> state, Request request, MatchCommand.OfPlatform own) {
        return switch (own) {
            case MatchCommand.Tick tick -> tick(state, request, tick);
            case MatchCommand.TakeOver word ->
                happens(state, request, null, TakingOver.decide(state, request.at(), word));
            case MatchCommand.AccountGone gone -> said(state, request, GonePlayer.events(state, request.at(), gone));
            case MatchCommand.OfCompetition word -> said(state, request, RuledTable.events(state, request.at(), word));
        };
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> said(
            MatchState<S, E> state, Request request, List<MatchEvent> events) {
        return events.isEmpty()
                ? Decision.refused(new Refusal.NothingDue())
                : accept(state, request, null, happening(state, events));
    }

    private Run<C, S, E> happening(MatchState<S, E> state, List<MatchEvent> events) {
        Run<C, S, E> run = new Run<>(game, state, witness);
        events.forEach(run::add);
        return run;
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> tick(
            MatchState<S, E> state, Request request, MatchCommand.Tick tick) {
        Optional<TimeoutHandler.Due<C, S, E>> due =
                state.ended() ? Optional.empty() : timeoutHandler.due(state, request.at(), tick);
        if (due.isEmpty()) {
            return Decision.refused(new Refusal.NothingDue());
        }
        TimeoutHandler.Due<C, S, E> what = due.get();
        return accept(state, request, what.seat(), what.run());
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> attend(
            MatchState<S, E> state, Request request, MatchCommand.Attend attend, @Nullable Seat seat) {
        return happens(state, request, seat, Attending.decide(state, request, attend));
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> happens(
            MatchState<S, E> state,
            Request request,
            @Nullable Seat seat,
            Decision<List<MatchEvent>, Refusal> decision) {
        return switch (decision) {
            case Decision.Refused(Refusal refusal) -> Decision.refused(refusal);
            case Decision.Accepted(List<MatchEvent> events) -> accept(state, request, seat, happening(state, events));
        };
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> play(
            MatchState<S, E> state, Request request, Seat seat, MatchCommand.Play<?> play) {
        Hold hold = state.attendance().clocks().hold();
        if (hold != null && hold.reason().stopsPlay()) {
            return Decision.refused(new Refusal.Paused(hold));
        }
        List<Seat> toAct = game.toAct(state.game());
        C command = game.commandType().cast(play.command());
        if (!toAct.contains(seat) && !game.outOfTurn(command)) {
            return Decision.refused(new Refusal.NotYourTurn(seat, toAct));
        }
        Run<C, S, E> run = new Run<>(game, state, witness);
        Optional<RuleViolation> broken = run.play(seat, command);
        return broken.isPresent()
                ? Decision.refused(new Refusal.RuleBroken(broken.get()))
                : accept(state, request, seat, run);
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> resign(
            MatchState<S, E> state, Request request, Seat seat) {
        Run<C, S, E> run = new Run<>(game, state, witness);
        run.add(new MatchEvent.SeatResigned(seat));
        return accept(state, request, seat, run);
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> orders(
            MatchState<S, E> state, Request request, Seat seat, List<MatchCommand> orders) {
        if (orders.size() > Orders.LONGEST) {
            return Decision.refused(new Refusal.BadField("/orders", Phrase.of("orders-max", "most", Orders.LONGEST)));
        }
        for (int index = 0; index < orders.size(); index++) {
            if (!(orders.get(index) instanceof MatchCommand.Play<?>)) {
                return Decision.refused(new Refusal.BadField("/orders/" + index, Phrase.of("orders-of-the-game")));
            }
        }
        Run<C, S, E> run = new Run<>(game, state, witness);
        run.add(new MatchEvent.OrdersSet(seat, orders));
        return accept(state, request, seat, run);
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> undo(
            MatchState<S, E> state, Request request, Seat seat) {
        Optional<UndoableStep<E>> own = MatchFold.undoable(game, state.table(), seat);
        if (state.table().tail().isEmpty()) {
            return Decision.refused(new Refusal.NothingToUndo(Phrase.of("nothing-to-undo")));
        }
        if (own.isEmpty()) {
            return Decision.refused(new Refusal.NothingToUndo(Phrase.of("last-step-of-others")));
        }
        long version = own.get().version();
        Step step = step(state, request, seat, false, List.of(new MatchEvent.StepUndone(seat, version)));
        return Decision.accepted(Transition.of(step, after(state, step)));
    }

    private Decision<Transition<MatchState<S, E>, Step>, Refusal> accept(
            MatchState<S, E> state, Request request, @Nullable Seat seat, Run<C, S, E> run) {
        List<Seat> left = MatchFold.resigned(state.resigned(), run.events());
        if (left.size() > state.resigned().size()) {
            run.concludeFor(left);
        }
        run.playFor(left);
        boolean over = game.over(run.now());
        if (over) {
            run.add(new MatchEvent.MatchEnded(state.start().secret().hex()));
        }
        boolean turned = game.turn(run.now()) != game.turn(state.game());
        boolean settled = over || turned || run.chance().drawn() || settled(state, run.events());
        Step step = step(state, request, seat, settled, run.events());
        Timeline<S, E> table = state.table().advanced(step, run.now());
        return Decision.accepted(Transition.of(step, next(state, step, table)));
    }

    // what was played for a seat is final, and so is what its former holder has played; others take back their own
    private static boolean settled(MatchState<?, ?> before, List<MatchEvent> events) {
        List<Seat> left = events.stream()
                .map(MatchDecider::leftSeat)
                .flatMap(Optional::stream)
                .toList();
        return !left.isEmpty()
                && (events.stream().anyMatch(MatchEvent.Played.class::isInstance)
                        || before.table().tail().stream()
                                .allMatch(step -> step.seat() == null || left.contains(step.seat())));
    }

    private static Optional<Seat> leftSeat(MatchEvent event) {
        return switch (event) {
            case MatchEvent.SeatResigned(Seat seat) -> Optional.of(seat);
            case MatchEvent.SeatForfeited lost -> Optional.of(lost.seat());
            case MatchEvent.SeatHandedOver over -> Optional.of(over.seat());
            case MatchEvent.TimeRanOut out -> Optional.of(out.seat());
            default -> Optional.empty();
        };
    }

    private static <S, E extends Event> Step step(
            MatchState<S, E> state, Request request, @Nullable Seat seat, boolean checkpoint, List<MatchEvent> events) {
        return new Step(
                state.matchId(),
                state.version() + 1,
                request.commandId(),
                request.fingerprint(),
                request.player(),
                seat,
                request.at(),
                checkpoint,
                request.command(),
                events);
    }

    private MatchState<S, E> empty(MatchEvent.MatchStarted start, Step first) {
        S table = game.initial(start.forGame());
        Attendance attendance = Attendance.begin(start.setup(), start.agreed(), first.player(), first.at());
        return new MatchState<>(first.matchId(), start, 0, Timeline.at(table), List.of(), false, attendance);
    }

    private MatchState<S, E> after(MatchState<S, E> state, Step step) {
        return next(state, step, state.table().advanced(step, folder));
    }

    private MatchState<S, E> next(MatchState<S, E> state, Step step, Timeline<S, E> table) {
        return new MatchState<>(
                state.matchId(),
                state.start(),
                step.version(),
                table,
                MatchFold.resigned(state.resigned(), step.events()),
                state.ended() || MatchFold.ends(step),
                state.attendance()
                        .after(
                                step,
                                PendingSeats.of(game, table.current()),
                                MatchFold.unseeing(
                                        game,
                                        table.current(),
                                        step,
                                        state.attendance().holders().size())));
    }
}
