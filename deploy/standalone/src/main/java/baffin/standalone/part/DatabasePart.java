package baffin.standalone.part;

import baffin.standalone.database.DatabaseServer;
import baffin.standalone.database.DatabaseSettings;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The PostgreSQL server, with its databases. */
public final class DatabasePart implements Part {

    public static final String NAME = "postgres";

    private final DatabaseSettings settings;
    private volatile @Nullable DatabaseServer server;

    public DatabasePart(DatabaseSettings settings) {
        this.settings = settings;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void start() throws IOException {
        try {
            server = DatabaseServer.start(settings);
        } catch (IOException | IllegalStateException e) {
            throw new IOException("the database does not start (" + e.getMessage() + "), see " + settings.logFile(), e);
        }
    }

    @Override
    public boolean isAlive() {
        DatabaseServer current = server;
        return current != null && current.isAlive();
    }

    @Override
    public void stop() {
        DatabaseServer current = server;
        // also a server that is gone must be closed: its lock on the data would keep the next one out
        if (current != null) {
            current.close();
            server = null;
        }
    }
}
