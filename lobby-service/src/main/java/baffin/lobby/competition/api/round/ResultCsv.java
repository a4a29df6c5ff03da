package baffin.lobby.competition.api.round;

import baffin.platform.problem.Problem;
import baffin.platform.problem.Violation;
import baffin.platform.wire.Json;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * Results as they are pasted from a table: cells between commas, semicolons or tabs.
 *
 * @param body the same as JSON
 * @param lines number of the line of each row, from 1
 */
record ResultCsv(ObjectNode body, List<Integer> lines) {

    /** Columns that a first line may name; the lower-case names of a row's members. */
    private static final List<String> COLUMNS =
            List.of("round", "table", "entrant", "player", "handle", "place", "score", "fate");

    private static final List<String> USUAL = List.of("table", "handle", "score");
    private static final List<String> WITH_ROUND = List.of("round", "table", "handle", "score");
    private static final List<String> NUMBERS = List.of("round", "table", "entrant", "place", "score");
    private static final Pattern NUMBER = Pattern.compile("-?\\d{1,9}");

    /** Reads text; fails with the lines that have no row. */
    static ResultCsv of(String text) {
        List<String> lines = text.replace("\uFEFF", "").lines().toList();
        String first =
                lines.stream().filter(line -> !line.isBlank()).findFirst().orElse("");
        String between = first.contains("\t") ? "\t" : first.contains(";") ? ";" : ",";
        List<String> columns = columns(cells(first, between));
        ObjectNode body = Json.shared().object();
        ArrayNode rows = body.putArray("rows");
        List<Integer> numbers = new ArrayList<>();
        List<Violation> faults = new ArrayList<>();
        boolean skip = cells(first, between).stream().anyMatch("table"::equalsIgnoreCase);
        for (int line = 0; line < lines.size(); line++) {
            if (lines.get(line).isBlank()) {
                continue;
            }
            if (skip) {
                skip = false;
                continue;
            }
            List<String> cells = cells(lines.get(line), between);
            if (cells.size() > columns.size()) {
                faults.add(new Violation(
                                "",
                                "invalid",
                                "line " + (line + 1) + " has " + cells.size() + " cells; the columns are " + columns)
                        .withExample("3,Amundsen,61"));
            }
            numbers.add(line + 1);
            row(rows.addObject(), columns, cells);
        }
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        return new ResultCsv(body, numbers);
    }

    private static void row(ObjectNode row, List<String> columns, List<String> cells) {
        for (int column = 0; column < Math.min(columns.size(), cells.size()); column++) {
            String name = columns.get(column);
            String cell = cells.get(column);
            if (NUMBERS.contains(name) && NUMBER.matcher(cell).matches()) {
                row.put(name, Integer.parseInt(cell));
            } else if (!cell.isEmpty()) {
                row.put(name, cell);
            }
        }
    }

    /** What the first line names, or what as many cells mean. */
    private static List<String> columns(List<String> first) {
        List<String> small =
                first.stream().map(cell -> cell.toLowerCase(Locale.ROOT)).toList();
        if (!small.contains("table")) {
            return first.size() > USUAL.size() ? WITH_ROUND : USUAL;
        }
        List<Violation> faults = small.stream()
                .filter(name -> !COLUMNS.contains(name))
                .map(name -> new Violation("", "invalid", "line 1 names a column that is not known")
                        .withAllowed(COLUMNS)
                        .withValue(name))
                .toList();
        if (!faults.isEmpty()) {
            throw Problem.invalidFields(faults).asException();
        }
        return small;
    }

    private static List<String> cells(String line, String between) {
        return Arrays.stream(line.split(between, -1))
                .map(String::strip)
                .map(cell -> cell.length() > 1 && cell.startsWith("\"") && cell.endsWith("\"")
                        ? cell.substring(1, cell.length() - 1)
                        : cell)
                .toList();
    }
}
