package baffin.bot.demo;

import baffin.bot.client.BaffinClient;
import baffin.bot.client.Json;
import baffin.bot.demo.contest.Contest;
import baffin.bot.demo.contest.ContestOptions;
import baffin.bot.demo.contest.ContestPlan;
import baffin.bot.demo.contest.ContestPolicy;
import baffin.bot.demo.contest.ContestProgress;
import baffin.bot.demo.contest.ContestReport;
import baffin.bot.demo.contest.ContestText;
import baffin.bot.demo.match.Demo;
import baffin.bot.demo.match.DemoOptions;
import baffin.bot.demo.match.DemoReport;
import baffin.bot.demo.match.Progress;
import baffin.bot.demo.match.StandingText;
import baffin.bot.navigator.Bots;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code demo}: plays one match, or a whole competition, and explains its standing. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        description = {
            "Plays a whole match with bots and explains the final standing line by line.",
            "With --league or --swiss N it plays a whole competition instead: entry, rounds, all matches, the final"
                    + " standing with its tie-breaks, and how to read it."
        })
public final class DemoCommand implements Callable<Integer> {

    private static final int USUAL_SEATS = 3;
    private static final int TEAM_SEATS = 4;
    private static final String SHORTEST = "adventure";
    private static final List<String> USUAL = List.of("navigator");
    private static final List<String> MIXED = List.of("navigator", "navigator", "random");

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Option(
            names = {"--url", "--base-url"},
            defaultValue = "${env:BAFFIN_URL:-http://localhost:8080}",
            description = "Where the platform is.")
    private URI origin = URI.create("http://localhost:8080");

    @Option(
            names = "--game",
            description =
                    "Id of the game: expedition when nothing is said, adventure with --league and --swiss, since its"
                            + " matches are the shortest.")
    private @Nullable String game;

    @Option(names = "--seats", description = "2, 3 or 4; 3 when nothing is said, 4 with --team.")
    private @Nullable Integer seats;

    @Option(names = "--team", description = "Two teams of two, where the game has a team mode.")
    private boolean team;

    @Option(names = "--option", description = "An option of the game as name=value; may be given several times.")
    private Map<String, String> choices = Map.of();

    @Option(names = "--seed", description = "Same seed, same bots: same match. Such a match is unranked for good.")
    private @Nullable String seed;

    @Option(
            names = "--bots",
            split = ",",
            description = "Bots by seat: navigator, random. The last one plays all further seats; in a competition they"
                    + " are dealt in turn. Default: navigator; with --league two of them, then a random one.")
    private @Nullable List<String> bots;

    @Mixin
    private final ContestOptions contest = new ContestOptions();

    @Option(names = "--json", description = "One JSON document on standard output and nothing else.")
    private boolean json;

    @Option(names = "--keep", description = "For the launcher: leave the platform running.")
    private boolean keep;

    @Option(
            names = "--internal-token",
            description = "Secret of the internal endpoints, for the rebuild check; else BAFFIN_INTERNAL_TOKEN.")
    private @Nullable String internalToken;

    @Option(
            names = "--scoring-url",
            defaultValue = "${env:BAFFIN_SCORING_URL:-http://localhost:8083}",
            description = "scoring-service, for the rebuild check.")
    private URI scoring = URI.create("http://localhost:8083");

    @Option(
            names = "--view-url",
            defaultValue = "${env:BAFFIN_GAME_URL:-http://localhost:8084}",
            description = "game-service, for the rebuild check.")
    private URI view = URI.create("http://localhost:8084");

    /** Made by picocli. */
    public DemoCommand() {}

    @Override
    public Integer call() throws Exception {
        contest.fault().ifPresent(fault -> {
            throw new ParameterException(spec.commandLine(), fault);
        });
        return contest.requested() ? competition() : match();
    }

    private int match() throws IOException {
        DemoOptions options = options();
        PrintWriter out = spec.commandLine().getOut();
        // the one document must stand alone, so that all talk goes elsewhere
        PrintWriter talk = json ? spec.commandLine().getErr() : out;
        try (BaffinClient client = BaffinClient.of(origin)) {
            DemoReport report = new Demo(client, options, new Progress(talk)).run();
            if (json) {
                out.println(Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(report));
                out.flush();
            } else {
                new StandingText(talk).print(report);
                talk.println(keep ? "The platform stays: " + origin + "/" : "");
                talk.flush();
            }
            return report.sound() ? 0 : 1;
        }
    }

    private int competition() throws IOException, InterruptedException {
        ContestPlan plan = plan();
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter talk = json ? spec.commandLine().getErr() : out;
        try (BaffinClient client = BaffinClient.of(origin)) {
            ContestReport report = new Contest(client, plan, new ContestProgress(talk)).run();
            Path file = contest.report();
            if (file != null) {
                Files.write(file, Json.mapper().writeValueAsBytes(report));
            }
            if (!json) {
                new ContestText(talk).print(report, origin, keep);
            } else if (file == null) {
                out.println(Json.mapper().writerWithDefaultPrettyPrinter().writeValueAsString(report));
                out.flush();
            }
            return report.sound() ? 0 : 1;
        }
    }

    private ContestPlan plan() {
        if (seats != null || team || seed != null) {
            throw new ParameterException(
                    spec.commandLine(),
                    "--seats, --team and --seed belong to a single match: a competition has tables of four, and the"
                            + " platform draws its seeds");
        }
        ContestPolicy.Form form = contest.form();
        boolean league = form instanceof ContestPolicy.League;
        return new ContestPlan(
                origin,
                form,
                game == null ? SHORTEST : game,
                choices,
                known(bots == null ? league ? MIXED : USUAL : bots),
                contest.atOnce(),
                internal());
    }

    private List<String> known(List<String> names) {
        for (String bot : names) {
            if (!Bots.names().contains(bot)) {
                throw new ParameterException(
                        spec.commandLine(), "--bots: there is no bot " + bot + "; known are " + Bots.names());
            }
        }
        return names;
    }

    private DemoOptions.@Nullable Internal internal() {
        String secret = internalToken == null ? System.getenv("BAFFIN_INTERNAL_TOKEN") : internalToken;
        return secret == null ? null : new DemoOptions.Internal(secret, scoring, view);
    }

    private DemoOptions options() {
        int count = seats == null ? team ? TEAM_SEATS : USUAL_SEATS : seats;
        if (count < 2 || count > TEAM_SEATS) {
            throw new ParameterException(spec.commandLine(), "--seats must be 2, 3 or 4, not " + count);
        }
        if (team && count != TEAM_SEATS) {
            throw new ParameterException(spec.commandLine(), "--team needs four seats, not " + count);
        }
        Map<String, String> chosen = new TreeMap<>(choices);
        if (team) {
            chosen.put("mode", "TEAMS");
        }
        return new DemoOptions(
                origin,
                game == null ? "expedition" : game,
                count,
                chosen,
                seed,
                known(bots == null ? USUAL : bots),
                internal());
    }
}
