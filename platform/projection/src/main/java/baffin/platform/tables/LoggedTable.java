package baffin.platform.tables;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A table whose rows stand in the log as well.
 *
 * @param name of the table
 * @param key columns of its primary key; no personal values, because keys of records are not sealed
 * @param watched columns whose updates go to the log; empty for all. What the others hold is not worth a record
 */
public record LoggedTable(String name, List<String> key, List<String> watched) {

    public LoggedTable {
        if (key.isEmpty()) {
            throw new IllegalArgumentException("table " + name + " needs a key");
        }
        key = List.copyOf(key);
        watched = List.copyOf(watched);
    }

    /** A table of which every change goes to the log. */
    public LoggedTable(String name, String... key) {
        this(name, List.of(key), List.of());
    }

    /** The same, but updates go to the log only when they set one of these columns. */
    public LoggedTable watching(String... columns) {
        return new LoggedTable(name, key, List.of(columns));
    }

    /** Expression for the key of a row of {@code t}: its values as a JSON array. */
    String keyOfRow() {
        return "cast(jsonb_build_array("
                + key.stream().map(column -> "t." + column).collect(Collectors.joining(", ")) + ") as text)";
    }

    String recordKey(String keyOfRow) {
        return name + keyOfRow;
    }

    /** True when a record is one of its rows. */
    boolean holds(String recordKey) {
        return recordKey.startsWith(name + "[");
    }

    /** The inverse of {@link #recordKey}. */
    String rowKey(String recordKey) {
        return recordKey.substring(name.length());
    }
}
