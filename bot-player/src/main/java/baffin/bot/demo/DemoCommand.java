package baffin.bot.demo;

import baffin.bot.Bots;
import baffin.bot.client.BaffinClient;
import baffin.bot.client.Json;
import java.io.PrintWriter;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** {@code demo}: plays one match and explains its standing. */
@Command(
        name = "demo",
        mixinStandardHelpOptions = true,
        description = "Plays a whole match with bots and explains the final standing line by line.")
public final class DemoCommand implements Callable<Integer> {

    private static final int USUAL_SEATS = 3;
    private static final int TEAM_SEATS = 4;

    @Spec
    @SuppressWarnings("NullAway.Init") // picocli sets it before anything is called
    private CommandSpec spec;

    @Option(
            names = {"--url", "--base-url"},
            defaultValue = "${env:BAFFIN_URL:-http://localhost:8080}",
            description = "Where the platform is.")
    private URI origin = URI.create("http://localhost:8080");

    @Option(names = "--game", defaultValue = "expedition", description = "Id of the game.")
    private String game = "expedition";

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
            defaultValue = "navigator",
            description = "Bots by seat: navigator, random. The last one plays all further seats.")
    private List<String> bots = List.of("navigator");

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
                talk.println(keep ? "The platform stays: " + origin + "/api/v1/docs" : "");
                talk.flush();
            }
            return report.sound() ? 0 : 1;
        }
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
        for (String bot : bots) {
            if (!Bots.names().contains(bot)) {
                throw new ParameterException(
                        spec.commandLine(), "--bots: there is no bot " + bot + "; known are " + Bots.names());
            }
        }
        String secret = internalToken == null ? System.getenv("BAFFIN_INTERNAL_TOKEN") : internalToken;
        return new DemoOptions(
                origin,
                game,
                count,
                chosen,
                seed,
                bots,
                secret == null ? null : new DemoOptions.Internal(secret, scoring, view));
    }
}
