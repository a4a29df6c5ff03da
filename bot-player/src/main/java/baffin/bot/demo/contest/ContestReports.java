package baffin.bot.demo.contest;

import baffin.bot.client.CompetitionClient;
import baffin.bot.client.Json;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers through REST what a finished competition has to show. */
final class ContestReports {

    private final CompetitionClient competitions;
    private final JsonNode competition;
    private final String id;
    private final List<ContestReport.RoundLine> rounds = new ArrayList<>();
    private final List<ContestReport.Pairing> pairings = new ArrayList<>();
    private final List<ContestReport.Result> results = new ArrayList<>();
    private final List<String> findings = new ArrayList<>();

    /** @param competition its document, finished */
    ContestReports(CompetitionClient competitions, JsonNode competition) {
        this.competitions = competitions;
        this.competition = competition;
        this.id = competition.path("competitionId").asText();
    }

    ContestReport report(ContestPlan plan, Duration taken, @Nullable Boolean rebuilt, List<String> rebuildFindings) {
        for (JsonNode brief : competition.path("rounds")) {
            round(competitions.round(id, brief.path("round").asInt()));
        }
        findings.addAll(rebuildFindings);
        return new ContestReport(
                id,
                competition.path("policy"),
                competition.path("commitment").asText(),
                competition.path("seed").asText(),
                results.size(),
                taken.toSeconds(),
                rounds,
                pairings,
                results,
                competitions.standings(id, competition.path("version").asLong()),
                null,
                rebuilt,
                findings);
    }

    private void round(JsonNode round) {
        int number = round.path("round").asInt();
        rounds.add(new ContestReport.RoundLine(
                number,
                round.path("stage").asText(),
                round.path("tables").size(),
                round.path("byes").size(),
                round.path("publishedAt").asText(),
                round.path("closedAt").asText()));
        List<List<Integer>> tables = new ArrayList<>();
        for (JsonNode table : round.path("tables")) {
            tables.add(entrants(table.path("seats")));
            results.add(new ContestReport.Result(
                    number,
                    table.path("table").asInt(),
                    table.path("matchId").asText(),
                    table.path("result").path("source").asText(),
                    Json.mapper().convertValue(table.path("seats"), new TypeReference<>() {})));
        }
        JsonNode found = competitions.verification(id, number);
        found.path("findings").forEach(one -> findings.add("round " + number + ": " + one.asText()));
        pairings.add(new ContestReport.Pairing(
                number,
                round.path("seed").asText(),
                round.path("cost").asDouble(),
                found.path("verified").asBoolean(),
                tables,
                entrants(round.path("byes"))));
    }

    private static List<Integer> entrants(JsonNode places) {
        List<Integer> numbers = new ArrayList<>();
        places.forEach(place -> numbers.add(place.path("entrant").asInt()));
        return numbers;
    }
}
