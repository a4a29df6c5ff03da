package baffin.bot.load;

import baffin.bot.load.measure.Meter;
import baffin.bot.load.measure.Percentiles;
import baffin.bot.load.measure.Processes;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What the load found.
 *
 * @param game ids of the games, with commas
 * @param matches matches at any time
 * @param seats seats of each
 * @param players accounts that shared the seats
 * @param seconds time measured (s)
 * @param accepted commands that the log took
 * @param acceptedPerSecond the same a second
 * @param refused commands refused, by HTTP status, without those limited
 * @param limited commands refused because a player may not send as many (429)
 * @param timedOut commands without an answer in time
 * @param notSent commands that were due and found no match that was ready
 * @param unknown commands whose outcome was not known in time (202)
 * @param errors what else went wrong, by kind
 * @param matchesStarted matches begun in that time
 * @param matchesFinished matches ended in that time
 * @param commandMs from when a command was due to the acknowledgement of the log; those timed out or not sent with what
 *     they waited
 * @param queueMs from when a command was due until it was sent
 * @param lagMs from the acknowledgement to a read that shows it
 * @param streams streams of spectators open at the end
 * @param streamEvents events that came on them
 * @param streamLagMs from the acknowledgement to its event on a stream
 * @param standingsMs from when a read of the standings was due to its answer
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
        long limited,
        long timedOut,
        long notSent,
        long unknown,
        Map<String, Long> errors,
        long matchesStarted,
        long matchesFinished,
        Percentiles commandMs,
        Percentiles queueMs,
        Percentiles lagMs,
        int streams,
        long streamEvents,
        Percentiles streamLagMs,
        Percentiles standingsMs,
        Map<String, Processes.Usage> processes) {

    static LoadReport of(
            LoadPlan plan, Meter meter, double seconds, Map<String, Processes.Usage> processes, int streams) {
        Map<String, Long> errors = new LinkedHashMap<>(meter.countsOf("error."));
        meter.countsOf("read.").forEach((status, count) -> errors.put("read " + status, count));
        return new LoadReport(
                String.join(",", plan.games()),
                plan.matches(),
                plan.seats(),
                plan.players(),
                rounded(seconds),
                meter.counted(Meter.ACCEPTED),
                rounded(meter.counted(Meter.ACCEPTED) / seconds),
                meter.countsOf("refused."),
                meter.counted("limited"),
                meter.counted("timed out"),
                meter.counted("not sent"),
                meter.counted("unknown"),
                errors,
                meter.counted(Meter.STARTED),
                meter.counted("matches finished"),
                Percentiles.of(meter.taken(Meter.Time.COMMAND)),
                Percentiles.of(meter.taken(Meter.Time.QUEUE)),
                Percentiles.of(meter.taken(Meter.Time.VIEW_LAG)),
                streams,
                meter.counted("stream events"),
                Percentiles.of(meter.taken(Meter.Time.STREAM_LAG)),
                Percentiles.of(meter.taken(Meter.Time.STANDINGS)),
                processes);
    }

    /** Commands that the platform did not take although it should have. */
    static long failed(Meter meter) {
        return meter.counted("limited")
                + meter.counted("timed out")
                + meter.counted("not sent")
                + sum(meter.countsOf("error."));
    }

    /** Commands that came to an end without being taken, and are no failures of the platform. */
    static long otherwise(Meter meter) {
        return meter.counted("unknown") + sum(meter.countsOf("refused."));
    }

    /** Commands that the platform did not take although it should have. */
    long failures() {
        return limited + timedOut + notSent + sum(errors);
    }

    private static long sum(Map<String, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private static double rounded(double value) {
        return Math.round(value * 10) / 10.0;
    }
}
