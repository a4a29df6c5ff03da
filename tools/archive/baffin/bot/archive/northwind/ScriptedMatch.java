package baffin.bot.archive.northwind;

import baffin.bot.player.LegalAction;
import baffin.bot.navigator.Bots;
import baffin.bot.player.BotChance;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.MatchRecord;
import baffin.match.chance.KeyedChance;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.JsonCodec;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A match that is played towards something that the rules provide for and that ordinary matches do not meet.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 * @param <K> tally of its score keeper
 */
final class ScriptedMatch<C extends Command, S, E extends Event, K> {

    private static final Instant START = Instant.parse("2026-01-05T18:00:00Z");
    private static final Duration PACE = Duration.ofSeconds(20);
    private static final int STEPS_MAX = 3_000;
    private static final int ATTEMPTS_MAX = 3_000;

    private final JsonCodec<C, S, E, K> codec;
    private final Game<C, S, E, K> game;
    private final MatchDecider<C, S, E> decider;
    private final RandomGenerator random;
    private final List<Step> steps = new ArrayList<>();
    private MatchRecord<S, E, K> record;
    private MatchState<S, E> state;
    private Instant now = START;

    /**
     * What a match is played towards.
     *
     * @param name of its file, without any ending
     * @param seats how many
     * @param options every option of the game
     */
    record Goal(String name, int seats, Map<String, String> options) {}

    /** Who does what next. */
    interface Script<C extends Command, S, E extends Event, K> {

        /** Sends one command or more. */
        void play(ScriptedMatch<C, S, E, K> match);

        /** True when a match that is over has met the goal. */
        boolean met(ScriptedMatch<C, S, E, K> match);
    }

    private ScriptedMatch(JsonCodec<C, S, E, K> codec, Goal goal, String seed) {
        this.codec = codec;
        this.game = codec.game();
        this.decider = new MatchDecider<>(game);
        this.random = BotChance.of(seed, -1);
        List<SeatHolder> holders = IntStream.range(0, goal.seats())
                .mapToObj(seat -> new SeatHolder("player-" + seat, true))
                .toList();
        MatchStarted first = new MatchStarted(
                new MatchSetup(game.info().id(), goal.options(), holders),
                game.info().rulesVersion(),
                Seed.fromText(seed),
                false);
        String id = game.info().id() + "-" + goal.name();
        Transition<MatchState<S, E>, Step> start = decider.start(id, first, "start", "player-0", START);
        this.state = start.next();
        this.record = MatchRecord.after(game, null, start.event());
        steps.add(start.event());
    }

    /**
     * Plays with one seed after the other until a match meets its goal.
     *
     * @param script makes a new one for each attempt
     */
    static <C extends Command, S, E extends Event, K> List<Step> play(
            JsonCodec<C, S, E, K> codec, Goal goal, String seed, Supplier<Script<C, S, E, K>> script) {
        for (int attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
            ScriptedMatch<C, S, E, K> match = new ScriptedMatch<>(codec, goal, "directed " + seed + " " + attempt);
            Script<C, S, E, K> own = script.get();
            while (!match.state.ended() && match.steps.size() < STEPS_MAX) {
                own.play(match);
            }
            if (match.state.ended() && own.met(match)) {
                return match.steps;
            }
        }
        throw new IllegalStateException("no match meets " + goal);
    }

    S table() {
        return state.game();
    }

    List<Step> steps() {
        return steps;
    }

    Seat toAct() {
        return game.toAct(state.game()).getFirst();
    }

    List<C> legal(Seat seat) {
        return game.legalCommands(state.game(), seat).stream()
                .map(LegalCommand::command)
                .toList();
    }

    /** The table as it would be after a command, as far as draws do not matter. */
    S imagined(Seat seat, C command) {
        S after = state.game();
        KeyedChance chance = new KeyedChance(Seed.fromText("imagined"), state.version() + 1);
        if (game.decide(after, seat, command, chance) instanceof Decision.Accepted(var accepted)) {
            for (E event : accepted.events()) {
                after = game.evolve(after, event);
            }
        }
        return after;
    }

    /** Plays the legal command that is wanted first. */
    boolean first(Seat seat, Predicate<C> wanted) {
        Optional<C> found = legal(seat).stream().filter(wanted).findFirst();
        found.ifPresent(command -> play(seat, command));
        return found.isPresent();
    }

    /** Plays what the navigator would, if it had these commands only and saw the table like that. */
    void navigate(Seat seat, Predicate<C> allowed, Consumer<ObjectNode> sight) {
        List<C> legal = legal(seat).stream().filter(allowed).toList();
        List<LegalAction> actions = legal.stream()
                .map(command -> new LegalAction(codec.tree(command)))
                .toList();
        ObjectNode view = codec.tree(game.view(record.table().current(), record.sheet(game), new Viewer.Player(seat)));
        sight.accept(view);
        var chosen = Bots.of("navigator", game.info().id()).choose(view, actions, seat.index(), random);
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command() == chosen) {
                play(seat, legal.get(index));
                return;
            }
        }
        throw new IllegalStateException("not a legal action: " + chosen);
    }

    void play(Seat seat, C command) {
        if (!sent(seat, new MatchCommand.Play<>(command))) {
            throw new IllegalStateException("not accepted: " + command);
        }
    }

    /** False when it is refused. */
    boolean sent(Seat seat, MatchCommand command) {
        now = now.plus(PACE);
        Request request = new Request("c" + steps.size(), "", "player-" + seat.index(), now, command);
        if (!(decider.decide(state, request) instanceof Decision.Accepted(var accepted))) {
            return false;
        }
        state = accepted.next();
        record = MatchRecord.after(game, record, accepted.event());
        steps.add(accepted.event());
        return true;
    }
}
