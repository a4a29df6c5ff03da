package baffin.bot.player;

import baffin.bot.strength.Budget;
import baffin.bot.strength.Position;
import baffin.bot.strength.Strengths;
import baffin.decider.Decision;
import baffin.game.Chance;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.LegalCommand;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.game.Setup;
import baffin.game.Viewer;
import baffin.match.GameRegistry;
import baffin.platform.wire.JsonCodec;
import baffin.platform.wire.JsonCodecs;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/**
 * Matches of any game in one process; the bots get the JSON that the API would give them.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 * @param <K> tally of its score keeper
 */
public final class Arena<C extends Command, S, E extends Event, K> {

    private static final Budget LITTLE = new Budget(8, Duration.ofHours(1));
    private static final JsonCodecs CODECS = new JsonCodecs(GameRegistry.installed());

    private final Game<C, S, E, K> game;
    private final JsonCodec<?, ?, ?, ?> codec;
    private final List<String> bots;
    private final Budget budget;
    private final List<RandomGenerator> chances = new ArrayList<>();
    private final Chance chance;
    private final List<JsonNode> choices = new ArrayList<>();
    private S state;
    private K tally;

    private Arena(Game<C, S, E, K> game, List<String> bots, String seed, Map<String, String> options, Budget budget) {
        this.game = game;
        this.codec = CODECS.of(game.info().id());
        this.bots = bots;
        this.budget = budget;
        RandomGenerator draws = BotChance.of(seed, -1);
        this.chance = draws::nextInt;
        for (int seat = 0; seat < bots.size(); seat++) {
            chances.add(BotChance.of(seed, seat));
        }
        Setup setup = game.info().setup(bots.size(), options);
        this.state = game.initial(setup);
        this.tally = game.scoreKeeper().initial(setup);
        fold(game.setup(setup, chance));
    }

    /**
     * A match that was played.
     *
     * @param sheet the final score sheet
     * @param choices every command in order
     * @param rounds the round that was played last
     */
    public record Played(ScoreSheet sheet, List<JsonNode> choices, int rounds) {}

    /** Plays a match of Expedition; bots by seat. */
    public static Played play(List<String> bots, long seed) {
        return play("expedition", bots, seed, Map.of());
    }

    /** Plays a match; bots by seat. */
    public static Played play(String game, List<String> bots, long seed, Map<String, String> options) {
        return play(game, bots, seed, options, LITTLE);
    }

    /** Plays a match; strengths by seat. */
    public static Played play(
            String game, List<String> strengths, long seed, Map<String, String> options, Budget budget) {
        return of(game, strengths, "arena-" + seed, options, budget).toTheEnd();
    }

    /** A table at which somebody else plays. */
    public static Arena<?, ?, ?, ?> table(String game, int seats, String seed, Map<String, String> options) {
        return of(game, Collections.nCopies(seats, "random"), seed, options, LITTLE);
    }

    private static Arena<?, ?, ?, ?> of(
            String game, List<String> bots, String seed, Map<String, String> options, Budget budget) {
        return of(GameRegistry.installed().find(game).orElseThrow(), bots, seed, options, budget);
    }

    private static <C extends Command, S, E extends Event, K> Arena<C, S, E, K> of(
            Game<C, S, E, K> game, List<String> bots, String seed, Map<String, String> options, Budget budget) {
        return new Arena<>(game, bots, seed, options, budget);
    }

    private Played toTheEnd() {
        while (!game.over(state)) {
            step(game.toAct(state).getFirst());
        }
        return new Played(game.scoreKeeper().sheet(tally), choices, game.round(state));
    }

    /** Seats that may act, as the API tells them. */
    public List<Integer> toAct() {
        return game.toAct(state).stream().map(Seat::index).toList();
    }

    public List<LegalAction> actions(int seat) {
        List<LegalAction> actions = new ArrayList<>();
        for (LegalCommand<C> command : game.legalCommands(state, new Seat(seat))) {
            actions.add(new LegalAction(codec.tree(command.command())));
        }
        return actions;
    }

    public JsonNode view(int seat) {
        return codec.tree(game.view(state, game.scoreKeeper().sheet(tally), new Viewer.Player(new Seat(seat))));
    }

    public JsonNode sheet() {
        return codec.sheet(game.scoreKeeper().sheet(tally), Locale.ENGLISH);
    }

    public List<JsonNode> choices() {
        return choices;
    }

    public boolean over() {
        return game.over(state);
    }

    /** Carries out one of the legal actions; false when it is none. */
    public boolean act(int seat, JsonNode command) {
        List<LegalAction> actions = actions(seat);
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command().equals(command)) {
                choices.add(command);
                decide(
                        new Seat(seat),
                        game.legalCommands(state, new Seat(seat)).get(index).command());
                return true;
            }
        }
        return false;
    }

    /** What a seat knows now. */
    public Position<C, S, E, K> position(Seat seat, long seed) {
        return Position.seen(game, state, tally, seat, seed, codec::tree);
    }

    /** What a seat knows now, of a table at which something else is hidden from it. */
    public Position<C, S, E, K> planted(Seat seat, long seed, long secret) {
        return Position.seen(game, secret(seat, secret), tally, seat, seed, codec::tree);
    }

    /** The table with something else hidden from a seat. */
    public S secret(Seat seat, long secret) {
        return game.redeal(state, new Viewer.Player(seat), new SplittableRandom(secret)::nextInt);
    }

    private void step(Seat seat) {
        long seed = chances.get(seat.index()).nextLong();
        C chosen = Strengths.named(bots.get(seat.index())).choose(position(seat, seed), budget);
        choices.add(codec.tree(chosen));
        decide(seat, chosen);
    }

    private void decide(Seat seat, C command) {
        switch (game.decide(state, seat, command, chance)) {
            case Decision.Accepted(var accepted) -> fold(accepted.events());
            case Decision.Refused(var rejected) -> throw new AssertionError("refused: " + rejected);
        }
    }

    private void fold(List<E> events) {
        for (E event : events) {
            state = game.evolve(state, event);
            tally = game.scoreKeeper().apply(tally, choices.size() + 1, event);
        }
    }
}
