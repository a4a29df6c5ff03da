package baffin.lobby.seek;

import baffin.game.GameInfo;
import baffin.lobby.open.Person;
import baffin.lobby.open.Ruling.Reason;
import baffin.lobby.seek.SeekCommand.Wait;
import baffin.lobby.seek.SeekCommand.Withdraw;
import baffin.lobby.seek.SeekEvent.SeekExpired;
import baffin.lobby.seek.SeekEvent.SeekMade;
import baffin.lobby.seek.SeekEvent.SeekWithdrawn;
import baffin.match.time.MatchTerms;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** All rules of the pools. Pure: knows no clock, draws nothing, remembers nothing. */
public final class SeekDecider {

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

    /**
     * Judges a command. What is due by now happens before it.
     *
     * @param by who asks
     * @param now when the log took the command
     */
    public SeekRuling decide(Pool pool, Person by, SeekCommand command, Instant now) {
        List<SeekEvent> events = new ArrayList<>(due(pool, now));
        Pool then = after(pool, events);
        SeekRuling ruling = switch (command) {
            case Wait wait -> waiting(then, by, wait, now);
            case Withdraw withdraw -> withdrawn(then, by, withdraw);
        };
        if (ruling instanceof SeekRuling.Accepted(List<SeekEvent> caused)) {
            events.addAll(caused);
            return new SeekRuling.Accepted(events);
        }
        return ruling;
    }

    /** What happens by itself up to a moment, in the order in which it is due; empty when nothing does. */
    public List<SeekEvent> due(Pool pool, Instant now) {
        List<SeekEvent> events = new ArrayList<>();
        Pool then = pool;
        while (true) {
            Optional<Seek> next = then.waiting().stream()
                    .filter(seek -> !seek.due().isAfter(now))
                    .min(Comparator.comparing(Seek::due).thenComparing(Seek.BY_AGE));
            if (next.isEmpty()) {
                return events;
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

    private SeekRuling waiting(Pool pool, Person by, Wait wait, Instant now) {
        Optional<GameInfo> game = games.apply(pool.game());
        if (game.isEmpty()) {
            return SeekRuling.invalid("/game", "is not a game of this platform");
        }
        Optional<SeekRuling> fault = WaitFaults.of(wait, game.get());
        if (fault.isPresent()) {
            return fault.get();
        }
        Optional<Seek> own = pool.of(by.player());
        if (own.isPresent()) {
            return SeekRuling.refused(
                    Reason.CONFLICT,
                    "you wait for this game already: " + own.get().seekId());
        }
        if (pool.waiting().size() >= WAITING_MAX) {
            return SeekRuling.refused(Reason.CONFLICT, "too many wait for this game; try again later");
        }
        Seek seek = seek(by, wait, game.get(), now);
        List<SeekEvent> events = new ArrayList<>(List.of(new SeekMade(seek)));
        Matcher.completedBy(seek, pool.waiting()).ifPresent(group -> events.add(Seating.of(group, bot)));
        return new SeekRuling.Accepted(events);
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

    private static SeekRuling withdrawn(Pool pool, Person by, Withdraw withdraw) {
        Optional<Seek> seek = pool.find(withdraw.seekId());
        if (seek.isEmpty()) {
            return SeekRuling.refused(Reason.CONFLICT, "the seek does not wait any more");
        }
        if (!seek.get().person().player().equals(by.player())) {
            return SeekRuling.refused(Reason.FORBIDDEN, "only its player may take a seek back");
        }
        return new SeekRuling.Accepted(List.of(new SeekWithdrawn(withdraw.seekId(), withdraw.streamClosed())));
    }

    private static Pool after(Pool pool, List<SeekEvent> events) {
        Pool then = pool;
        for (SeekEvent event : events) {
            then = then.evolve(event);
        }
        return then;
    }
}
