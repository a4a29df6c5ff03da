package baffin.bot.demo.contest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Locale;
import java.util.StringJoiner;

/** Tells table by table how a competition goes; from any thread. */
public final class ContestProgress {

    private final PrintWriter out;
    private final long begun = System.nanoTime();
    private int round;
    private int published;
    private int finished;

    public ContestProgress(PrintWriter out) {
        this.out = out;
    }

    void created(ContestPlan plan, String id) {
        say("Competition " + id + ": " + plan.policy().path("name").asText() + ", " + plan.game() + ", tables of "
                + ContestPolicy.TABLE + ", " + plan.atOnce() + " at the same time");
        say("  " + String.join(", ", plan.handles()));
    }

    /** A table that is to be played; the first one of a round announces the round. */
    synchronized void published(JsonNode document, JsonNode table) {
        published++;
        int number = document.path("round").asInt();
        if (number != round) {
            round = number;
            say("Round " + round + " (" + document.path("stage").asText() + "): "
                    + document.path("tables").size() + " tables");
        }
        if (table.path("attempt").asInt(1) > 1) {
            say("  table " + table.path("table").asInt() + " is played again");
        }
    }

    /** A table that has been played. */
    synchronized void finished(JsonNode document, JsonNode table) {
        finished++;
        StringJoiner seats = new StringJoiner(", ");
        table.path("seats").forEach(seat -> seats.add(seat.path("handle").asText()));
        say("  %d of %d tables played, %s: round %d, table %d: %s"
                .formatted(
                        finished,
                        published,
                        time(Duration.ofNanos(System.nanoTime() - begun)),
                        document.path("round").asInt(),
                        table.path("table").asInt(),
                        seats));
    }

    synchronized void checking() {
        say("All is played; checking pairings and rebuilding the read models");
    }

    /** Minutes and seconds, such as 1:05. */
    static String time(Duration taken) {
        return String.format(Locale.ROOT, "%d:%02d", taken.toMinutes(), taken.toSecondsPart());
    }

    private void say(String line) {
        out.println(line);
        out.flush();
    }
}
