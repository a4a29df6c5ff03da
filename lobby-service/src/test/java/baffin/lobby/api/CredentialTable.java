package baffin.lobby.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The lines of {@code credentials.tsv}. */
final class CredentialTable {

    /** Where it is in the tree. */
    static final String FILE = "lobby-service/src/test/resources/baffin/lobby/api/credentials.tsv";

    private static final int EVENTS_FROM = 2;

    private CredentialTable() {}

    /**
     * One cell.
     *
     * @param thing that can become a session
     * @param event that ends credentials
     * @param stays true when the thing is as good after the event as before
     */
    record Cell(String thing, String event, boolean stays) {

        @Override
        public String toString() {
            return thing + (stays ? " stays good after " : " ends by ") + event;
        }
    }

    /** A file of the class path. */
    static String text(String path) {
        try (InputStream file = CredentialTable.class.getResourceAsStream(path)) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String[]> lines() {
        return text("credentials.tsv")
                .lines()
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.split("\t", -1))
                .toList();
    }

    static List<Cell> cells() {
        List<String[]> lines = lines();
        String[] head = lines.getFirst();
        List<Cell> cells = new ArrayList<>();
        for (String[] line : lines.subList(1, lines.size())) {
            assertThat(line).as(FILE).hasSameSizeAs(head);
            for (int column = EVENTS_FROM; column < head.length; column++) {
                assertThat(line[column]).as(FILE).isIn("stays", "ends");
                cells.add(new Cell(line[0], head[column], line[column].equals("stays")));
            }
        }
        return cells;
    }

    /** The tables of the schema that the lines name. */
    static Set<String> tables() {
        Set<String> tables = new TreeSet<>();
        lines().stream().skip(1).forEach(line -> tables.addAll(Arrays.asList(line[1].split(" "))));
        return tables;
    }
}
