package baffin.match;

import baffin.game.Command;
import baffin.game.Decision;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.Seat;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Decides what happens in a match of one game: a pure function of state, request and seed.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 */
public final class MatchDecider<C extends Command, S, E extends Event> {

    private static final int AUTOMATIC_COMMANDS_MAX = 10_000;

    private final Game<C, S, E, ?> game;
    private final Folder<S, E> folder;
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
    }

    /**
     * Starts a match.
     *
     * @param commandId id of the lobby's event that asks for it
     * @param host who opened the match
     * @param at when the log took it
     */
    public Outcome.Accepted<S, E> start(MatchHeader header, String commandId, String host, Instant at) {
        KeyedChance chance = new KeyedChance(header.seed(), 1, witness);
        List<E> events = game.setup(header.setup().forGame(), chance);
        List<MatchEvent> all = new ArrayList<>();
        all.add(new MatchEvent.MatchStarted(
                header.setup(),
                header.rulesVersion(),
                header.seed().commitment(),
                header.ranked(),
                header.seed().hex()));
        events.forEach(event -> all.add(new MatchEvent.Played<>(event)));
        Step step = new Step(header.matchId(), 1, commandId, "", host, null, at, true, null, all);
        return new Outcome.Accepted<>(step, after(empty(header), step), chance.drawn());
    }

    /**
     * Judges a request; a refusal changes nothing.
     *
     * @throws IllegalStateException when the match is played by a rules version that this engine does not play
     */
    public Outcome<S, E> decide(MatchState<S, E> state, Request request) {
        String rules = state.header().rulesVersion();
        if (!game.replays().contains(rules)) {
            throw new IllegalStateException(
                    "rules version " + rules + " of " + game.info().id() + " is played by none of " + game.replays());
        }
        Seen seen = state.seenFrom(request.player(), request.commandId());
        if (seen != null) {
            return seen.fingerprint().equals(request.fingerprint())
                    ? new Outcome.Repeated<>(seen.version())
                    : refused(state, new Refusal.KeyReused(request.commandId()));
        }
        Optional<Seat> holder = state.header().setup().seatOf(request.player());
        if (holder.isEmpty()) {
            return refused(state, new Refusal.NotSeated());
        }
        Seat seat = holder.get();
        if (state.ended()) {
            return refused(state, new Refusal.MatchOver());
        }
        if (state.resigned().contains(seat)) {
            return refused(state, new Refusal.Resigned(seat));
        }
        if (request.expected() != null && request.expected() != state.version()) {
            return refused(state, new Refusal.StaleVersion(request.expected(), state.version()));
        }
        return switch (request.command()) {
            case MatchCommand.Play<?> play -> play(state, request, seat, play);
            case MatchCommand.Resign resign -> resign(state, request, seat);
            case MatchCommand.Undo undo -> undo(state, request, seat);
        };
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
        return after(
                empty(new MatchHeader(
                        first.matchId(),
                        started.setup(),
                        started.rulesVersion(),
                        new Seed(started.seed()),
                        started.ranked())),
                first);
    }

    /** Restores a timeline of the game from what was stored of it. */
    public Timeline<S, E> restored(S checkpoint, List<Taken<E>> tail) {
        return Timeline.restored(checkpoint, tail, folder);
    }

    private Outcome<S, E> play(MatchState<S, E> state, Request request, Seat seat, MatchCommand.Play<?> play) {
        List<Seat> toAct = game.toAct(state.game());
        C command = game.commandType().cast(play.command());
        if (!toAct.contains(seat) && !game.outOfTurn(command)) {
            return refused(state, new Refusal.NotYourTurn(seat, toAct));
        }
        KeyedChance chance = new KeyedChance(state.header().seed(), state.version() + 1, witness);
        return switch (game.decide(state.game(), seat, command, chance)) {
            case Decision.Rejected<E> rejected -> refused(state, new Refusal.RuleBroken(rejected.violation()));
            case Decision.Accepted<E> accepted -> accept(state, request, seat, List.of(), accepted.events(), chance);
        };
    }

    private Outcome<S, E> resign(MatchState<S, E> state, Request request, Seat seat) {
        KeyedChance chance = new KeyedChance(state.header().seed(), state.version() + 1, witness);
        return accept(state, request, seat, List.of(new MatchEvent.SeatResigned(seat)), List.of(), chance);
    }

    private Outcome<S, E> undo(MatchState<S, E> state, Request request, Seat seat) {
        Optional<Seat> last = state.table().lastActor();
        if (last.isEmpty()) {
            return refused(
                    state,
                    new Refusal.NothingToUndo(
                            "no step of this turn is left to take back, or something new was revealed" + " since"));
        }
        if (!last.get().equals(seat)) {
            return refused(state, new Refusal.NothingToUndo("the last step was not yours"));
        }
        long version = state.table().tail().getLast().version();
        Step step = step(state, request, seat, false, List.of(new MatchEvent.StepUndone(seat, version)));
        return new Outcome.Accepted<>(step, after(state, step), false);
    }

    private Outcome<S, E> accept(
            MatchState<S, E> state,
            Request request,
            Seat seat,
            List<MatchEvent> first,
            List<E> decided,
            KeyedChance chance) {
        List<MatchEvent> events = new ArrayList<>(first);
        S now = state.game();
        for (E event : decided) {
            now = game.evolve(now, event);
            events.add(new MatchEvent.Played<>(event));
        }
        List<Seat> resigned = new ArrayList<>(state.resigned());
        if (!first.isEmpty()) {
            resigned.add(seat);
        }
        now = playForResigned(now, resigned, chance, events);
        if (game.over(now)) {
            events.add(new MatchEvent.MatchEnded(state.header().seed().hex()));
        }
        boolean settled =
                !first.isEmpty() || chance.drawn() || game.over(now) || game.turn(now) != game.turn(state.game());
        Step step = step(state, request, seat, settled, events);
        Taken<E> taken = new Taken<>(step.version(), seat, MatchFold.played(step));
        return new Outcome.Accepted<>(
                step, next(state, step, state.table().advanced(taken, settled, now)), chance.drawn());
    }

    private S playForResigned(S start, List<Seat> resigned, KeyedChance chance, List<MatchEvent> events) {
        S now = start;
        for (int count = 0; count < AUTOMATIC_COMMANDS_MAX && !game.over(now); count++) {
            Optional<Seat> absent =
                    game.toAct(now).stream().filter(resigned::contains).findFirst();
            if (absent.isEmpty()) {
                return now;
            }
            Decision<E> decision = game.decide(now, absent.get(), game.safeCommand(now, absent.get()), chance);
            if (!(decision instanceof Decision.Accepted<E> accepted)) {
                throw new IllegalStateException("a safe command was refused: " + decision);
            }
            for (E event : accepted.events()) {
                now = game.evolve(now, event);
                events.add(new MatchEvent.Played<>(event));
            }
        }
        return now;
    }

    private static <S, E extends Event> Step step(
            MatchState<S, E> state, Request request, Seat seat, boolean checkpoint, List<MatchEvent> events) {
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

    private MatchState<S, E> empty(MatchHeader header) {
        S table = game.initial(header.setup().forGame());
        return new MatchState<>(header, 0, Timeline.at(table), List.of(), List.of(), false);
    }

    private MatchState<S, E> after(MatchState<S, E> state, Step step) {
        return next(state, step, state.table().advanced(step, folder));
    }

    private static <S, E extends Event> MatchState<S, E> next(MatchState<S, E> state, Step step, Timeline<S, E> table) {
        List<Seat> resigned = new ArrayList<>(state.resigned());
        resigned.addAll(MatchFold.resigning(step));
        List<Seen> seen = new ArrayList<>(state.seen());
        seen.add(new Seen(step.commandId(), step.fingerprint(), step.player(), step.version()));
        if (seen.size() > MatchState.SEEN_MAX) {
            seen.removeFirst();
        }
        return new MatchState<>(
                state.header(), step.version(), table, resigned, seen, state.ended() || MatchFold.ends(step));
    }

    private static <S, E extends Event> Outcome<S, E> refused(MatchState<S, E> state, Refusal refusal) {
        return new Outcome.Refused<>(refusal, state.version());
    }
}
