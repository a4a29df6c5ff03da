package baffin.bot.load;

import baffin.bot.load.measure.Percentiles;
import java.util.Locale;
import java.util.StringJoiner;

/** Tells a result to people. */
final class LoadText {

    private static final String LOAD = "load";

    private LoadText() {}

    static String of(LoadResult result) {
        LoadReport report = result.report();
        StringJoiner text = new StringJoiner(System.lineSeparator());
        text.add("%s: %d matches of %d seats at once, %d players, %.0f s"
                .formatted(report.game(), report.matches(), report.seats(), report.players(), report.seconds()));
        text.add("accepted   %d commands, %.0f a second".formatted(report.accepted(), report.acceptedPerSecond()));
        text.add("otherwise  refused %s, limited %d, timed out %d, not sent %d, unknown %d, errors %s"
                .formatted(
                        report.refused(),
                        report.limited(),
                        report.timedOut(),
                        report.notSent(),
                        report.unknown(),
                        report.errors()));
        text.add("matches    %d started, %d finished".formatted(report.matchesStarted(), report.matchesFinished()));
        times(text, "command", report.commandMs(), "");
        if (!(report.queueMs().max() < 1)) {
            times(text, "queued", report.queueMs(), " of it, before it was sent");
        }
        times(text, "visible", report.lagMs(), " after the acknowledgement");
        times(
                text,
                "stream",
                report.streamLagMs(),
                " after the acknowledgement, %d streams".formatted(report.streams()));
        times(text, "standings", report.standingsMs(), "");
        processes(text, report);
        search(text, result);
        if (report.limited() > 0) {
            text.add(limited(report));
        }
        return text.add("").toString();
    }

    /** What to say of a run whose commands the platform has limited. */
    static String limited(LoadReport report) {
        return "%d commands were limited (429): these figures tell the platform's limit, not what it bears.%n"
                        .formatted(report.limited())
                + "Start it with BAFFIN_COMMANDS_PER_SECOND=0, or spread the seats over more accounts (--clients).";
    }

    private static void times(StringJoiner text, String what, Percentiles times, String more) {
        if (times.count() > 0) {
            text.add("%-10s %s%s".formatted(what, times.text(), more));
        }
    }

    private static void processes(StringJoiner text, LoadReport report) {
        report.processes()
                .forEach((name, usage) -> text.add(String.format(
                        Locale.ROOT,
                        "%-10s %.2f cores (%.2f compiling), %.0f us a command, %d MiB%s",
                        name,
                        usage.cores(),
                        usage.jitCores(),
                        usage.microsPerCommand(),
                        usage.memoryMib(),
                        name.equals(LOAD) ? ": these bots themselves" : "")));
        double platform = report.processes().entrySet().stream()
                .filter(process -> !process.getKey().equals(LOAD))
                .mapToDouble(process -> process.getValue().microsPerCommand())
                .sum();
        if (platform > 0) {
            text.add(String.format(
                    Locale.ROOT, "%-10s %.2f ms a command over all its parts", "platform", platform / 1e3));
        }
    }

    private static void search(StringJoiner text, LoadResult result) {
        LoadResult.Search search = result.search();
        if (search != null) {
            text.add(String.format(
                    Locale.ROOT,
                    "highest    %.1f commands a second with p99 <= %.0f ms, of %d rates tried",
                    search.bestRate(),
                    search.p99LimitMs(),
                    search.steps().size()));
        }
    }
}
