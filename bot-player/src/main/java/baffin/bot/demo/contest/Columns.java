package baffin.bot.demo.contest;

import java.io.PrintWriter;
import java.util.List;

/** Prints rows in columns as wide as they need to be. */
final class Columns {

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
