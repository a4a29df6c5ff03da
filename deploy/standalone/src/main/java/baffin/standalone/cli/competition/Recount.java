package baffin.standalone.cli.competition;

import baffin.competition.standing.Standing;
import baffin.competition.standing.StandingLine;
import baffin.competition.standing.StandingTable;
import baffin.competition.standing.Standings;
import baffin.platform.names.PublicNames;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A standing computed here from the records alone, beside the one that somebody else tells.
 *
 * @param standing computed here
 * @param compared true when there was another one to compare with
 * @param differences where the other one is different, in words
 * @param names as the export tells them
 */
public record Recount(Standing standing, boolean compared, List<String> differences, PublicNames names) {

    public Recount {
        differences = List.copyOf(differences);
    }

    public static Recount of(CompetitionExport export) {
        Standing standing = Standings.of(export.competition());
        boolean compared = !export.standing().isMissingNode();
        return new Recount(
                standing,
                compared,
                compared ? StandingDifference.of(standing, export.standing(), export.names()) : List.of(),
                export.names());
    }

    /** True when there was another standing, and it is the same. */
    public boolean equal() {
        return compared && differences.isEmpty();
    }

    /** All of it for programs. */
    JsonNode json() {
        var tree = Json.shared().object();
        tree.put("competitionId", standing.competition()).put("version", standing.version());
        tree.put("compared", compared).put("equal", equal());
        tree.set("differences", Json.shared().tree(differences));
        tree.set("standing", Json.shown(names).tree(standing));
        return tree;
    }

    void print(PrintStream out) {
        out.println(
                "competition " + standing.competition() + ", version " + standing.version() + ", " + standing.status());
        for (StandingTable table : standing.tables()) {
            if (table.division() != null) {
                out.println("division " + table.division() + ", tier " + table.tier());
            }
            table.lines().forEach(line -> out.println(text(line, names)));
        }
        differences.forEach(difference -> out.println("  DIFFERENT " + difference));
        out.println(
                equal()
                        ? "recomputed from the records: the same standing"
                        : compared ? "NOT the same standing" : "there is no other standing to compare with");
    }

    private static String text(StandingLine line, PublicNames names) {
        String ties = line.tieBreaks().stream()
                .filter(value -> value.value() != null)
                .map(value -> value.kind() + " " + value.value().toPlainString())
                .collect(Collectors.joining(", "));
        return "%3d. %-24s %8s points  %s%s"
                .formatted(
                        line.rank(),
                        names.of(line.person()),
                        line.points(),
                        ties,
                        line.outcome() == null ? "" : "  " + line.outcome());
    }
}
