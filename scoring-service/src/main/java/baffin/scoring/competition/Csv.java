package baffin.scoring.competition;

import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Comma-separated values as in RFC 4180: a header line, lines end with CR LF, quotes where they are needed. Text that a
 * spreadsheet would take for a formula gets an apostrophe in front.
 */
public final class Csv {

    private static final String FORMULA = "=+-@\t\r";

    private final StringBuilder text = new StringBuilder();

    /** Begins with these columns. */
    public Csv(List<String> header) {
        line(header);
    }

    /** Adds a line; null makes an empty field. */
    public void add(List<? extends @Nullable Object> fields) {
        line(fields.stream()
                .map(field -> field == null ? "" : field instanceof Number ? field.toString() : harmless(field))
                .toList());
    }

    private void line(List<String> fields) {
        text.append(fields.stream().map(Csv::quoted).collect(Collectors.joining(",")))
                .append("\r\n");
    }

    private static String harmless(Object field) {
        String plain = field.toString();
        return !plain.isEmpty() && FORMULA.indexOf(plain.charAt(0)) >= 0 ? "'" + plain : plain;
    }

    private static String quoted(String field) {
        boolean needed = field.chars().anyMatch(each -> each == ',' || each == '"' || each == '\n' || each == '\r');
        return needed ? '"' + field.replace("\"", "\"\"") + '"' : field;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
