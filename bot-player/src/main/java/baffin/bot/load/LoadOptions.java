package baffin.bot.load;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options that say what to put on the platform. */
final class LoadOptions {

    private static final int PLAYERS_MAX = 192;
    private static final double RATE_MAX = 100_000;
    private static final String MIXED = "mixed";

    @Spec(Spec.Target.MIXEE)
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Option(
            names = {"--url", "--base-url"},
            defaultValue = "${env:BAFFIN_URL:-http://localhost:8080}",
            description = "Where the platform is.")
    private URI origin = URI.create("http://localhost:8080");

    @Option(names = "--rules-url", description = "Send commands here instead, past the gateway.")
    private @Nullable URI rules;

    @Option(names = "--view-url", description = "Read legal actions here instead, past the gateway.")
    private @Nullable URI views;

    @Option(
            names = "--game",
            split = ",",
            defaultValue = "expedition",
            description = "Id of the game, several with commas, or " + MIXED + " for all.")
    private List<String> games = List.of("expedition");

    @Option(names = "--matches", defaultValue = "64", description = "Matches at any time, 1 to 10,000.")
    private int matches = 64;

    @Option(names = "--seats", defaultValue = "3", description = "2, 3 or 4.")
    private int seats = 3;

    @Option(names = "--seconds", defaultValue = "30", description = "How long to measure each rate, 1 to 86,400.")
    private int seconds = 30;

    @Option(names = "--warm-up", defaultValue = "5", description = "Seconds before anything counts.")
    private int warmUp = 5;

    @Option(
            names = "--clients",
            description = "Accounts that share the seats; by default one a seat, at most " + PLAYERS_MAX + ".")
    private @Nullable Integer clients;

    @Option(
            names = "--rate",
            description = "Commands are due at this rate a second whether or not earlier ones are answered; latency"
                    + " counts from when they were due. By default each match sends as soon as it can.")
    private @Nullable Double rate;

    @Option(names = "--ramp", description = "Find the highest rate that holds --p99, beginning at --rate or 20.")
    private boolean ramp;

    @Option(names = "--p99", defaultValue = "150", description = "Limit of a ramp in milliseconds.")
    private double p99 = 150;

    @Option(names = "--spectators", defaultValue = "0", description = "Streams that follow one of the matches.")
    private int spectators;

    @Option(names = "--readers", defaultValue = "0", description = "Readers of standings, each once a second.")
    private int readers;

    @Option(names = "--competition", description = "Whose standings to read; by default one of the load's own.")
    private @Nullable String competition;

    @Option(
            names = "--include",
            description = "The answer to a command carries the next action, so that a seat that goes on reads nothing.")
    private boolean include;

    @Option(names = "--seed", defaultValue = "1", description = "Seed of the bots' choices.")
    private long seed = 1;

    /** Made by picocli. */
    LoadOptions() {}

    URI origin() {
        return origin;
    }

    /**
     * The plan.
     *
     * @param catalogue asked for the games of the platform when all are wanted
     * @throws ParameterException for what makes no sense
     */
    LoadPlan plan(Supplier<List<String>> catalogue) {
        check("--matches", matches, 1, 10_000);
        check("--seats", seats, 2, 4);
        check("--seconds", seconds, 1, 86_400);
        check("--warm-up", warmUp, 0, 3_600);
        check("--spectators", spectators, 0, 20_000);
        check("--readers", readers, 0, 10_000);
        int players = clients == null ? Math.min(PLAYERS_MAX, matches * seats) : clients;
        check("--clients", players, seats, 10_000);
        return new LoadPlan(
                new LoadPlan.Target(origin, rules == null ? origin : rules, views == null ? origin : views),
                games.equals(List.of(MIXED)) ? catalogue.get() : List.copyOf(games),
                matches,
                seats,
                players,
                include,
                rhythm(),
                new LoadPlan.Audience(spectators, readers, competition),
                seed,
                Duration.ofSeconds(warmUp),
                Duration.ofSeconds(seconds));
    }

    private LoadPlan.Rhythm rhythm() {
        if (rate != null && !(rate > 0 && rate <= RATE_MAX)) {
            throw wrong("--rate must be more than 0 and at most 100000, not " + rate);
        }
        if (!(p99 > 0)) {
            throw wrong("--p99 must be more than 0, not " + p99);
        }
        if (ramp) {
            return new LoadPlan.Search(rate == null ? 20 : rate, p99);
        }
        return rate == null ? new LoadPlan.Closed() : new LoadPlan.AtRate(rate);
    }

    private void check(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw wrong(option + " must be " + least + " to " + most + ", not " + value);
        }
    }

    private ParameterException wrong(String why) {
        return new ParameterException(spec.commandLine(), why);
    }
}
