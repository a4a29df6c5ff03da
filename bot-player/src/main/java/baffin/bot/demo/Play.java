package baffin.bot.demo;

import baffin.bot.BotChance;
import baffin.bot.Bots;
import baffin.bot.client.ApiException;
import baffin.bot.client.CommandResult;
import baffin.bot.client.LegalActions;
import baffin.bot.client.Score;
import baffin.bot.client.Table;
import baffin.bot.client.Verification;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.HdrHistogram.Histogram;

/** Plays a match to its end, one command after the other, so that the same seed gives the same match. */
final class Play {

    /** More than any match of bots needs. */
    private static final int COMMANDS_MAX = 5_000;

    private static final Duration START_WAIT = Duration.ofSeconds(20);
    private static final Duration LAG_WAIT = Duration.ofSeconds(20);
    private static final double MICROS_A_MILLI = 1_000.0;

    private final List<Table> tables = new ArrayList<>();
    private final List<RandomGenerator> chances = new ArrayList<>();
    private final DemoOptions options;
    private final Progress progress;
    private final Histogram latencies = new Histogram(3);
    private JsonNode view = MissingNode.getInstance();
    private String revealed = "";
    private long version = 1;
    private int actor;

    Play(Seating.Seated seated, DemoOptions options, Progress progress) {
        this.options = options;
        this.progress = progress;
        String seed = Seating.botSeed(options.seed());
        for (int seat = 0; seat < options.seats(); seat++) {
            tables.add(seated.sessions().get(seat).table(seated.matchId()));
            chances.add(BotChance.of(seed, seat));
        }
    }

    void toTheEnd() {
        awaitStart();
        for (int count = 0; count < COMMANDS_MAX; count++) {
            LegalActions legal = tables.get(actor).legalActions(version);
            if (legal.toAct().isEmpty()) {
                look();
                return;
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
        JsonNode command =
                Bots.of(options.botOf(actor), options.game()).choose(view, legal.actions(), actor, chances.get(actor));
        long start = System.nanoTime();
        CommandResult result = tables.get(actor).send(version, command);
        latencies.recordValue((System.nanoTime() - start) / 1_000);
        version = result.version();
    }

    private void look() {
        JsonNode document = tables.get(actor).view(version).document();
        view = document.path("view");
        revealed = document.path("seed").asText("");
        progress.seen(view, version);
    }

    /** The rules and the views learn of a start through the log, a moment after the lobby. */
    private void awaitStart() {
        long end = System.nanoTime() + START_WAIT.toNanos();
        while (true) {
            try {
                version = Math.max(1, tables.getFirst().view().version());
                return;
            } catch (ApiException.NotFound notYet) {
                pauseUntil(end, notYet);
            }
        }
    }

    /** Points come from another projection than views: wait until it has the end too. */
    Score finalScore() {
        long end = System.nanoTime() + LAG_WAIT.toNanos();
        while (true) {
            Score score = tables.getFirst().score(version);
            if (score.last()) {
                return score;
            }
            pauseUntil(end, new IllegalStateException("the score sheet does not become final"));
        }
    }

    /** The whole log is stored a moment after it is shown: a replay of less than all of it says nothing. */
    Verification verification() {
        long end = System.nanoTime() + LAG_WAIT.toNanos();
        while (true) {
            Verification found = tables.getFirst().verification();
            if (found.verified() || found.steps() >= version || System.nanoTime() > end) {
                return found;
            }
            pauseUntil(end, new IllegalStateException("the log of the match is not stored to its end"));
        }
    }

    JsonNode lastView() {
        return view;
    }

    /** The seed as the end of the match revealed it; empty before. */
    String revealedSeed() {
        return revealed;
    }

    long version() {
        return version;
    }

    /** Command latencies in ms. */
    Map<String, Double> latencyMs() {
        return Map.of(
                "p50", latencies.getValueAtPercentile(50) / MICROS_A_MILLI,
                "p99", latencies.getValueAtPercentile(99) / MICROS_A_MILLI);
    }

    private static void pauseUntil(long end, RuntimeException tooLate) {
        if (System.nanoTime() > end) {
            throw tooLate;
        }
        try {
            Thread.sleep(20);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw tooLate;
        }
    }
}
