package baffin.bot.archive.adventure;

import baffin.adventure.AdventureGame;
import baffin.adventure.scoring.AdventureTally;
import baffin.adventure.state.AdventureCommand;
import baffin.adventure.state.AdventureEvent;
import baffin.adventure.state.AdventureState;
import baffin.bot.player.LegalAction;
import baffin.bot.navigator.Bots;
import baffin.bot.player.BotChance;
import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.LegalCommand;
import baffin.game.Seat;
import baffin.game.Viewer;
import baffin.match.MatchRecord;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchState;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.SeatHolder;
import baffin.platform.wire.JsonCodec;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A match that is led towards a wish, as the platform would log it. */
final class LedMatch {

    private static final AdventureGame GAME = new AdventureGame();
    private static final Instant START = Instant.parse("2026-11-20T18:00:00Z");
    private static final Duration PACE = Duration.ofSeconds(20);
    private static final int STEPS_MAX = 2_000;
    private static final int ATTEMPTS_MAX = 4_000;
    private static final int CHANCE = 7;

    private final JsonCodec<?, ?, ?, ?> codec;
    private final MatchDecider<AdventureCommand, AdventureState, AdventureEvent> decider = new MatchDecider<>(GAME);
    private final RandomGenerator random;
    private final Goal goal;
    private final List<Step> steps = new ArrayList<>();
    private MatchState<AdventureState, AdventureEvent> state;
    private MatchRecord<AdventureState, AdventureEvent, AdventureTally> record;
    private Instant now = START;
    private boolean met;

    private LedMatch(JsonCodec<?, ?, ?, ?> codec, Led led, int attempt) {
        String seed = "led " + led.name() + " " + attempt;
        this.codec = codec;
        this.random = BotChance.of(seed, -1);
        this.goal = led.goal().get();
        List<SeatHolder> holders = IntStream.range(0, led.seats())
                .mapToObj(seat -> new SeatHolder("player-" + seat, true))
                .toList();
        MatchStarted first = new MatchStarted(
                new MatchSetup("adventure", GAME.info().completed(Map.of()), holders),
                GAME.info().rulesVersion(),
                Seed.fromText(seed),
                false);
        Transition<MatchState<AdventureState, AdventureEvent>, Step> start =
                decider.start("adventure-" + led.name(), first, "start", "player-0", START);
        this.state = start.next();
        this.record = MatchRecord.after(GAME, null, start.event());
        steps.add(start.event());
    }

    /** A match of the archive: the name of its file without any ending, its seats, and what it is led towards. */
    record Led(String name, int seats, Supplier<Goal> goal) {}

    /** Plays with one seed after the other until a match has met its wish and is over. */
    static List<Step> play(JsonCodec<?, ?, ?, ?> codec, Led led) {
        for (int attempt = 0; attempt < ATTEMPTS_MAX; attempt++) {
            LedMatch match = new LedMatch(codec, led, attempt);
            while (!match.state.ended() && match.steps.size() < STEPS_MAX) {
                match.step();
            }
            if (match.met && match.state.ended()) {
                return match.steps;
            }
        }
        throw new IllegalStateException("no match meets " + led.name());
    }

    private void step() {
        Instant wake = decider.wakeAt(state);
        if (wake != null && !wake.isAfter(now)) {
            take(Request.tick(state.version() + 1, now, new MatchCommand.Tick(null, null)));
            return;
        }
        now = now.plus(PACE);
        Optional<Goal.Deed> deed = met ? Optional.empty() : goal.beside(state.game());
        if (deed.isPresent()) {
            send(deed.get().seat(), deed.get().command());
        } else {
            Seat seat = GAME.toAct(state.game()).getFirst();
            send(seat, new MatchCommand.Play<>(met ? navigated(seat) : wanted(seat)));
        }
    }

    private AdventureCommand wanted(Seat seat) {
        AdventureCommand best = null;
        int most = Integer.MIN_VALUE;
        for (LegalCommand<AdventureCommand> legal : GAME.legalCommands(state.game(), seat)) {
            int worth = goal.worth(state.game(), seat, legal.command()) + random.nextInt(CHANCE);
            if (best == null || worth > most) {
                most = worth;
                best = legal.command();
            }
        }
        return java.util.Objects.requireNonNull(best);
    }

    private AdventureCommand navigated(Seat seat) {
        List<LegalCommand<AdventureCommand>> legal = GAME.legalCommands(state.game(), seat);
        List<LegalAction> actions = legal.stream()
                .map(command -> new LegalAction(codec.tree(command.command())))
                .toList();
        JsonNode view = codec.tree(GAME.view(record.table().current(), record.sheet(GAME), new Viewer.Player(seat)));
        JsonNode chosen = Bots.of("navigator", "adventure").choose(view, actions, seat.index(), random);
        for (int index = 0; index < actions.size(); index++) {
            if (actions.get(index).command() == chosen) {
                return legal.get(index).command();
            }
        }
        throw new IllegalStateException("not a legal action: " + chosen);
    }

    private void send(Seat seat, MatchCommand command) {
        String player = state.attendance().holder(seat).player();
        take(new Request("c" + steps.size(), "", player, now, command));
    }

    private void take(Request request) {
        if (!(decider.decide(state, request) instanceof Decision.Accepted(var accepted))) {
            throw new IllegalStateException("not accepted at version " + state.version() + ": " + request);
        }
        AdventureState before = state.game();
        state = accepted.next();
        record = MatchRecord.after(GAME, record, accepted.event());
        steps.add(accepted.event());
        met |= goal.met(before, played(accepted.event()), state.game());
    }

    private static List<AdventureEvent> played(Step step) {
        return step.events().stream()
                .filter(MatchEvent.Played.class::isInstance)
                .map(event -> (AdventureEvent) ((MatchEvent.Played<?>) event).event())
                .toList();
    }
}
