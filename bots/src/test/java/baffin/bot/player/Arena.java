package baffin.bot.player;

import baffin.bot.navigator.Bots;
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
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
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

    private static final JsonCodecs CODECS = new JsonCodecs(GameRegistry.installed());

    private final Game<C, S, E, K> game;
    private final JsonCodec<?, ?, ?, ?> codec;
    private final List<String> bots;
    private final List<RandomGenerator> chances = new ArrayList<>();
    private final Chance chance;
    private final List<JsonNode> choices = new ArrayList<>();
    private S state;
    private K tally;
    private int rounds;

    private Arena(Game<C, S, E, K> game, List<String> bots, String seed, Map<String, String> options) {
        this.game = game;
        this.codec = CODECS.of(game.info().id());
        this.bots = bots;
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
     * @param rounds the round that the last view told
     */
    public record Played(ScoreSheet sheet, List<JsonNode> choices, int rounds) {}

    /** Plays a match of Expedition; bots by seat. */
    public static Played play(List<String> bots, long seed) {
        return play("expedition", bots, seed, Map.of());
    }

    /** Plays a match; bots by seat. */
    public static Played play(String game, List<String> bots, long seed, Map<String, String> options) {
        return of(game, bots, "arena-" + seed, options).toTheEnd();
    }

    /** A table at which somebody else plays. */
    public static Arena<?, ?, ?, ?> table(String game, int seats, String seed, Map<String, String> options) {
        return of(game, Collections.nCopies(seats, "random"), seed, options);
    }

    private static Arena<?, ?, ?, ?> of(String game, List<String> bots, String seed, Map<String, String> options) {
        return of(GameRegistry.installed().find(game).orElseThrow(), bots, seed, options);
    }

    private static <C extends Command, S, E extends Event, K> Arena<C, S, E, K> of(
            Game<C, S, E, K> game, List<String> bots, String seed, Map<String, String> options) {
        return new Arena<>(game, bots, seed, options);
    }

    private Played toTheEnd() {
        while (!game.over(state)) {
            step(game.toAct(state).getFirst());
        }
        return new Played(game.scoreKeeper().sheet(tally), choices, rounds);
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
        JsonNode view =
                codec.tree(game.view(state, game.scoreKeeper().sheet(tally), new Viewer.Player(new Seat(seat))));
        rounds = view.path("round").asInt();
        return view;
    }

    public JsonNode sheet() {
        return codec.tree(game.scoreKeeper().sheet(tally));
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

    private void step(Seat seat) {
        List<LegalCommand<C>> legal = game.legalCommands(state, seat);
        List<LegalAction> actions = actions(seat.index());
        JsonNode view = view(seat.index());
        JsonNode chosen = Bots.of(bots.get(seat.index()), game.info().id())
                .choose(view, actions, seat.index(), chances.get(seat.index()));
        choices.add(chosen);
        for (int index = 0; index < legal.size(); index++) {
            if (actions.get(index).command() == chosen) {
                decide(seat, legal.get(index).command());
                return;
            }
        }
        throw new AssertionError("not a legal action: " + chosen);
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
