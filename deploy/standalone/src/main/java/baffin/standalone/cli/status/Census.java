package baffin.standalone.cli.status;

import baffin.standalone.config.Layout;
import baffin.standalone.config.PortPlan;
import baffin.standalone.config.Secrets;
import java.io.IOException;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.Properties;

/** Counts rows of the platform's databases. */
final class Census {

    private static final String ACCOUNTS = "select count(*) from account";
    private static final String LIVE_MATCHES = """
            select count(*) from match_head where ended_at is null and generation in
              (select generation from projection_generation where projection = 'matches' and state = 'LIVE')""";

    private Census() {}

    static long accounts(Layout layout, PortPlan ports) throws IOException, SQLException {
        return count(layout, ports, "lobby", ACCOUNTS);
    }

    static long liveMatches(Layout layout, PortPlan ports) throws IOException, SQLException {
        return count(layout, ports, "game", LIVE_MATCHES);
    }

    private static long count(Layout layout, PortPlan ports, String database, String query)
            throws IOException, SQLException {
        Properties properties = new Properties();
        properties.setProperty("user", "baffin");
        properties.setProperty("password", Secrets.in(layout.secrets()).databasePassword());
        properties.setProperty("connectTimeout", "2");
        properties.setProperty("socketTimeout", "2");
        String url = "jdbc:postgresql://127.0.0.1:" + ports.database() + "/" + database;
        try (var connection = DriverManager.getConnection(url, properties);
                var statement = connection.createStatement();
                var row = statement.executeQuery(query)) {
            row.next();
            return row.getLong(1);
        }
    }
}
