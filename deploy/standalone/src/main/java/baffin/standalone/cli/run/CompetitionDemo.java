package baffin.standalone.cli.run;

import baffin.platform.wire.Json;
import baffin.platform.wire.WireJson;
import baffin.standalone.cli.common.PublicApi;
import baffin.standalone.cli.competition.CompetitionExport;
import baffin.standalone.cli.competition.CompetitionSource;
import baffin.standalone.cli.competition.PairingVerdict;
import baffin.standalone.cli.competition.Recount;
import baffin.standalone.config.Directories;
import baffin.standalone.config.PortPlan;
import baffin.standalone.part.StartRefused;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Bots play a competition and report; then its export is paired and counted once more in this process. */
public final class CompetitionDemo {

    private static final String REPORT = "report.json";

    private final Directories layout;
    private final PortPlan ports;
    private final Path directory;

    /** @param directory where the bots leave their report */
    CompetitionDemo(Directories layout, PortPlan ports, Path directory) {
        this.layout = layout;
        this.ports = ports;
        this.directory = directory;
    }

    /** True when the words of the demo ask for a competition. */
    public static boolean requested(List<String> words) {
        return words.stream().anyMatch(word -> word.equals("--league") || word.matches("--swiss(=.*)?"));
    }

    /** Plays it; 0 when all was played and nothing came out differently. */
    int run(List<String> words) throws IOException, StartRefused {
        Path report = directory.resolve(REPORT);
        List<String> all = new ArrayList<>(words);
        all.addAll(List.of("--report", report.toString()));
        int exit = BotCommand.run(layout, ports, all);
        if (!Files.exists(report)) {
            return exit;
        }
        ObjectNode document = (ObjectNode) WireJson.shared().readTree(Files.readAllBytes(report));
        CompetitionExport export = CompetitionSource.live(
                new PublicApi(ports.baseUrl()), document.path("competitionId").asText());
        PairingVerdict pairings = PairingVerdict.of(export, null);
        Recount recount = Recount.of(export);
        complete(document, pairings, recount);
        if (words.contains("--json")) {
            System.out.println(Json.shared().pretty(document));
        } else {
            print(pairings, recount);
        }
        return pairings.verified() && recount.equal() ? exit : 1;
    }

    /** Adds what was found here to what the bots report. */
    public static void complete(ObjectNode document, PairingVerdict pairings, Recount recount) {
        ArrayNode findings = document.withArray("findings");
        for (JsonNode pairing : document.path("pairings")) {
            boolean equal = pairings.seedFits()
                    && pairings.rounds().stream()
                            .anyMatch(round ->
                                    round.round() == pairing.path("round").asInt() && round.equal());
            ((ObjectNode) pairing)
                    .put("verified", equal && pairing.path("verified").asBoolean());
        }
        pairings.rounds()
                .forEach(round -> round.differences()
                        .forEach(difference -> findings.add("round " + round.round() + ": " + difference)));
        recount.differences().forEach(findings::add);
        document.put("recomputed", pairings.verified() && recount.equal());
    }

    private static void print(PairingVerdict pairings, Recount recount) {
        System.out.println();
        System.out.println("Recomputed from the export in the launcher's own process:");
        System.out.println("  commitment fits the revealed seed: " + yes(pairings.seedFits()));
        for (PairingVerdict.Paired round : pairings.rounds()) {
            System.out.println(
                    "  round " + round.round() + " paired once more, the same tables: " + yes(round.equal()));
            round.differences().forEach(difference -> System.out.println("    " + difference));
        }
        System.out.println("  counted once more, the same standing: " + yes(recount.equal()));
        recount.differences().forEach(difference -> System.out.println("    " + difference));
        System.out.flush();
    }

    private static String yes(boolean good) {
        return good ? "yes" : "NO";
    }
}
