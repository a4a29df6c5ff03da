package baffin.competition.decide;

import static org.assertj.core.api.Assertions.assertThat;

import baffin.competition.Competition;
import baffin.competition.CompetitionStatus;
import baffin.competition.entry.Actor;
import baffin.competition.event.CompetitionCommand;
import baffin.competition.event.CompetitionRecord;
import baffin.competition.event.CompetitionRefusal;
import baffin.competition.event.CompetitionRequest;
import baffin.competition.event.EntryCommand;
import baffin.competition.event.RoundCommand;
import baffin.competition.event.RulingCommand;
import baffin.competition.policy.Policy;
import baffin.competition.table.Round;
import baffin.competition.table.SeatResult;
import baffin.competition.table.Table;
import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.Transition;
import baffin.game.GameInfo;
import baffin.match.terms.SeatHolder;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A competition on a table of the test: the decider, its log, and a clock that goes where the test wants it. */
public final class Event {

    public static final Actor ORGANISER = new Actor("org", false);
    public static final Instant START = Instant.parse("2026-01-01T12:00:00Z");

    private static final GameInfo TOY = new GameInfo("toy", "Toy", 2, 4, "1", List.of(), List.of("a", "b", "c", "d"));

    private final CompetitionDecider decider =
            new CompetitionDecider(id -> id.equals("toy") ? Optional.of(TOY) : Optional.empty());
    private final String id;
    public final List<CompetitionRecord> log = new ArrayList<>();
    private @Nullable Competition state;
    public Instant now = START;
    /** Indexes of the seats that have to act in a match that is stopped; null when no match answers. */
    @Nullable
    List<Integer> toAct = List.of();

    public Event(String id) {
        this.id = id;
    }

    /** A competition that somebody has created. */
    public static Event of(Policy policy) {
        Event event = new Event("c-1");
        event.accepted(
                ORGANISER,
                new CompetitionCommand.Create(policy, "5eed", null, null, null, List.of(), List.of(), List.of(), null));
        return event;
    }

    /** A competition with entrants 1 to n, begun. */
    public static Event begun(Policy policy, int entrants) {
        Event event = of(policy);
        event.enter(entrants);
        event.accepted(ORGANISER, new CompetitionCommand.Start());
        return event;
    }

    /** The same competition at this moment, to be told forth in another way. */
    public Event copy() {
        Event copy = new Event(id);
        copy.log.addAll(log);
        copy.state = state;
        copy.now = now;
        return copy;
    }

    public void enter(int entrants) {
        for (int number = 1; number <= entrants; number++) {
            Actor actor = player(number);
            accepted(actor, new EntryCommand.Enter(actor.holder(), null, 0, null));
        }
    }

    public static Actor player(int number) {
        return new Actor("p" + number, false);
    }

    public static SeatHolder holder(String id) {
        return new SeatHolder(id, false);
    }

    public Competition state() {
        return Objects.requireNonNull(state);
    }

    public Decision<Transition<Competition, CompetitionRecord>, CompetitionRefusal> ask(
            @Nullable Actor by, CompetitionCommand command) {
        var decision = decider.decide(state, new CompetitionRequest(id, "c" + log.size(), by, now, command));
        if (decision instanceof Decision.Accepted(Transition<Competition, CompetitionRecord> caused)) {
            take(caused);
        }
        return decision;
    }

    public Competition accepted(@Nullable Actor by, CompetitionCommand command) {
        assertThat(ask(by, command)).isInstanceOf(Decision.Accepted.class);
        return state();
    }

    public CompetitionRefusal.Faulty refused(@Nullable Actor by, CompetitionCommand command) {
        var decision = ask(by, command);
        assertThat(decision).isInstanceOf(Decision.Refused.class);
        return (CompetitionRefusal.Faulty) decision.refusalOrThrow();
    }

    private void take(Transition<Competition, CompetitionRecord> caused) {
        log.addAll(caused.events());
        state = caused.next();
    }

    /** Lets the clock of the competition run up to now; it must come to rest. */
    public void settle() {
        for (int turns = 0; turns < 10_000; turns++) {
            Instant wake = decider.wakeAt(state());
            if (wake == null || wake.isAfter(now)) {
                return;
            }
            var due = decider.decide(state(), CompetitionRequest.tick(id, now)).orElseThrow();
            assertThat(due.events()).as("what is due at " + wake).isNotEmpty();
            take(due);
            due.next().rounds().stream()
                    .filter(round ->
                            round.stoppedAt() != null && round.stoppedAt().equals(now))
                    .forEach(this::answer);
        }
        throw new AssertionError("the clock does not come to rest");
    }

    private void answer(Round stopped) {
        if (toAct != null) {
            for (Table table : stopped.tables()) {
                ask(null, new RulingCommand.RecordStop(stopped.number(), table.number(), table.attempt(), toAct));
            }
        }
    }

    /** Moves on to the next thing that happens by itself; false when there is none. */
    boolean sleep() {
        Instant wake = decider.wakeAt(state());
        if (wake == null) {
            return false;
        }
        now = wake.isAfter(now) ? wake : now;
        settle();
        return true;
    }

    public void later(Duration time) {
        now = now.plus(time);
        settle();
    }

    /** The platform is absent for a time, and the competition records that before anything else happens. */
    void outage(Duration time) {
        Instant from = now;
        now = now.plus(time);
        take(decider.decide(state(), CompetitionRequest.afterOutage(id, now, new Outage(from, now)))
                .orElseThrow());
        settle();
    }

    public Round publish() {
        accepted(ORGANISER, new RoundCommand.Publish(List.of(), List.of()));
        return state().rounds().getLast();
    }

    /** Ends a match with places by seat. */
    public void result(Table table, List<Integer> places) {
        int round = state().rounds().size();
        List<SeatResult> seats = places.stream()
                .map(place -> new SeatResult(place, 100 - 10 * place, null, SeatResult.Fate.PLAYED, null))
                .toList();
        ask(null, new RulingCommand.RecordResult(round, table.number(), table.attempt(), now, seats));
    }

    /** Plays every open table of the latest round; the lower number is the better player, mostly. */
    public void play(Random chance) {
        for (Table table : state().rounds().getLast().tables()) {
            if (table.open()) {
                result(table, places(table.seats(), chance));
            }
        }
        settle();
    }

    private static List<Integer> places(List<Integer> seats, Random chance) {
        List<Integer> order =
                new ArrayList<>(IntStream.range(0, seats.size()).boxed().toList());
        Collections.shuffle(order, chance);
        return order.stream().map(place -> place + 1).toList();
    }

    /** Publishes and plays by hand until there is no further round, then finishes. */
    public void playOut(Random chance) {
        for (int rounds = 0; rounds < 100; rounds++) {
            if (ask(ORGANISER, new RoundCommand.Publish(List.of(), List.of())) instanceof Decision.Refused) {
                accepted(ORGANISER, new CompetitionCommand.Finish());
                assertThat(state().status()).isEqualTo(CompetitionStatus.FINISHED);
                return;
            }
            play(chance);
        }
        throw new AssertionError("there is always one more round");
    }
}
