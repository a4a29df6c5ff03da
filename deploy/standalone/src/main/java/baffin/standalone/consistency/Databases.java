package baffin.standalone.consistency;

import baffin.standalone.consistency.DatabaseMarks.Place;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Reads and writes marks in the databases of the services. */
final class Databases {

    // a schema of its own: migrations begin in an empty one
    private static final String SCHEMA = "platform";
    private static final String MARK = "mark";
    private static final String TABLES = "public";
    private static final String GENERATIONS = "projection_generation";
    private static final String TABLE_LOG = "table_log";

    private final Consistency.Source source;
    private final List<String> names;

    Databases(Consistency.Source source, List<String> names) {
        this.source = source;
        this.names = List.copyOf(names);
    }

    DatabaseMarks marks() throws SQLException {
        Map<String, String> platforms = new HashMap<>();
        Map<Place, Long> read = new HashMap<>();
        Map<String, String> sealed = new HashMap<>();
        for (String name : names) {
            try (Connection connection = source.connect(name);
                    Statement statement = connection.createStatement()) {
                platform(statement, name, platforms);
                positions(statement, read);
                tables(statement, read, sealed);
            }
        }
        return new DatabaseMarks(platforms, read, sealed);
    }

    /** Notes whose databases they are. */
    void belongTo(String platform) throws SQLException {
        for (String name : names) {
            try (Connection connection = source.connect(name);
                    Statement statement = connection.createStatement()) {
                statement.execute("create schema if not exists " + SCHEMA);
                statement.execute("create table if not exists " + SCHEMA + "." + MARK + " (id text primary key)");
                try (PreparedStatement insert = connection.prepareStatement(
                        "insert into " + SCHEMA + "." + MARK + " values (?) on conflict do nothing")) {
                    insert.setString(1, platform);
                    insert.executeUpdate();
                }
            }
        }
    }

    private static void platform(Statement statement, String name, Map<String, String> platforms) throws SQLException {
        if (has(statement, SCHEMA, MARK)) {
            try (ResultSet rows = statement.executeQuery("select id from " + SCHEMA + "." + MARK)) {
                while (rows.next()) {
                    platforms.put(name, rows.getString(1));
                }
            }
        }
    }

    private static void positions(Statement statement, Map<Place, Long> read) throws SQLException {
        if (!has(statement, TABLES, GENERATIONS)) {
            return;
        }
        try (ResultSet rows = statement.executeQuery("select g.topic, p.part, max(p.next_offset) from " + GENERATIONS
                + " g join projection_position p using (projection, generation) group by g.topic, p.part")) {
            while (rows.next()) {
                read.merge(new Place(rows.getString(1), rows.getInt(2)), rows.getLong(3), Math::max);
            }
        }
    }

    private static void tables(Statement statement, Map<Place, Long> read, Map<String, String> sealed)
            throws SQLException {
        if (!has(statement, TABLES, TABLE_LOG)) {
            return;
        }
        try (ResultSet rows = statement.executeQuery("select topic, next_offset, sealed_under from " + TABLE_LOG)) {
            while (rows.next()) {
                read.merge(new Place(rows.getString(1), 0), rows.getLong(2), Math::max);
                sealed.put(rows.getString(1), rows.getString(3));
            }
        }
    }

    private static boolean has(Statement statement, String schema, String table) throws SQLException {
        try (ResultSet rows = statement.executeQuery("select 1 from information_schema.tables where table_name = '"
                + table + "' and table_schema = '" + schema + "'")) {
            return rows.next();
        }
    }
}
