package baffin.lobby.config;

import io.quarkus.runtime.StartupEvent;
import jakarta.annotation.Priority;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import jakarta.interceptor.Interceptor;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.flywaydb.core.Flyway;

/**
 * Brings the tables of the lobby up to date before anything uses them.
 *
 * <p>Flyway runs by itself, without the framework's pool of JDBC connections and its transaction manager: nothing else
 * here speaks JDBC, and both would be carried along with every request.
 */
@ApplicationScoped
class Migrations {

    private static final int RETRIES = 60;
    private static final int RETRY_EVERY_S = 1;

    private final String url;
    private final String user;
    private final String password;

    Migrations(
            @ConfigProperty(name = "baffin.migrations.lobby-url") String url,
            @ConfigProperty(name = "quarkus.datasource.lobby.username") String user,
            @ConfigProperty(name = "quarkus.datasource.lobby.password") String password) {
        this.url = url;
        this.user = user;
        this.password = password;
    }

    void migrate(@Observes @Priority(Interceptor.Priority.PLATFORM_BEFORE) StartupEvent event) {
        Flyway.configure()
                .dataSource(url, user, password)
                .connectRetries(RETRIES)
                .connectRetriesInterval(RETRY_EVERY_S)
                .load()
                .migrate();
    }
}
