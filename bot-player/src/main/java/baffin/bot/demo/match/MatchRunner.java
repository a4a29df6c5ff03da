package baffin.bot.demo.match;

import baffin.bot.client.ApiException;
import baffin.bot.client.MatchClient;
import baffin.bot.client.model.CommandResult;
import baffin.bot.client.model.LegalActions;
import baffin.bot.player.Bot;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.List;
import java.util.random.RandomGenerator;

/** Plays all seats of a match to its end, one command after the other, so that the same seed gives the same match. */
public final class MatchRunner {

    /** More than any match of bots needs. */
    private static final int COMMANDS_MAX = 5_000;

    private static final Duration START_WAIT = Duration.ofSeconds(20);

    private final List<Player> players;
    private final Watcher watcher;
    private JsonNode view = MissingNode.getInstance();
    private long version = 1;
    private int actor;

    /**
     * Who plays a seat.
     *
     * @param table the match as its player sees it
     * @param bot who decides
     * @param chance what it draws from
     */
    public record Player(MatchClient table, Bot bot, RandomGenerator chance) {}

    /** Somebody who looks on. */
    public interface Watcher {

        /** The match as the seat to act sees it, before it acts and once at the end. */
        void seen(JsonNode document, long version);

        /** A command was taken after so many nanoseconds. */
        void taken(long nanos);
    }

    /** @param players by seat */
    public MatchRunner(List<Player> players, Watcher watcher) {
        this.players = List.copyOf(players);
        this.watcher = watcher;
    }

    /** Plays on; gives the last version. */
    public long toTheEnd() {
        awaitStart();
        for (int count = 0; count < COMMANDS_MAX; count++) {
            LegalActions legal = players.get(actor).table().legalActions(version);
            if (legal.toAct().isEmpty()) {
                look();
                return version;
            }
            if (!legal.toAct().contains(actor)) {
                actor = legal.toAct().getFirst();
                continue;
            }
            look();
            act(legal);
        }
        throw new IllegalStateException("no end after " + COMMANDS_MAX + " commands");
    }

    private void act(LegalActions legal) {
        Player player = players.get(actor);
        JsonNode command = player.bot().choose(view, legal.items(), actor, player.chance());
        long start = System.nanoTime();
        CommandResult result = player.table().send(version, command);
        watcher.taken(System.nanoTime() - start);
        version = result.version();
    }

    private void look() {
        JsonNode document = players.get(actor).table().view(version).document();
        view = document.path("view");
        watcher.seen(document, version);
    }

    /** The rules and the views learn of a start through the log, a moment after the lobby. */
    private void awaitStart() {
        long end = System.nanoTime() + START_WAIT.toNanos();
        while (true) {
            try {
                version = Math.max(1, players.getFirst().table().view().version());
                return;
            } catch (ApiException.NotFound notYet) {
                Pause.until(end, notYet);
            }
        }
    }
}
