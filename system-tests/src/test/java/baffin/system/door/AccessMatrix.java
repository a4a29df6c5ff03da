package baffin.system.door;

import baffin.system.door.Callers.Kind;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Who may ask for what, from the file {@code access-matrix.tsv}: a line an operation, with a body that would do, and a
 * column a kind of caller, which holds {@code ok} or the status of the refusal. The last column says what a page of
 * another site may do that the host has not named: {@code any}, what it may with a {@code token}, or nothing where only
 * {@code own} pages ask.
 */
final class AccessMatrix {

    static final String OK = "ok";

    private final Map<String, Line> lines = new LinkedHashMap<>();

    /**
     * A line of the matrix.
     *
     * @param body what to send; empty for nothing
     * @param page whether a page of another site may ask: any, token, own
     */
    record Line(String operation, String body, String page, Map<Kind, String> cells) {

        Line {
            cells = new EnumMap<>(cells);
        }

        /** The same with other cells. */
        Line with(Map<Kind, String> others) {
            return new Line(operation, body, page, others);
        }

        /** The line as it stands in the file. */
        String text() {
            List<String> columns = new ArrayList<>(List.of(operation));
            for (Kind kind : Kind.values()) {
                columns.add(cells.get(kind));
            }
            columns.add(body);
            columns.add(page);
            return String.join("\t", columns);
        }
    }

    static AccessMatrix load() {
        AccessMatrix matrix = new AccessMatrix();
        try (InputStream in = AccessMatrix.class.getResourceAsStream("access-matrix.tsv")) {
            String text =
                    new String(Objects.requireNonNull(in, "access-matrix.tsv").readAllBytes(), StandardCharsets.UTF_8);
            text.lines().skip(1).filter(line -> !line.startsWith("#")).forEach(matrix::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return matrix;
    }

    Map<String, Line> lines() {
        return lines;
    }

    private void add(String text) {
        String[] columns = text.split("\t", -1);
        Kind[] kinds = Kind.values();
        Map<Kind, String> cells = new EnumMap<>(Kind.class);
        for (Kind kind : kinds) {
            cells.put(kind, columns[kind.ordinal() + 1]);
        }
        lines.put(columns[0], new Line(columns[0], columns[kinds.length + 1], columns[kinds.length + 2], cells));
    }
}
