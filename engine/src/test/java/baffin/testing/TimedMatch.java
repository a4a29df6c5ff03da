package baffin.testing;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.decider.Decision;
import baffin.decider.Transition;
import baffin.game.Command;
import baffin.game.Event;
import baffin.game.Game;
import baffin.game.GameInfo;
import baffin.game.LegalCommand;
import baffin.game.ScoreSheet;
import baffin.game.Seat;
import baffin.match.MatchRecord;
import baffin.match.chance.Seed;
import baffin.match.decide.MatchDecider;
import baffin.match.decide.Refusal;
import baffin.match.event.MatchCommand;
import baffin.match.event.MatchEvent;
import baffin.match.event.MatchEvent.MatchStarted;
import baffin.match.event.Request;
import baffin.match.event.Step;
import baffin.match.state.MatchFold;
import baffin.match.state.MatchState;
import baffin.match.state.Timeline;
import baffin.match.terms.CompetitionRef;
import baffin.match.terms.MatchSetup;
import baffin.match.terms.MatchTerms;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A match on a simulated clock: time goes as far as the test says, and whatever is due happens on the way. After each
 * step a
 * reader folds the log as well and must see the same clocks.
 */
public final class TimedMatch<C extends Command, S, E extends Event, K> {

    /** A Wednesday at noon. */
    public static final Instant NOON = Instant.parse("2026-11-18T12:00:00Z");

    private static final int TICKS_MAX = 200_000;

    private final Game<C, S, E, K> game;
    private final MatchDecider<C, S, E> decider;
    private final List<Step> steps = new ArrayList<>();
    private MatchState<S, E> state;
    private MatchRecord<S, E, K> reader;
    private Instant now = NOON;
    private int sent;

    /** Starts a match that {@code host} has opened; players are {@code p0}, {@code p1} and so on. */
    public TimedMatch(Game<C, S, E, K> game, int seats, MatchTerms terms, long seed) {
        this(game, setup(game, seats, Map.of()), terms, seed);
    }

    /** Starts a match with a setup. */
    public TimedMatch(Game<C, S, E, K> game, MatchSetup setup, MatchTerms terms, long seed) {
        this(game, setup, terms, seed, null);
    }

    /** Starts a match of a competition. */
    public TimedMatch(
            Game<C, S, E, K> game,
            MatchSetup setup,
            MatchTerms terms,
            long seed,
            @Nullable CompetitionRef competition) {
        this.game = game;
        this.decider = new MatchDecider<>(game);
        MatchStarted first = new MatchStarted(
                setup,
                game.info().rulesVersion(),
                Seed.fromText("" + seed),
                competition != null, // the host of a ranked match of its own would have no say
                terms,
                null,
                competition,
                null);
        Transition<MatchState<S, E>, Step> start = decider.start("m" + seed, first, "start", "host", now);
        this.state = start.next();
        this.reader = MatchRecord.after(game, null, start.event());
        steps.add(start.event());
        catchUp();
    }

    /** Seats for players {@code p0}, {@code p1} and so on, with the game's default options unless chosen. */
    public static MatchSetup setup(Game<?, ?, ?, ?> game, int seats, Map<String, String> options) {
        GameInfo info = game.info();
        List<SeatHolder> holders = IntStream.range(0, seats)
                .mapToObj(seat -> new SeatHolder("p" + seat, false))
                .toList();
        return new MatchSetup(info.id(), info.completed(options), holders);
    }

    /** The match goes on from another table; its log then says something else. */
    public TimedMatch<C, S, E, K> on(S table) {
        state = new MatchState<>(
                state.matchId(),
                state.start(),
                state.version(),
                Timeline.at(table),
                state.resigned(),
                state.ended(),
                state.attendance());
        reader = new MatchRecord<>(
                reader.matchId(),
                reader.start(),
                reader.version(),
                Timeline.at(table),
                reader.tally(),
                reader.resigned(),
                reader.forfeited(),
                reader.ended(),
                reader.attendance());
        return this;
    }

    /** What the game's part of the last step was. */
    public List<E> last() {
        return MatchFold.played(steps.getLast());
    }

    /** The decider's state. */
    public MatchState<S, E> state() {
        return state;
    }

    /** All steps so far. */
    public List<Step> steps() {
        return steps;
    }

    /** All events of a kind, in order. */
    public <T extends MatchEvent> List<T> all(Class<T> type) {
        return steps.stream()
                .flatMap(step -> step.events().stream())
                .filter(type::isInstance)
                .map(type::cast)
                .toList();
    }

    /** The simulated time. */
    public Instant now() {
        return now;
    }

    /** The seat that is asked first; there must be one. */
    public Seat toAct() {
        return game.toAct(state.game()).getFirst();
    }

    /** The player of a seat now. */
    public String player(Seat seat) {
        return state.attendance().holder(seat).player();
    }

    /** All legal commands of a seat. */
    public List<C> legal(Seat seat) {
        return game.legalCommands(state.game(), seat).stream()
                .map(LegalCommand::command)
                .toList();
    }

    /** Lets time pass; what is due on the way happens at its own moment. */
    public void pass(Duration time) {
        Instant end = now.plus(time);
        for (int count = 0; count < TICKS_MAX; count++) {
            Instant wake = decider.wakeAt(state);
            if (wake == null || wake.isAfter(end)) {
                now = end;
                return;
            }
            now = wake.isAfter(now) ? wake : now;
            catchUp();
        }
        throw new AssertionError("time does not pass");
    }

    /** Nobody is there to decide for a while; then the decider is told so. */
    public void outage(Duration time) {
        Instant from = now;
        now = now.plus(time);
        tick(new MatchCommand.Tick(from, now));
        catchUp();
    }

    /** Sends a command that must be accepted. */
    public void send(String player, MatchCommand command) {
        Optional<Refusal> refusal = sent(player, command);
        assertThat(refusal).as("%s by %s", command, player).isEmpty();
    }

    /** Sends a command of the game that must be accepted. */
    public void play(Seat seat, C command) {
        send(player(seat), new MatchCommand.Play<>(command));
    }

    /** Sends a command; the refusal, if there is one. */
    public Optional<Refusal> sent(String player, MatchCommand command) {
        Request request = new Request("c" + sent++, "print", player, now, command);
        return switch (decider.decide(state, request)) {
            case Decision.Accepted(var accepted) -> {
                take(accepted);
                catchUp();
                yield Optional.empty();
            }
            case Decision.Refused(var refused) -> Optional.of(refused);
        };
    }

    /** What the competition says; false when it changes nothing. */
    public boolean receives(MatchCommand.OfPlatform word) {
        Decision<Transition<MatchState<S, E>, Step>, Refusal> outcome =
                decider.decide(state, Request.ofPlatform("ruling-" + sent++, now, word));
        if (outcome instanceof Decision.Accepted(var accepted)) {
            take(accepted);
            catchUp();
            return true;
        }
        return false;
    }

    private void catchUp() {
        for (int count = 0; count < TICKS_MAX; count++) {
            Instant wake = decider.wakeAt(state);
            if (wake == null || wake.isAfter(now) || !tick(new MatchCommand.Tick(null, null))) {
                return;
            }
        }
        throw new AssertionError("ticks do not come to an end");
    }

    private boolean tick(MatchCommand.Tick tick) {
        Decision<Transition<MatchState<S, E>, Step>, Refusal> outcome =
                decider.decide(state, Request.tick(state.version() + 1, now, tick));
        if (outcome instanceof Decision.Accepted(var accepted)) {
            take(accepted);
            return true;
        }
        assertThat(tick.downFrom()).as("a wake-up after which nothing is due").isNotNull();
        return false;
    }

    private void take(Transition<MatchState<S, E>, Step> accepted) {
        assertThat(decider.evolve(state, accepted.event())).isEqualTo(accepted.next());
        state = accepted.next();
        reader = MatchRecord.after(game, reader, accepted.event());
        steps.add(accepted.event());
        assertThat(reader.attendance()).isEqualTo(state.attendance());
        assertThat(reader.ended()).isEqualTo(state.ended());
        assertThat(reader.resigned()).isEqualTo(state.resigned());
        assertThat(state.ended() || held().size() > 1)
                .as("nobody plays on against seats that left")
                .isTrue();
        assertThat(game.toAct(state.game()).stream().filter(state.resigned()::contains))
                .as("no seat that left is asked")
                .isEmpty();
    }

    /** The sides that are still held. */
    public List<List<Seat>> held() {
        return game.sides(state.start().forGame()).stream()
                .filter(side -> !state.resigned().containsAll(side))
                .toList();
    }

    /** The score sheet now. */
    public ScoreSheet sheet() {
        return reader.sheet(game);
    }
}
