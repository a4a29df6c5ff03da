package baffin.bot.demo.contest;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.PrintWriter;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.net.URI;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Writes the outcome of a competition for people: pairings, results, the standing, how to read it, where to look. */
public final class ContestText {

    private static final int LOT_SHOWN = 8;
    private static final int DECIMALS = 4;

    /** Head of the column and what it means, by tie-break. */
    private static final Map<String, String> MEANINGS = Map.of(
            "HEAD_TO_HEAD",
                    "match points in the matches in which the tied sat together, if all of them met equally often",
            "FIRST_PLACES", "matches won; a shared first place is a share of a win",
            "OPPONENTS", "strength of the opponents: the mean of their points a match, as a share of the most possible",
            "WINNER_SHARE", "mean of own score / winner's score",
            "TABLE_SHARE", "mean of own score / all scores of the table, times the seats of the table",
            "PENALTIES", "fewest penalties and lost seats",
            "LOT", "SHA-256 of the seed and who drew it, the lowest first: nobody can choose it, all can check it");

    private final PrintWriter out;

    public ContestText(PrintWriter out) {
        this.out = out;
    }

    public void print(ContestReport report, URI origin, boolean keep) {
        results(report);
        divisions(report.standings().path("items")).values().forEach(lines -> table(report, lines));
        reading(report);
        checks(report);
        links(report, origin, keep);
        out.flush();
    }

    private void results(ContestReport report) {
        for (ContestReport.Pairing pairing : report.pairings()) {
            out.println();
            out.printf(
                    Locale.ROOT,
                    "Round %d (%s), paired from seed %s, cost %.2f%n",
                    pairing.round(),
                    stage(report, pairing.round()),
                    pairing.seed(),
                    pairing.cost());
            report.results().stream()
                    .filter(result -> result.round() == pairing.round())
                    .forEach(this::result);
            if (!pairing.byes().isEmpty()) {
                out.println("  without a table: entrants " + pairing.byes());
            }
        }
    }

    private static String stage(ContestReport report, int round) {
        return report.rounds().get(round - 1).stage();
    }

    private void result(ContestReport.Result result) {
        StringJoiner seats = new StringJoiner(", ");
        result.seats().stream()
                .sorted((one, other) -> Integer.compare(one.place(), other.place()))
                .forEach(seat -> seats.add(
                        seat.place() + ". " + seat.handle() + (seat.score() == null ? "" : " " + seat.score())));
        String ruled = result.source().equals("MATCH") ? "" : " (" + result.source() + ")";
        out.printf("  table %2d  %s  match %s%s%n", result.table(), seats, result.matchId(), ruled);
    }

    /** Lines by the number of their division; 0 outside of a league. */
    private static Map<Integer, List<JsonNode>> divisions(JsonNode items) {
        Map<Integer, List<JsonNode>> divisions = new TreeMap<>();
        items.forEach(line -> divisions
                .computeIfAbsent(line.path("division").asInt(), number -> new ArrayList<>())
                .add(line));
        return divisions;
    }

    private void table(ContestReport report, List<JsonNode> lines) {
        JsonNode first = lines.getFirst();
        out.println();
        out.println(
                first.has("division")
                        ? "Final standing, division " + first.path("division").asInt() + " (tier "
                                + first.path("tier").asInt() + ")"
                        : "Final standing");
        List<List<String>> rows = new ArrayList<>();
        rows.add(head(report.policy()));
        lines.forEach(line -> rows.add(row(line, mark(report.policy(), line, lines.size()))));
        new Columns(out).print(rows);
    }

    private static List<String> head(JsonNode policy) {
        List<String> head = new ArrayList<>(List.of("rank", "entrant", "points"));
        policy.path("tieBreaks").forEach(kind -> head.add(kind.asText()));
        head.addAll(List.of("played", ""));
        return head;
    }

    private static List<String> row(JsonNode line, String mark) {
        List<String> row = new ArrayList<>(List.of(
                line.path("rank").asText(),
                line.path("handle").asText(),
                line.path("points").asText()));
        line.path("tieBreaks").forEach(tieBreak -> row.add(value(tieBreak)));
        row.addAll(List.of(line.path("played").asText(), mark));
        return row;
    }

    private static String value(JsonNode tieBreak) {
        if (tieBreak.hasNonNull("lot")) {
            return tieBreak.path("lot").asText().substring(0, LOT_SHOWN);
        }
        BigDecimal value =
                tieBreak.path("value").isNumber() ? tieBreak.path("value").decimalValue() : null;
        return value == null ? "-" : rounded(value).toPlainString();
    }

    private static BigDecimal rounded(BigDecimal value) {
        return value.scale() > DECIMALS ? value.setScale(DECIMALS, RoundingMode.HALF_UP) : value;
    }

    /** What a place is worth after the season; the platform itself says what is certain. */
    private static String mark(JsonNode policy, JsonNode line, int entrants) {
        String outcome = line.path("outcome").asText("");
        JsonNode format = policy.path("format");
        int rank = line.path("rank").asInt();
        String place = rank <= format.path("up").asInt()
                ? "promotion place"
                : rank > entrants - format.path("down").asInt() ? "relegation place" : "";
        return outcome.isEmpty() ? place : place.isEmpty() ? outcome : outcome + ", " + place;
    }

    private void reading(ContestReport report) {
        out.println();
        out.println("How to read it");
        out.println("  Points of a table by place: "
                + points(report.policy().path("points").path("places")) + "; shared places share the mean.");
        out.println("  Equal points are decided by the first tie-break that differs, from left to right:");
        for (JsonNode kind : report.policy().path("tieBreaks")) {
            out.printf("    %-13s %s%n", kind.asText(), MEANINGS.getOrDefault(kind.asText(), ""));
        }
        JsonNode format = report.policy().path("format");
        if (format.path("type").asText().equals("DivisionLeague")) {
            out.println(
                    "  After a season the first " + format.path("up").asInt() + " of a division go up a tier, the last "
                            + format.path("down").asInt() + " go down; with one division there is no other tier yet.");
        } else if (format.path("finalists").asInt() > 0) {
            out.println("  The first " + format.path("finalists").asInt()
                    + " after the rounds went on to the final; it decides their order.");
        }
    }

    private static String points(JsonNode places) {
        StringJoiner text = new StringJoiner("; ");
        for (int size = ContestPolicy.TABLE; size >= 2; size--) {
            JsonNode points = places.path(String.valueOf(size));
            if (!points.isEmpty()) {
                StringJoiner one = new StringJoiner("/");
                points.forEach(value -> one.add(value.asText()));
                text.add(size + " seats " + one);
            }
        }
        return text.toString();
    }

    private void checks(ContestReport report) {
        out.println();
        out.println(report.matches() + " matches in " + ContestProgress.time(Duration.ofSeconds(report.seconds())));
        out.println("Commitment before entry: " + report.commitment());
        out.println("Seed, revealed when play began: " + report.seed());
        boolean verified = report.pairings().stream().allMatch(ContestReport.Pairing::verified);
        out.println("Every round paired once more by the platform, the same tables: " + (verified ? "yes" : "NO"));
        out.println("Read models dropped and rebuilt from the log are identical: " + rebuilt(report.rebuild()));
        report.findings().forEach(finding -> out.println("  " + finding));
    }

    private static String rebuilt(@Nullable Boolean rebuild) {
        return rebuild == null ? "not checked (needs --internal-token)" : rebuild ? "yes" : "NO";
    }

    private void links(ContestReport report, URI origin, boolean keep) {
        String path = origin + "/api/v1/competitions/" + report.competitionId();
        out.println();
        out.println(keep ? "Where to look" : "Where to look while the platform runs (--keep leaves it running)");
        new Columns(out)
                .print(List.of(
                        List.of(path, "policy, entrants, rounds"),
                        List.of(path + "/rounds/1", "tables, matches, results"),
                        List.of(path + "/standings.html", "the standing as a page"),
                        List.of(path + "/entrants/1/explanation", "every number of an entrant, opened"),
                        List.of(path + "/export", "all of it, to check anywhere")));
    }

    /** Prints rows in columns as wide as they need to be. */
    static final class Columns {

        private final PrintWriter out;

        Columns(PrintWriter out) {
            this.out = out;
        }

        /** @param rows all of the same length; numbers go to the right */
        void print(List<List<String>> rows) {
            for (List<String> row : rows) {
                StringBuilder line = new StringBuilder(" ");
                for (int column = 0; column < row.size(); column++) {
                    line.append("  ").append(padded(row.get(column), width(rows, column)));
                }
                out.println(line.toString().stripTrailing());
            }
        }

        private static int width(List<List<String>> rows, int column) {
            return rows.stream().mapToInt(row -> row.get(column).length()).max().orElse(0);
        }

        private static String padded(String text, int width) {
            String space = " ".repeat(width - text.length());
            return text.matches("[-+]?[0-9.]+|-") ? space + text : text + space;
        }
    }
}
