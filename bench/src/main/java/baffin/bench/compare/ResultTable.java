package baffin.bench.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Rounds as a table for people. */
public final class ResultTable {

    private static final String NOT_MEASURED = "not measured";

    private ResultTable() {}

    private record Line(String what, String median, String spread, String unit) {}

    /** One line a figure, then one line a ratio; what no round has is said to be missing. */
    public static String of(Rounds rounds, List<Figure> figures, List<Ratio> ratios) {
        List<Line> lines = new ArrayList<>();
        lines.add(new Line("median of " + rounds.count(), "", "least to most", ""));
        figures.forEach(figure -> lines.add(line(figure.what(), rounds.of(figure), figure.unit())));
        ratios.forEach(ratio -> lines.add(line(ratio.what(), rounds.of(ratio), "times")));
        int what = lines.stream().mapToInt(line -> line.what().length()).max().orElse(0);
        int median =
                lines.stream().mapToInt(line -> line.median().length()).max().orElse(0);
        int spread =
                lines.stream().mapToInt(line -> line.spread().length()).max().orElse(0);
        String format = "%-" + what + "s  %" + median + "s  %-" + spread + "s  %s";
        StringBuilder text = new StringBuilder();
        for (Line line : lines) {
            text.append(String.format(format, line.what(), line.median(), line.spread(), line.unit())
                            .stripTrailing())
                    .append('\n');
        }
        return text.toString();
    }

    private static Line line(String what, Optional<Spread> found, String unit) {
        return found.map(spread -> new Line(
                        what, number(spread.median()), number(spread.least()) + " to " + number(spread.most()), unit))
                .orElseGet(() -> new Line(what, "-", NOT_MEASURED, ""));
    }

    /** Three digits at least, thousands with commas. */
    static String number(double value) {
        double size = Math.abs(value);
        if (size >= 100) {
            return String.format(Locale.ROOT, "%,d", Math.round(value));
        }
        return String.format(Locale.ROOT, size >= 10 ? "%.1f" : size >= 0.1 || size == 0 ? "%.2f" : "%.4f", value);
    }
}
