package baffin.standalone.config;

import java.util.Locale;

/** The four services, as the launcher needs to know them. */
public enum Service {
    LOBBY(8081, 192, true),
    RULES(8082, 256, false),
    SCORING(8083, 192, true),
    GAME(8084, 256, true);

    private final int defaultPort;
    private final int heapMib;
    private final boolean database;

    Service(int defaultPort, int heapMib, boolean database) {
        this.defaultPort = defaultPort;
        this.heapMib = heapMib;
        this.database = database;
    }

    /** The name people use: {@code lobby}, {@code rules}, {@code scoring}, {@code game}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The module that builds it. */
    public String module() {
        return id() + "-service";
    }

    public int defaultPort() {
        return defaultPort;
    }

    /** Largest heap in MiB. */
    public int heapMib() {
        return heapMib;
    }

    /** Whether it has a database, which is then called as the service. */
    public boolean hasDatabase() {
        return database;
    }
}
