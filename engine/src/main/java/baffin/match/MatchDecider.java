package baffin.match;

import baffin.game.Command;
import baffin.game.Decision;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import baffin.match.time.Asked;
import baffin.match.time.Hold;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Decides what happens in a match of one game: a pure function of state, request and seed.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 */
public final class MatchDecider<C extends Command, S, E extends Event> {

    private final Game<C, S, E, ?> game;
    private final Folder<S, E> folder;
    private final Ticking<C, S, E> ticking;
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
        this.ticking = new Ticking<>(game, witness);
    }

    /**
     * Starts a match.
     *
     * @param commandId id of the lobby's event that asks for it
     * @param host who opened the match
     * @param at when the log took it
     */
    public Outcome.Accepted<S, E> start(MatchHeader header, String commandId, String host, Instant at) {
        KeyedChance chance = header.chance(1, witness);
        List<E> events = game.setup(header.forGame(), chance);
        List<MatchEvent> all = new ArrayList<>();
        all.add(new MatchEvent.MatchStarted(
                header.setup(),
                header.rulesVersion(),
                header.seed().commitment(),
                header.ranked(),
                header.seed().hex(),
                header.terms(),
                header.nonces(),
                header.competition(),
                header.visibility(),
                header.playersOnly()));
        events.forEach(event -> all.add(new MatchEvent.Played<>(event)));
        Step step = new Step(header.matchId(), 1, commandId, "", host, null, at, true, null, all);
        return new Outcome.Accepted<>(step, after(empty(header, step), step), chance.drawn());
    }

    /**
     * Judges a request; a refusal changes nothing.
     *
     * @throws IllegalStateException when the match is played by a rules version that this engine does not play
     */
    public Outcome<S, E> decide(MatchState<S, E> state, Request request) {
        String rules = state.header().rulesVersion();
        if (!game.replays().contains(rules)) {
            throw new IllegalStateException("rules version " + rules + " of "
                    + game.info().id() + " is played by none of " + new TreeSet<>(game.replays()));
        }
        if (request.command() instanceof MatchCommand.OfPlatform own) {
            // a log in which somebody has moved the clock is forged
            return request.player().isEmpty() ? own(state, request, own) : refused(state, new Refusal.NotSeated());
        }
        Seen seen = state.seenFrom(request.player(), request.commandId());
        if (seen != null) {
            return seen.fingerprint().equals(request.fingerprint())
                    ? new Outcome.Repeated<>(seen.version())
                    : refused(state, new Refusal.KeyReused(request.commandId()));
        }
        Optional<Seat> holder = state.seatOf(request.player());
        if (request.command() instanceof MatchCommand.Attend attend) {
            return attend(state, request, attend);
        }
        if (holder.isEmpty()) {
            return refused(state, new Refusal.NotSeated());
        }
        Seat seat = holder.get();
        Refusal gate = gate(state, request, seat);
        if (gate != null) {
            return refused(state, gate);
        }
        return switch (request.command()) {
            case MatchCommand.Play<?> play -> play(state, request, seat, play);
            case MatchCommand.Resign resign -> resign(state, request, seat);
            case MatchCommand.Undo undo -> undo(state, request, seat);
            case MatchCommand.SetOrders(List<MatchCommand> orders) -> orders(state, request, seat, orders);
            case MatchCommand.Attend attend -> attend(state, request, attend);
            case MatchCommand.OfPlatform own -> throw new IllegalStateException("the platform has no seat");
        };
    }

    /** When the match is to be looked at by itself; null when it waits for its players only. */
    public @Nullable Instant wakeAt(MatchState<S, E> state) {
        return ticking.wakeAt(state);
    }

    /** Folds a step that this decider has produced. */
    public MatchState<S, E> evolve(MatchState<S, E> state, Step step) {
        if (step.version() != state.version() + 1) {
            throw new IllegalStateException("version " + step.version() + " after " + state.version());
        }
        return after(state, step);
    }

    /** Restores the state from the first step of a log. */
    public MatchState<S, E> begin(Step first) {
        MatchEvent.MatchStarted started = MatchFold.started(first);
        if (started.seed() == null) {
            throw new IllegalArgumentException("a redacted start holds no seed");
        }
        MatchHeader header = MatchHeader.of(first.matchId(), started, new Seed(started.seed()));
        return after(empty(header, first), first);
    }

    /** Restores a timeline of the game from what was stored of it. */
    public Timeline<S, E> restored(S checkpoint, List<Taken<E>> tail) {
        return Timeline.restored(checkpoint, tail, folder);
    }

    private static <S, E extends Event> @Nullable Refusal gate(MatchState<S, E> state, Request request, Seat seat) {
        Refusal over = over(state);
        if (over != null) {
            return over;
        }
        if (state.resigned().contains(seat)) {
            return new Refusal.Resigned(seat);
        }
        return stale(state, request);
    }

    private static @Nullable Refusal over(MatchState<?, ?> state) {
        if (state.ended()) {
            return new Refusal.MatchOver();
        }
        Ruled ruled = state.ruled();
        return ruled == null ? null : new Refusal.TableRuled(ruled);
    }

    // a notice of the clock makes a version, but nobody has to see it before a move
    private static <S, E extends Event> @Nullable Refusal stale(MatchState<S, E> state, Request request) {
        Long expected = request.expected();
        if (expected == null) {
            return null;
        }
        boolean fits = expected >= state.attendance().changedAt() && expected <= state.version();
        return fits ? null : new Refusal.StaleVersion(expected, state.version());
    }

    private Outcome<S, E> own(MatchState<S, E> state, Request request, MatchCommand.OfPlatform own) {
        return switch (own) {
            case MatchCommand.Tick tick -> tick(state, request, tick);
            case MatchCommand.OfCompetition word -> {
                List<MatchEvent> events = RuledTable.events(state, request.at(), word);
                yield events.isEmpty()
                        ? refused(state, new Refusal.NothingDue())
                        : accept(state, request, null, happening(state, events));
            }
        };
    }

    private Run<C, S, E> happening(MatchState<S, E> state, List<MatchEvent> events) {
        Run<C, S, E> run = new Run<>(game, state, witness);
        events.forEach(run::add);
        return run;
    }

    private Outcome<S, E> tick(MatchState<S, E> state, Request request, MatchCommand.Tick tick) {
        Optional<Ticking.Due<C, S, E>> due = state.ended() ? Optional.empty() : ticking.due(state, request.at(), tick);
        if (due.isEmpty()) {
            return refused(state, new Refusal.NothingDue());
        }
        Ticking.Due<C, S, E> what = due.get();
        return accept(state, request, what.seat(), what.run());
    }

    private Outcome<S, E> attend(MatchState<S, E> state, Request request, MatchCommand.Attend attend) {
        Optional<Seat> seat = state.seatOf(request.player());
        Refusal over = over(state);
        Refusal gate = over == null ? stale(state, request) : over;
        if (gate != null) {
            return refused(state, gate);
        }
        return switch (Attending.decide(state, request, attend)) {
            case Attending.Refused(Refusal refusal) -> refused(state, refusal);
            case Attending.Accepted(List<MatchEvent> events) ->
                accept(state, request, seat.orElse(null), happening(state, events));
        };
    }

    private Outcome<S, E> play(MatchState<S, E> state, Request request, Seat seat, MatchCommand.Play<?> play) {
        Hold hold = state.attendance().clocks().hold();
        if (hold != null && hold.reason().stopsPlay()) {
            return refused(state, new Refusal.Paused(hold));
        }
        List<Seat> toAct = game.toAct(state.game());
        C command = game.commandType().cast(play.command());
        if (!toAct.contains(seat) && !game.outOfTurn(command)) {
            return refused(state, new Refusal.NotYourTurn(seat, toAct));
        }
        Run<C, S, E> run = new Run<>(game, state, witness);
        return run.play(seat, command) instanceof Decision.Rejected<E> rejected
                ? refused(state, new Refusal.RuleBroken(rejected.violation()))
                : accept(state, request, seat, run);
    }

    private Outcome<S, E> resign(MatchState<S, E> state, Request request, Seat seat) {
        Run<C, S, E> run = new Run<>(game, state, witness);
        run.add(new MatchEvent.SeatResigned(seat));
        return accept(state, request, seat, run);
    }

    private Outcome<S, E> orders(MatchState<S, E> state, Request request, Seat seat, List<MatchCommand> orders) {
        if (orders.size() > Orders.LONGEST) {
            return refused(state, new Refusal.BadField("/orders", "must have at most " + Orders.LONGEST));
        }
        for (int index = 0; index < orders.size(); index++) {
            if (!(orders.get(index) instanceof MatchCommand.Play<?>)) {
                return refused(state, new Refusal.BadField("/orders/" + index, "must be a command of the game"));
            }
        }
        Run<C, S, E> run = new Run<>(game, state, witness);
        run.add(new MatchEvent.OrdersSet(seat, orders));
        return accept(state, request, seat, run);
    }

    private Outcome<S, E> undo(MatchState<S, E> state, Request request, Seat seat) {
        Optional<Taken<E>> own = MatchFold.undoable(game, state.table(), seat);
        if (state.table().tail().isEmpty()) {
            return refused(
                    state,
                    new Refusal.NothingToUndo(
                            "no step of this turn is left to take back, or something new was revealed" + " since"));
        }
        if (own.isEmpty()) {
            return refused(state, new Refusal.NothingToUndo("the last step was not yours"));
        }
        long version = own.get().version();
        Step step = step(state, request, seat, false, List.of(new MatchEvent.StepUndone(seat, version)));
        return new Outcome.Accepted<>(step, after(state, step), false);
    }

    private Outcome<S, E> accept(MatchState<S, E> state, Request request, @Nullable Seat seat, Run<C, S, E> run) {
        List<Seat> absent = new ArrayList<>(state.resigned());
        absent.addAll(MatchFold.resigning(run.events()));
        run.playFor(absent);
        boolean over = game.over(run.now());
        if (over) {
            run.add(new MatchEvent.MatchEnded(state.header().seed().hex()));
        }
        boolean turned = game.turn(run.now()) != game.turn(state.game());
        boolean changed = run.events().stream().anyMatch(MatchDecider::settles);
        Step step = step(state, request, seat, changed || run.chance().drawn() || over || turned, run.events());
        Taken<E> taken = new Taken<>(step.version(), MatchFold.actor(step), MatchFold.played(step));
        Timeline<S, E> table = state.table().advanced(taken, step.checkpoint(), run.now());
        return new Outcome.Accepted<>(
                step, next(state, step, table), run.chance().drawn());
    }

    // nobody takes back what another has played on a seat
    private static boolean settles(MatchEvent event) {
        return event instanceof MatchEvent.SeatResigned
                || event instanceof MatchEvent.SeatForfeited
                || event instanceof MatchEvent.SeatHandedOver
                || event instanceof MatchEvent.TimeRanOut;
    }

    private static <S, E extends Event> Step step(
            MatchState<S, E> state, Request request, @Nullable Seat seat, boolean checkpoint, List<MatchEvent> events) {
        return new Step(
                state.header().matchId(),
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

    private MatchState<S, E> empty(MatchHeader header, Step first) {
        S table = game.initial(header.forGame());
        Attendance attendance = Attendance.begin(header.setup(), header.agreed(), first.player(), first.at());
        return new MatchState<>(header, 0, Timeline.at(table), List.of(), List.of(), false, attendance);
    }

    private MatchState<S, E> after(MatchState<S, E> state, Step step) {
        return next(state, step, state.table().advanced(step, folder));
    }

    private MatchState<S, E> next(MatchState<S, E> state, Step step, Timeline<S, E> table) {
        List<Seat> resigned = new ArrayList<>(state.resigned());
        resigned.addAll(MatchFold.resigning(step));
        return new MatchState<>(
                state.header(),
                step.version(),
                table,
                resigned,
                Seen.remembering(state.seen(), step),
                state.ended() || MatchFold.ends(step),
                state.attendance().after(step, Asked.of(game, table.current())));
    }

    private static <S, E extends Event> Outcome<S, E> refused(MatchState<S, E> state, Refusal refusal) {
        return new Outcome.Refused<>(refusal, state.version());
    }
}
