package baffin.bot.load;

import java.util.LinkedHashMap;
import java.util.Map;
import org.HdrHistogram.Histogram;

/**
 * What the load found.
 *
 * @param game id of the game
 * @param matches matches at any time
 * @param seats seats of each
 * @param players accounts that shared the seats
 * @param seconds time measured (s)
 * @param accepted commands that the log took
 * @param acceptedPerSecond the same a second
 * @param refused commands refused, by HTTP status
 * @param unknown commands whose outcome was not known in time (202)
 * @param errors what went wrong, by kind
 * @param matchesStarted matches begun in that time
 * @param matchesFinished matches ended in that time
 * @param commandMs from sending a command to the acknowledgement of the log (ms)
 * @param lagMs from the acknowledgement to a read that shows it (ms)
 * @param processes processors and memory of the platform and of this program
 */
record LoadReport(
        String game,
        int matches,
        int seats,
        int players,
        double seconds,
        long accepted,
        double acceptedPerSecond,
        Map<String, Long> refused,
        long unknown,
        Map<String, Long> errors,
        long matchesStarted,
        long matchesFinished,
        Map<String, Double> commandMs,
        Map<String, Double> lagMs,
        Map<String, Processes.Usage> processes) {

    static LoadReport of(LoadPlan plan, Meter meter, double seconds, Map<String, Processes.Usage> processes) {
        Map<String, Long> errors = new LinkedHashMap<>(meter.countsOf("error."));
        meter.countsOf("read.").forEach((status, count) -> errors.put("read " + status, count));
        return new LoadReport(
                plan.game(),
                plan.matches(),
                plan.seats(),
                plan.players(),
                rounded(seconds),
                meter.counted("accepted"),
                rounded(meter.counted("accepted") / seconds),
                meter.countsOf("refused."),
                meter.counted("unknown"),
                errors,
                meter.counted("matches started"),
                meter.counted("matches finished"),
                millis(meter.commandLatencies()),
                millis(meter.viewLags()),
                processes);
    }

    private static Map<String, Double> millis(Histogram micros) {
        Map<String, Double> all = new LinkedHashMap<>();
        all.put("p50", micros.getValueAtPercentile(50) / 1_000.0);
        all.put("p95", micros.getValueAtPercentile(95) / 1_000.0);
        all.put("p99", micros.getValueAtPercentile(99) / 1_000.0);
        all.put("max", micros.getMaxValue() / 1_000.0);
        return all;
    }

    private static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }

    /** The report for people. */
    String text() {
        StringBuilder text = new StringBuilder();
        text.append("%d matches of %d seats at once, %d players, %.0f s%n".formatted(matches, seats, players, seconds));
        text.append("accepted   %d commands, %.0f a second%n".formatted(accepted, acceptedPerSecond));
        text.append("refused    %s, unknown %d, errors %s%n".formatted(refused, unknown, errors));
        text.append("matches    %d started, %d finished%n".formatted(matchesStarted, matchesFinished));
        text.append("command    %s%n".formatted(line(commandMs)));
        text.append("visible    %s after the acknowledgement%n".formatted(line(lagMs)));
        processes.forEach((name, usage) ->
                text.append("%-10s %.2f cores, %d MiB%n".formatted(name, usage.cores(), usage.memoryMib())));
        return text.toString();
    }

    private static String line(Map<String, Double> ms) {
        return "p50 %.1f  p95 %.1f  p99 %.1f  max %.1f ms"
                .formatted(ms.get("p50"), ms.get("p95"), ms.get("p99"), ms.get("max"));
    }
}
