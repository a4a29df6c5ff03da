package baffin.standalone.cli.proof;

import baffin.game.ScoreLine;
import baffin.game.ScoreSheet;
import baffin.game.SeatScore;
import baffin.game.words.Messages;
import baffin.game.words.Phrase;
import baffin.match.GameRegistry;
import baffin.platform.export.ExportReport;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintStream;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** What the engine in this process says of an export, for people or for programs. */
final class Verdict {

    private static final String LINE = "  %-11s %s%n";

    private final ExportReport report;

    Verdict(ExportReport report) {
        this.report = report;
    }

    /** 0 when everything fits, else 1. */
    int exitCode() {
        return report.verified() ? 0 : 1;
    }

    /** What was checked and what was found. */
    void print(PrintStream out) {
        if (!report.matchId().isEmpty()) {
            out.printf("match %s: %s, rules version %s%n", report.matchId(), report.game(), report.rulesVersion());
        }
        ScoreSheet sheet = report.sheet();
        if (report.verified() && sheet != null) {
            out.printf(LINE, "commitment", report.commitment() + " fits the revealed seed");
            out.printf(LINE, "draws", count(report.draws()) + " drawn again, all as they were");
            out.printf(LINE, "steps", count(report.steps()) + " replayed, every event as it was");
            out.printf(LINE, "sheet", points(sheet) + ", all as they were");
            out.printf(LINE, "digest", report.digest());
            out.println("verified");
            return;
        }
        if (report.steps() > 0) {
            out.printf(LINE, "steps", count(report.steps()) + " replayed as they were");
        }
        report.findings().forEach(finding -> out.printf(LINE, "DIFFERENT", finding));
        out.println("NOT verified");
    }

    /** The final standing with every reason, best place first; nothing when the replay did not come to the end. */
    void printStanding(PrintStream out) {
        ScoreSheet sheet = report.sheet();
        if (sheet == null) {
            return;
        }
        Messages words = GameRegistry.installed()
                .find(report.game())
                .orElseThrow()
                .explainer()
                .messages();
        List<SeatScore> places = sheet.seats().stream()
                .sorted(Comparator.comparingInt(SeatScore::place))
                .toList();
        for (SeatScore place : places) {
            int seat = place.seat().index();
            out.printf("%d. %s (seat %d): %d points%n", place.place(), handle(seat), seat, place.score());
            for (ScoreLine line : place.lines()) {
                out.printf(
                        Locale.ROOT,
                        "   %+4d %s, %s, version %d: %s%n",
                        line.points(),
                        line.kind(),
                        line.ruleId(),
                        line.version(),
                        words.text(line.note(), Locale.ENGLISH));
            }
            Phrase tieBreak = place.tieBreak();
            if (tieBreak != null) {
                out.println("        " + words.text(tieBreak, Locale.ENGLISH));
            }
        }
    }

    /** All of it as one JSON object. */
    String json() {
        ObjectNode tree = Json.shared().object().put("verified", report.verified());
        tree.setAll((ObjectNode) Json.shared().tree(report));
        return Json.shared().pretty(tree);
    }

    private String handle(int seat) {
        return seat < report.handles().size() ? report.handles().get(seat) : "?";
    }

    private static String points(ScoreSheet sheet) {
        int lines = sheet.seats().stream().mapToInt(seat -> seat.lines().size()).sum();
        int points = sheet.seats().stream().mapToInt(SeatScore::score).sum();
        return count(points) + " points of " + sheet.seats().size() + " seats in " + count(lines) + " lines";
    }

    private static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }
}
