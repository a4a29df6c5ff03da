package baffin.standalone.part;

import baffin.standalone.database.DatabaseServer;
import baffin.standalone.database.DatabaseSettings;
import baffin.standalone.process.PidFile;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The PostgreSQL server, with its databases. */
public final class DatabasePart implements Part {

    public static final String NAME = "postgres";

    private final DatabaseSettings settings;
    private final PidFile pidFile;
    private volatile @Nullable DatabaseServer server;

    /** @param pidFile tells who measures processes which one the server is */
    public DatabasePart(DatabaseSettings settings, PidFile pidFile) {
        this.settings = settings;
        this.pidFile = pidFile;
    }

    @Override
    public String name() {
        return NAME;
    }

    @Override
    public void start() throws IOException {
        try {
            DatabaseServer started = DatabaseServer.start(settings);
            server = started;
            started.pid().flatMap(ProcessHandle::of).ifPresent(pidFile::write);
        } catch (IOException | IllegalStateException e) {
            throw new IOException("the database does not start (" + e.getMessage() + "), see " + settings.logFile(), e);
        }
    }

    /**
     * Connects to one of its databases.
     *
     * @throws SQLException when it does not run or does not answer
     */
    Connection connect(String database) throws SQLException {
        DatabaseServer current = server;
        if (current == null) {
            throw new SQLException("the database does not run");
        }
        return current.connect(database);
    }

    @Override
    public boolean isAlive() {
        DatabaseServer current = server;
        return current != null && current.isAlive();
    }

    @Override
    public boolean isFrozen() {
        DatabaseServer current = server;
        return current != null && current.isFrozen();
    }

    @Override
    public void kill() {
        DatabaseServer current = server;
        if (current != null) {
            current.kill();
        }
    }

    @Override
    public void stop() {
        DatabaseServer current = server;
        // also a server that is gone must be closed: its lock on the data would keep the next one out
        if (current != null) {
            current.close();
            server = null;
            pidFile.delete();
        }
    }
}
