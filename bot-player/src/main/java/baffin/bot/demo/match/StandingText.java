package baffin.bot.demo.match;

import baffin.bot.client.model.Score;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Writes the final standing for people: every number with its rule and the version that caused it. */
public final class StandingText {

    private final PrintWriter out;

    public StandingText(PrintWriter out) {
        this.out = out;
    }

    public void print(DemoReport report) {
        out.println();
        out.println("Final standing of match " + report.matchId() + (report.seeded() ? " (seeded, unranked)" : ""));
        report.standing().forEach(this::place);
        majorities(report.majorities());
        out.println();
        out.printf(
                "Log: %d versions, %d rounds; commands p50 %.1f ms, p99 %.1f ms%n",
                report.events(),
                report.rounds(),
                report.latencyMs().getOrDefault("p50", 0.0),
                report.latencyMs().getOrDefault("p99", 0.0));
        out.println("Seed: " + report.seed());
        out.println("Replay from the revealed seed gives the same log: " + (report.verified() ? "yes" : "NO"));
        out.println("Read models dropped and rebuilt from the log are identical: " + rebuilt(report.rebuild()));
        report.findings().forEach(finding -> out.println("  " + finding));
        out.flush();
    }

    private void place(DemoReport.Place place) {
        out.println();
        out.printf(
                "%d. %s (seat %d): %d points, %s%n",
                place.place(), place.handle(), place.seat(), place.score(), fate(place));
        for (Score.Line line : place.lines()) {
            out.printf(
                    "   %+4d  %-22s %-7s version %4d  %s%n",
                    line.points(), line.kind(), line.ruleId(), line.version(), line.note());
        }
        out.println("         counts " + place.tokens());
        if (place.tieBreak() != null) {
            out.println("         tie-break: " + place.tieBreak());
        }
    }

    private static String fate(DemoReport.Place place) {
        if (place.facts().containsKey("character")) {
            return place.facts().get("character")
                    + (place.facts().containsKey("sailedOut") ? ", sailed out first" : "");
        }
        if (!place.facts().containsKey("lostShip")) {
            return plain(place.facts());
        }
        String home = place.returned() == null ? "did not return" : "returned as number " + place.returned();
        DemoReport.Lost lost = place.lost();
        String losses = (lost.ship() ? ", lost the ship" : "")
                + (lost.sled() ? ", lost the sled" : "")
                + (lost.crew() > 0 ? ", lost " + lost.crew() + " crewmen" : "");
        return home + losses;
    }

    /** Facts as they are: the name alone where it is simply so. */
    private static String plain(Map<String, String> facts) {
        return facts.entrySet().stream()
                .map(fact -> fact.getValue().equals("true") ? fact.getKey() : fact.getKey() + " " + fact.getValue())
                .collect(Collectors.joining(", "));
    }

    private void majorities(JsonNode majorities) {
        if (majorities.isEmpty()) {
            return;
        }
        out.println();
        out.println("Majorities by seat:");
        for (JsonNode race : majorities) {
            out.printf(
                    "   %-12s counts %s  ranks %s  points %s%n",
                    race.path("token").asText(), race.path("counts"), race.path("ranks"), race.path("points"));
        }
    }

    private static String rebuilt(@Nullable Boolean rebuild) {
        return rebuild == null ? "not checked (needs --internal-token)" : rebuild ? "yes" : "NO";
    }
}
