package baffin.lobby.seek.domain;

import baffin.decider.Decision;
import baffin.decider.Outage;
import baffin.decider.Transition;
import baffin.game.GameInfo;
import baffin.lobby.openmatch.domain.LobbyRefusal;
import baffin.lobby.openmatch.domain.Person;
import baffin.lobby.seek.domain.SeekCommand.Wait;
import baffin.lobby.seek.domain.SeekCommand.Withdraw;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A pool in memory for tests: decides and folds, with a time that the test sets. */
public final class Pools {

    public static final Instant NOON = Instant.parse("2027-01-05T12:00:00Z");
    public static final Person BOT = new Person("house:random", "House bot", true, null);

    private static final GameInfo GAME = new GameInfo(
            "chess",
            "Chess",
            2,
            4,
            "1",
            List.of(new GameInfo.Option("mode", List.of("slow", "fast"))),
            List.of("white", "black", "grey", "red"));

    final SeekDecider decider = decider();
    final List<SeekEvent> history = new ArrayList<>();
    Pool pool = Pool.empty("chess");
    Instant now = NOON;

    public static SeekDecider decider() {
        return new SeekDecider(id -> id.equals("chess") ? Optional.of(GAME) : Optional.empty(), BOT);
    }

    /** A wish of somebody with a rating of 1500 for a table of any of these sizes. */
    public static Wait request(String seekId, Integer... seats) {
        return request(seekId, 1500, null, null, Duration.ofMinutes(10), seats);
    }

    static Wait request(
            String seekId,
            @Nullable Integer rating,
            @Nullable Range range,
            @Nullable Duration bots,
            Duration expires,
            Integer... seats) {
        return new Wait(
                seekId,
                Map.of(),
                List.of(seats),
                null,
                rating,
                range,
                bots == null ? null : bots.toMillis(),
                false,
                expires.toMillis());
    }

    public static Person person(String name) {
        return new Person(name, false);
    }

    Decision<Transition<Pool, SeekRecord>, LobbyRefusal> ask(String player, SeekCommand command) {
        var decision = decider.decide(pool, new SeekRequest("c", person(player), now, command));
        if (decision.isAccepted()) {
            take(decision.orElseThrow());
        }
        return decision;
    }

    /** Somebody waits whose seek is called like the player. */
    Decision<Transition<Pool, SeekRecord>, LobbyRefusal> waits(String player, Integer... seats) {
        return ask(player, request(player, seats));
    }

    Decision<Transition<Pool, SeekRecord>, LobbyRefusal> leaves(String player) {
        return ask(player, new Withdraw(player, false));
    }

    Decision<Transition<Pool, SeekRecord>, LobbyRefusal> leavesWith(String player, String seekId) {
        return ask(player, new Withdraw(seekId, false));
    }

    void later(Duration time) {
        now = now.plus(time);
        take(decider.decide(pool, SeekRequest.tick(now)).orElseThrow());
    }

    /** The platform is absent for a time, and the pool records that before anything else happens. */
    void outage(Duration time) {
        Instant from = now;
        now = now.plus(time);
        take(decider.decide(pool, SeekRequest.afterOutage(now, new Outage(from, now)))
                .orElseThrow());
        later(Duration.ZERO);
    }

    private void take(Transition<Pool, SeekRecord> caused) {
        pool = caused.next();
        caused.events().forEach(record -> history.addAll(record.events()));
    }

    /** The players of the matches so far, bots as "-", by age of their seeks. */
    List<List<String>> matches() {
        return history.stream()
                .filter(SeekEvent.SeeksMatched.class::isInstance)
                .map(event -> ((SeekEvent.SeeksMatched) event)
                        .seats().stream()
                                .map(place -> place.seekId() == null
                                        ? "-"
                                        : place.person().player())
                                .sorted()
                                .toList())
                .toList();
    }
}
