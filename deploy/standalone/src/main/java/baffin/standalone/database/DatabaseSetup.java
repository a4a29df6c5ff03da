package baffin.standalone.database;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import javax.sql.DataSource;

/** Makes user, passwords and databases what the settings say. Repeating it changes nothing. */
final class DatabaseSetup {

    private static final String PASSWORDS_ONLY = """
            local all all scram-sha-256
            host  all all 127.0.0.1/32 scram-sha-256
            host  all all ::1/128 scram-sha-256
            """;

    private DatabaseSetup() {}

    static void prepare(DataSource superuser, DatabaseSettings settings) throws SQLException, IOException {
        try (Connection connection = superuser.getConnection();
                Statement statement = connection.createStatement()) {
            String password = literal(settings.password());
            statement.execute("alter role postgres password " + password);
            if (!exists(connection, "select 1 from pg_roles where rolname = ?", settings.user())) {
                statement.execute("create role " + identifier(settings.user()) + " login");
            }
            statement.execute("alter role " + identifier(settings.user()) + " password " + password);
            for (String database : settings.databases()) {
                if (!exists(connection, "select 1 from pg_database where datname = ?", database)) {
                    statement.execute(
                            "create database " + identifier(database) + " owner " + identifier(settings.user()));
                }
            }
            requirePasswords(settings.dataDir(), statement);
        }
    }

    // the library initialises the server so that anyone on this machine may be anybody
    private static void requirePasswords(Path dataDir, Statement statement) throws IOException, SQLException {
        Path rules = dataDir.resolve("pg_hba.conf");
        if (!Files.readString(rules).equals(PASSWORDS_ONLY)) {
            Files.writeString(rules, PASSWORDS_ONLY);
            statement.execute("select pg_reload_conf()");
        }
    }

    private static boolean exists(Connection connection, String query, String name) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(query)) {
            statement.setString(1, name);
            try (var rows = statement.executeQuery()) {
                return rows.next();
            }
        }
    }

    private static String identifier(String name) {
        return '"' + name.replace("\"", "\"\"") + '"';
    }

    private static String literal(String text) {
        return '\'' + text.replace("'", "''") + '\'';
    }
}
