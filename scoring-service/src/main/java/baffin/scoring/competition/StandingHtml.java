package baffin.scoring.competition;

import baffin.competition.policy.TieBreak;
import baffin.competition.standing.TieBreakValue;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** A standing as a plain page that other sites can embed: no script, nothing from elsewhere, a table with headings. */
public final class StandingHtml {

    private static final int LOT_SHOWN = 8;
    private static final String STYLE = """
            body{font:16px/1.4 system-ui,sans-serif;margin:1rem;color:#1a1a1a;background:#fff}
            table{border-collapse:collapse;margin:0 0 1.5rem}
            caption{text-align:left;font-weight:bold;padding:.3rem 0}
            th,td{padding:.25rem .6rem;border-bottom:1px solid #c8c8c8;text-align:right}
            th[scope=row],td.name,th.name{text-align:left}
            """;

    private final StringBuilder page = new StringBuilder();
    private final StandingDocument document;

    private StandingHtml(StandingDocument document) {
        this.document = document;
    }

    /** All rows of a document. */
    public static String of(StandingDocument document) {
        return new StandingHtml(document).page();
    }

    private String page() {
        String title = escaped(document.name());
        page.append("<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n")
                .append("<meta name=\"viewport\" content=\"width=device-width\">\n<title>")
                .append(title)
                .append(": standing</title>\n<style>\n")
                .append(STYLE)
                .append("</style>\n</head>\n<body>\n<h1>")
                .append(title)
                .append("</h1>\n");
        Integer division = null;
        boolean open = false;
        for (StandingRow row : document.items()) {
            if (!open || !Objects.equals(division, row.division())) {
                page.append(open ? "</tbody>\n</table>\n" : "");
                division = row.division();
                open = true;
                head(division);
            }
            row(row);
        }
        page.append(open ? "</tbody>\n</table>\n" : "<p>Nobody has entered yet.</p>\n");
        page.append("<p>Version ")
                .append(document.version())
                .append(", ")
                .append(document.status().name().toLowerCase(Locale.ROOT))
                .append(document.official() ? "" : ", counted under another policy")
                .append(document.imported() ? ", imported: played on another installation, not seen here" : "")
                .append("</p>\n</body>\n</html>\n");
        return page.toString();
    }

    private void head(@Nullable Integer division) {
        page.append("<table>\n<caption>")
                .append(division == null ? "Standing" : "Division " + division)
                .append("</caption>\n<thead>\n<tr><th scope=\"col\">Rank</th>")
                .append("<th scope=\"col\" class=\"name\">Name</th><th scope=\"col\">Points</th>");
        document.tieBreaks().forEach(kind -> column(words(kind)));
        column("Played");
        column("Left");
        page.append("</tr>\n</thead>\n<tbody>\n");
    }

    private void column(String name) {
        page.append("<th scope=\"col\">").append(name).append("</th>");
    }

    private static String words(TieBreak kind) {
        String lower = kind.name().toLowerCase(Locale.ROOT).replace('_', ' ');
        return Character.toUpperCase(lower.charAt(0)) + lower.substring(1);
    }

    private void row(StandingRow row) {
        page.append("<tr><td>")
                .append(row.rank())
                .append("</td><th scope=\"row\">")
                .append(escaped(row.handle()))
                .append("</th>");
        cell(row.points());
        row.tieBreaks().forEach(value -> cell(value(value)));
        cell(row.played());
        cell(row.gamesLeft());
        page.append("</tr>\n");
    }

    private static Object value(TieBreakValue value) {
        String lot = value.lot();
        if (lot != null) {
            return lot.substring(0, LOT_SHOWN);
        }
        return value.value() == null ? "" : value.value().toPlainString();
    }

    private void cell(Object value) {
        page.append("<td>").append(value).append("</td>");
    }

    /** Text that cannot be anything but text. */
    static String escaped(String text) {
        StringBuilder safe = new StringBuilder(text.length());
        for (int index = 0; index < text.length(); index++) {
            char each = text.charAt(index);
            switch (each) {
                case '<' -> safe.append("&lt;");
                case '>' -> safe.append("&gt;");
                case '&' -> safe.append("&amp;");
                case '"' -> safe.append("&quot;");
                case '\'' -> safe.append("&#39;");
                default -> safe.append(each);
            }
        }
        return safe.toString();
    }
}
