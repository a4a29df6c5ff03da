package baffin.game.data;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;

/** Reads a data file: tab-separated, comment lines begin with "# ", the first other line names the columns. */
public final class DataFile {

    private static final Set<String> MARKS = Set.of("R", "DE", "ES", "B", "2", "X", "I", "D");

    private DataFile() {}

    /** True when there is a resource {@code /<name>.tsv}. */
    static boolean exists(String name) {
        return DataFile.class.getResource("/" + name + ".tsv") != null;
    }

    /**
     * Reads every row of the resource {@code /<name>.tsv}.
     *
     * @param name folder and file, such as {@code expedition/prices}
     * @param columns the columns it must have, before the last one, {@code source}
     * @throws IllegalStateException when the file is missing or a row is wrong, naming file and line
     */
    public static <T> List<T> read(String name, List<String> columns, Function<Row, T> reader) {
        try (InputStream stream = DataFile.class.getResourceAsStream("/" + name + ".tsv")) {
            if (stream == null) {
                throw new IllegalStateException("data file " + name + ".tsv is missing");
            }
            return parse(
                    name, columns, reader, new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8)));
        } catch (IOException e) {
            throw new UncheckedIOException("data file " + name + ".tsv can't be read", e);
        }
    }

    static <T> List<T> parse(String name, List<String> columns, Function<Row, T> reader, BufferedReader lines)
            throws IOException {
        List<String> header = new ArrayList<>(columns);
        header.add("source");
        List<T> result = new ArrayList<>();
        boolean headed = false;
        int number = 0;
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            number++;
            if (line.startsWith("# ") || line.isBlank()) {
                continue;
            }
            Row row = new Row(name + ".tsv line " + number, header, List.of(line.split("\t", -1)));
            if (headed) {
                row.checkSource(MARKS);
                result.add(reader.apply(row));
            } else {
                row.check(row.cells().equals(header), "columns must be " + header);
                headed = true;
            }
        }
        if (result.isEmpty()) {
            throw new IllegalStateException(name + ".tsv has no rows");
        }
        return List.copyOf(result);
    }
}
