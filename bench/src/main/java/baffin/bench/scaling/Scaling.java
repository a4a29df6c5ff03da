package baffin.bench.scaling;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;

/** {@code bench scaling}: a table of what 1,000 to 5,000,000 matches a day take. */
public final class Scaling {

    private static final List<Step> STEPS = List.of(
            new Step(1_000, Growth.Assumptions.oneMachine()),
            new Step(10_000, Growth.Assumptions.oneMachine()),
            new Step(100_000, Growth.Assumptions.cluster(3)),
            new Step(1_000_000, Growth.Assumptions.cluster(3)),
            new Step(5_000_000, Growth.Assumptions.cluster(6)));

    private static final List<String> COLUMNS = List.of(
            "matches a day",
            "commands/s at the peak",
            "partitions, threads",
            "wait p50, p99",
            "commands a transaction",
            "cores: services, brokers, databases",
            "log a day, for ever",
            "passing log",
            "databases a day",
            "written a broker",
            "memory of live matches");

    private record Step(double matchesADay, Growth.Assumptions how) {}

    private Scaling() {}

    /** Prints it. */
    public static void main(String[] words) {
        print(System.out);
    }

    static void print(PrintStream out) {
        Coefficients cost = Coefficients.measured();
        out.println("| " + String.join(" | ", COLUMNS) + " |");
        out.println("|---".repeat(COLUMNS.size()) + "|");
        STEPS.forEach(step -> out.println(row(Growth.of(step.matchesADay(), cost, step.how()))));
    }

    private static String row(Growth growth) {
        return String.format(
                Locale.ROOT,
                "| %,.0f | %,.0f | %d, %d | %.0f, %.0f ms | %.1f | %.1f, %.1f, %.1f | %,.1f GB | %,.0f GB | %,.1f GB"
                        + " | %.1f MB/s | %.1f GB |",
                growth.matchesADay(),
                growth.commandsPerSecond(),
                growth.partitions(),
                growth.threads(),
                growth.waiting().p50(),
                growth.waiting().p99(),
                growth.waiting().batch(),
                growth.serviceCores(),
                growth.brokerCores(),
                growth.databaseCores(),
                growth.keptGigabytesADay(),
                growth.passingGigabytes(),
                growth.databaseGigabytesADay(),
                growth.writtenMegabytesPerSecond(),
                growth.liveGigabytes());
    }
}
