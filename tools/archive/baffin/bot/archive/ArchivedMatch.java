package baffin.bot.archive;

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
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A match that bots play in this process, as the platform would log it.
 *
 * @param <C> commands of the game
 * @param <S> state of the game
 * @param <E> events of the game
 * @param <K> tally of its score keeper
 */
final class ArchivedMatch<C extends Command, S, E extends Event, K> {

    private static final Instant START = Instant.parse("2026-01-05T18:00:00Z");
    private static final int STEPS_MAX = 3_000;
    private static final int RESIGNS_AFTER = 40;
    private static final int UNDO_ONE_IN = 10;
    private static final int RESIGN_ONE_IN = 150;
    private static final int OUT_OF_TURN_ONE_IN = 15;
    private static final int PLAN_ONE_IN = 8;

    private final JsonCodec<C, S, E, K> codec;
    private final Game<C, S, E, K> game;
    private final MatchDecider<C, S, E> decider;
    private final Planned plan;
    private final RandomGenerator random;
    private final List<Step> steps = new ArrayList<>();
    private final List<Scene> scenes;
    private MatchRecord<S, E, K> record;
    private MatchState<S, E> state;
    private Instant now = START;

    private ArchivedMatch(JsonCodec<C, S, E, K> codec, Planned plan) {
        this.codec = codec;
        this.game = codec.game();
        this.decider = new MatchDecider<>(game);
        this.plan = plan;
        String id = game.info().id() + "-" + plan.name();
        this.random = BotChance.of("archive-" + id, -1);
        this.scenes = new ArrayList<>(Scene.of(plan.style()));
        List<SeatHolder> holders = IntStream.range(0, plan.seats())
                .mapToObj(seat -> new SeatHolder(player(seat), true))
                .toList();
        MatchStarted first = new MatchStarted(
                new MatchSetup(game.info().id(), plan.options(), holders),
                game.info().rulesVersion(),
                Seed.fromText("archive-" + id),
                false,
                plan.style().terms(),
                plan.nonces(),
                null,
                null);
        String host = plan.style().timed() ? Scene.ORGANISER : player(0);
        Transition<MatchState<S, E>, Step> start = decider.start(id, first, "start", host, START);
        this.state = start.next();
        this.record = MatchRecord.after(game, null, start.event());
        steps.add(start.event());
    }

    /** Plays the match to its end. */
    static <C extends Command, S, E extends Event, K> List<Step> play(JsonCodec<C, S, E, K> codec, Planned plan) {
        ArchivedMatch<C, S, E, K> match = new ArchivedMatch<>(codec, plan);
        while (!match.state.ended()) {
            if (match.steps.size() > STEPS_MAX) {
                throw new IllegalStateException("no end of " + plan);
            }
            match.step();
        }
        return match.steps;
    }

    private void step() {
        Instant wake = decider.wakeAt(state);
        if (wake != null && !wake.isAfter(now)) {
            tick();
            return;
        }
        if (scene()) {
            return;
        }
        List<Seat> present = game.toAct(state.game()).stream()
                .filter(seat -> !plan.style().silent(player(seat), steps.size()))
                .toList();
        if (present.isEmpty() || held()) {
            now = Objects.requireNonNull(wake, "nobody is there, and nothing will be due");
            tick();
            return;
        }
        now = now.plus(plan.style().pace());
        if (wake != null && !wake.isAfter(now)) {
            tick();
        } else {
            act(present);
        }
    }

    private void act(List<Seat> present) {
        if (plan.style() != Style.NAVIGATORS && random.nextInt(OUT_OF_TURN_ONE_IN) == 0) {
            Seat other = new Seat(random.nextInt(plan.seats()));
            List<LegalCommand<C>> candidates = legal(other);
            boolean toAct = game.toAct(state.game()).contains(other);
            if (!toAct && !state.resigned().contains(other) && !candidates.isEmpty()) {
                take(player(other), playing(candidates.get(random.nextInt(candidates.size()))));
                return;
            }
        }
        Seat seat = present.get(random.nextInt(present.size()));
        if (plan.style() == Style.HANDED_ON && random.nextInt(PLAN_ONE_IN) == 0) {
            List<LegalCommand<C>> legal = legal(seat);
            // the second of two things that could be done now may not be lawful after the first
            take(
                    player(seat),
                    new MatchCommand.SetOrders(List.of(playing(legal.getFirst()), playing(legal.getLast()))));
            return;
        }
        take(player(seat), choose(seat));
    }

    private boolean held() {
        var hold = state.attendance().clocks().hold();
        return hold != null && hold.reason().stopsPlay();
    }

    private boolean scene() {
        if (scenes.isEmpty() || scenes.getFirst().version() > steps.size()) {
            return false;
        }
        Scene scene = scenes.removeFirst();
        return sent(scene.player(), scene.command().apply(now));
    }

    private void tick() {
        MatchCommand.Tick tick = new MatchCommand.Tick(null, null);
        if (!accepted(Request.tick(state.version() + 1, now, tick))) {
            throw new IllegalStateException("nothing was due at " + now);
        }
    }

    private MatchCommand choose(Seat seat) {
        boolean undoable = state.table().lastActor().filter(seat::equals).isPresent();
        if (undoable && plan.style() != Style.NAVIGATORS && random.nextInt(UNDO_ONE_IN) == 0) {
            return new MatchCommand.Undo();
        }
        if (resigns(seat)) {
            return new MatchCommand.Resign();
        }
        List<LegalCommand<C>> legal = legal(seat);
        if (!plan.style().navigates(seat.index())) {
            return playing(legal.get(random.nextInt(legal.size())));
        }
        List<LegalAction> actions = legal.stream()
                .map(command -> new LegalAction(codec.tree(command.command())))
                .toList();
        JsonNode view = codec.tree(game.view(record.table().current(), record.sheet(game), new Viewer.Player(seat)));
        JsonNode chosen = Bots.of("navigator", game.info().id()).choose(view, actions, seat.index(), random);
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command() == chosen) {
                return playing(legal.get(index));
            }
        }
        throw new IllegalStateException("not a legal action: " + chosen);
    }

    private boolean resigns(Seat seat) {
        return switch (plan.style()) {
            case RESIGNED -> state.resigned().isEmpty() && seat.index() == 1 && steps.size() > RESIGNS_AFTER;
            case RANDOM -> random.nextInt(RESIGN_ONE_IN) == 0;
            default -> false;
        };
    }

    private List<LegalCommand<C>> legal(Seat seat) {
        return game.legalCommands(state.game(), seat);
    }

    private static <C extends Command> MatchCommand playing(LegalCommand<C> legal) {
        return new MatchCommand.Play<>(legal.command());
    }

    private void take(String player, MatchCommand command) {
        if (!sent(player, command)) {
            throw new IllegalStateException("not accepted: " + command);
        }
    }

    private boolean sent(String player, MatchCommand command) {
        return accepted(new Request("c" + steps.size(), "", player, now, command));
    }

    private boolean accepted(Request request) {
        if (!(decider.decide(state, request) instanceof Decision.Accepted(var accepted))) {
            return false;
        }
        state = accepted.next();
        record = MatchRecord.after(game, record, accepted.event());
        steps.add(accepted.event());
        return true;
    }

    private String player(Seat seat) {
        return state.attendance().holder(seat).player();
    }

    private static String player(int seat) {
        return "player-" + seat;
    }
}
