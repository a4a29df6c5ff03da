package baffin.bench.load;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Locale;
import java.util.Map;

/**
 * What a load found.
 *
 * @param plan what was put on the platform
 * @param seconds time measured (s)
 * @param counts how many commands were accepted and answered otherwise, how many were due and not sent, matches, errors
 * @param commandMs from when a command was due to the acknowledgement of the log; those timed out or not sent with what
 *     they waited
 * @param queueMs from when a command was due until it was sent
 * @param visibleMs from the acknowledgement to a read that shows it
 * @param streams streams of spectators open at the end
 * @param streamMs from the acknowledgement to its event on a stream
 * @param processes processors and memory of the platform and of this program
 */
public record LoadReport(
        LoadPlan plan,
        double seconds,
        Map<String, Long> counts,
        Percentiles commandMs,
        Percentiles queueMs,
        Percentiles visibleMs,
        int streams,
        Percentiles streamMs,
        Map<String, Processes.Usage> processes) {

    /** How many there were; 0 where nothing of that name happened. */
    public long counted(String what) {
        return counts.getOrDefault(what, 0L);
    }

    /** Commands that the log took. */
    @JsonProperty
    public double acceptedPerSecond() {
        return counted(Meter.ACCEPTED) / seconds;
    }

    /** Commands refused because a player may not send as many. */
    public long limited() {
        return counted(Meter.LIMITED);
    }

    /** Processor time of an accepted command over all parts of the platform (us). */
    @JsonProperty
    public double platformMicrosPerCommand() {
        return processes.entrySet().stream()
                .filter(process -> !process.getKey().equals(Processes.LOAD))
                .mapToDouble(process -> process.getValue().microsPerCommand())
                .sum();
    }

    /** Processor time of an accepted command in this program (us). */
    @JsonProperty
    public double ownMicrosPerCommand() {
        Processes.Usage own = processes.get(Processes.LOAD);
        return own == null ? 0 : own.microsPerCommand();
    }

    /** For people. */
    String text() {
        StringBuilder text = new StringBuilder();
        line(
                text,
                "%s: %d matches of %d seats at once, %d players, %.0f s",
                String.join(",", plan.games()),
                plan.matches(),
                plan.seats(),
                plan.players(),
                seconds);
        line(text, "accepted   %d commands, %.0f a second", counted(Meter.ACCEPTED), acceptedPerSecond());
        line(text, "counted    %s", counts);
        times(text, "command", commandMs, "");
        if (plan.rate() > 0) {
            times(text, "queued", queueMs, " of it, before it was sent");
        }
        times(text, "visible", visibleMs, " after the acknowledgement");
        times(text, "stream", streamMs, " after the acknowledgement, " + streams + " streams");
        processes.forEach((name, usage) -> line(
                text,
                "%-10s %.2f cores (%.2f compiling), %.0f us a command, %d MiB%s",
                name,
                usage.cores(),
                usage.jitCores(),
                usage.microsPerCommand(),
                usage.memoryMib(),
                name.equals(Processes.LOAD) ? ": these bots themselves" : ""));
        line(text, "%-10s %.2f ms a command over all its parts", "platform", platformMicrosPerCommand() / 1e3);
        return text.toString();
    }

    private static void times(StringBuilder text, String what, Percentiles times, String more) {
        if (times.max() > 0) {
            line(text, "%-10s %s%s", what, times.text(), more);
        }
    }

    private static void line(StringBuilder text, String format, Object... values) {
        text.append(String.format(Locale.ROOT, format + "%n", values));
    }
}
