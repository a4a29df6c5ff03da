package baffin.lobby.seek.domain;

import baffin.decider.Decider;
import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.Transition;
import baffin.game.GameInfo;
import baffin.lobby.openmatch.domain.LobbyRefusal;
import baffin.lobby.openmatch.domain.LobbyRefusal.Reason;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekCommand.Wait;
import baffin.lobby.seek.domain.SeekCommand.Withdraw;
import baffin.lobby.seek.domain.SeekEvent.SeekExpired;
import baffin.lobby.seek.domain.SeekEvent.SeekExtended;
import baffin.lobby.seek.domain.SeekEvent.SeekMade;
import baffin.lobby.seek.domain.SeekEvent.SeekWithdrawn;
import baffin.match.terms.MatchTerms;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** All rules of the pools. Pure: knows no clock, draws nothing, remembers nothing. */
public final class SeekDecider implements Decider<SeekRequest, Pool, SeekRecord, LobbyRefusal> {

    /** Most who may wait for one game: a pool is one row of the store, which must fit into one record of Kafka. */
    public static final int WAITING_MAX = 500;

    private final Function<String, Optional<GameInfo>> games;
    private final Person bot;

    /**
     * A decider.
     *
     * @param games finds a game by its id
     * @param bot who takes the seats for which nobody was found
     */
    public SeekDecider(Function<String, Optional<GameInfo>> games, Person bot) {
        this.games = games;
        this.bot = bot;
    }

    @Override
    public Pool initial(String key) {
        return Pool.empty(Pool.gameOf(key));
    }

    /** What is due by now happens before what is asked; nothing of it happens when the command is refused. */
    @Override
    public Decision<Transition<Pool, SeekRecord>, LobbyRefusal> decide(@Nullable Pool state, SeekRequest request) {
        Pool pool = Objects.requireNonNull(state, "a pool is there before anybody waits in it");
        List<SeekEvent> events = new ArrayList<>();
        Pool then = pool;
        if (request.outage() != null) {
            for (SeekEvent event : extended(pool, request.outage())) {
                events.add(event);
                then = then.evolve(event);
            }
        } else {
            then = due(pool, request.at(), events);
        }
        Person by = request.by();
        if (by != null && request.command() != null) {
            Decision<List<SeekEvent>, LobbyRefusal> decision = switch (request.command()) {
                case Wait wait -> waiting(then, by, wait, request.at());
                case Withdraw withdraw -> withdrawn(then, by, withdraw);
            };
            if (decision instanceof Decision.Refused(LobbyRefusal refusal)) {
                return Decision.refused(refusal);
            }
            for (SeekEvent event : decision.orElseThrow()) {
                events.add(event);
                then = then.evolve(event);
            }
        }
        return Decision.accepted(
                events.isEmpty() ? new Transition<>(List.of(), pool) : recorded(pool, request, events, then));
    }

    private static List<SeekEvent> extended(Pool pool, Outage outage) {
        return pool.waiting().stream()
                .filter(seek -> seek.expiresAt().isAfter(outage.from()))
                .map(seek -> {
                    Instant bots = seek.botsFrom();
                    Instant later = bots == null ? null : outage.moved(bots);
                    return (SeekEvent) new SeekExtended(seek.seekId(), later, outage.moved(seek.expiresAt()));
                })
                .toList();
    }

    private static Transition<Pool, SeekRecord> recorded(
            Pool before, SeekRequest request, List<SeekEvent> events, Pool after) {
        String player = request.by() == null ? null : request.by().player();
        SeekRecord record = new SeekRecord(
                Pool.key(before.game()), before.version() + 1, request.commandId(), player, request.at(), events);
        return Transition.of(record, new Pool(after.game(), record.version(), after.waiting()));
    }

    @Override
    public Pool evolve(@Nullable Pool pool, SeekRecord record) {
        return (pool == null ? initial(record.pool()) : pool).after(record);
    }

    /** Never: somebody may always come. */
    @Override
    public boolean isTerminal(Pool pool) {
        return false;
    }

    /** Adds what happens by itself up to a moment, in the order in which it is due; gives the pool after it. */
    private Pool due(Pool pool, Instant now, List<SeekEvent> events) {
        Pool then = pool;
        while (true) {
            Optional<Seek> next = then.waiting().stream()
                    .filter(seek -> !seek.due().isAfter(now))
                    .min(Comparator.comparing(Seek::due).thenComparing(Seek.BY_AGE));
            if (next.isEmpty()) {
                return then;
            }
            SeekEvent event = happens(next.get(), then);
            events.add(event);
            then = then.evolve(event);
        }
    }

    private SeekEvent happens(Seek seek, Pool pool) {
        if (!seek.due().equals(seek.botsFrom())) {
            return new SeekExpired(seek.seekId());
        }
        // who is found here may have expired in the same moment, but waited in the one before
        return Seating.of(Matcher.filledFor(seek, pool.waiting()), bot);
    }

    private Decision<List<SeekEvent>, LobbyRefusal> waiting(Pool pool, Person by, Wait wait, Instant now) {
        Optional<GameInfo> game = games.apply(pool.game());
        if (game.isEmpty()) {
            return Decision.refused(LobbyRefusal.invalid("/game", "is not a game of this platform"));
        }
        Optional<LobbyRefusal> fault = WaitFaults.of(wait, game.get());
        if (fault.isPresent()) {
            return Decision.refused(fault.get());
        }
        Optional<Seek> own = pool.of(by.player());
        if (own.isPresent()) {
            return LobbyRefusal.refused(
                    Reason.CONFLICT,
                    "you wait for this game already: " + own.get().seekId());
        }
        if (pool.waiting().size() >= WAITING_MAX) {
            return LobbyRefusal.refused(Reason.CONFLICT, "too many wait for this game; try again later");
        }
        Seek seek = seek(by, wait, game.get(), now);
        List<SeekEvent> events = new ArrayList<>(List.of(new SeekMade(seek)));
        Matcher.completedBy(seek, pool.waiting()).ifPresent(group -> events.add(Seating.of(group, bot)));
        return Decision.accepted(events);
    }

    private static Seek seek(Person by, Wait wait, GameInfo game, Instant now) {
        Long bots = wait.botsAfterMs();
        return new Seek(
                wait.seekId(),
                by,
                game.completed(wait.options()),
                wait.seats().stream().distinct().sorted().toList(),
                MatchTerms.DEFAULT.equals(wait.play()) ? null : wait.play(),
                wait.rating(),
                wait.range(),
                bots == null ? null : now.plusMillis(bots),
                wait.held(),
                now,
                now.plusMillis(wait.expiresAfterMs()));
    }

    private static Decision<List<SeekEvent>, LobbyRefusal> withdrawn(Pool pool, Person by, Withdraw withdraw) {
        Optional<Seek> seek = pool.find(withdraw.seekId());
        if (seek.isEmpty()) {
            return LobbyRefusal.refused(Reason.CONFLICT, "the seek does not wait any more");
        }
        if (!seek.get().person().player().equals(by.player())) {
            return LobbyRefusal.refused(Reason.FORBIDDEN, "only its player may take a seek back");
        }
        return Decision.accepted(List.of(new SeekWithdrawn(withdraw.seekId(), withdraw.streamClosed())));
    }
}
