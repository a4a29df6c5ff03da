package baffin.bot.demo.match;

import baffin.bot.client.MatchClient;
import baffin.bot.client.model.Score;
import baffin.bot.client.model.Verification;
import baffin.bot.navigator.Bots;
import baffin.bot.player.BotChance;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.HdrHistogram.Histogram;

/** Plays the match of the demo and remembers what there is to tell of it. */
final class Play implements MatchRunner.Watcher {

    private static final Duration LAG_WAIT = Duration.ofSeconds(20);
    private static final double MICROS_A_MILLI = 1_000.0;

    private final List<MatchRunner.Player> players = new ArrayList<>();
    private final Progress progress;
    private final Histogram latencies = new Histogram(3);
    private JsonNode view = MissingNode.getInstance();
    private String revealed = "";
    private long version = 1;

    Play(Seating.Seated seated, DemoOptions options, Progress progress) {
        this.progress = progress;
        String seed = Seating.botSeed(options.seed());
        for (int seat = 0; seat < options.seats(); seat++) {
            players.add(new MatchRunner.Player(
                    seated.sessions().get(seat).table(seated.matchId()),
                    Bots.of(options.botOf(seat), options.game()),
                    BotChance.of(seed, seat)));
        }
    }

    void toTheEnd() {
        version = new MatchRunner(players, this).toTheEnd();
    }

    @Override
    public void seen(JsonNode document, long at) {
        view = document.path("view");
        revealed = document.path("seed").asText("");
        progress.seen(view, at);
    }

    @Override
    public void taken(long nanos) {
        latencies.recordValue(nanos / 1_000);
    }

    /** Points come from another projection than views: wait until it has the end too. */
    Score finalScore() {
        long end = System.nanoTime() + LAG_WAIT.toNanos();
        while (true) {
            Score score = first().score(version);
            if (score.last()) {
                return score;
            }
            Pause.until(end, new IllegalStateException("the score sheet does not become final"));
        }
    }

    /** The whole log is stored a moment after it is shown: a replay of less than all of it says nothing. */
    Verification verification() {
        long end = System.nanoTime() + LAG_WAIT.toNanos();
        while (true) {
            Verification found = first().verification();
            if (found.verified() || found.steps() >= version || System.nanoTime() > end) {
                return found;
            }
            Pause.until(end, new IllegalStateException("the log of the match is not stored to its end"));
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

    private MatchClient first() {
        return players.getFirst().table();
    }
}
