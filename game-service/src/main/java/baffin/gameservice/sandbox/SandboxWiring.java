package baffin.gameservice.sandbox;

import baffin.match.GameRegistry;
import baffin.platform.directory.NameDirectory;
import baffin.platform.match.GameModules;
import baffin.platform.match.SecretSeed;
import io.quarkus.arc.DefaultBean;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import org.jboss.logging.Logger;

/** Puts the parts of the sandboxes together, and looks after those that have expired. */
@Dependent
class SandboxWiring {

    private static final Logger LOG = Logger.getLogger(SandboxWiring.class);
    private static final int STEPS_MAX = 5_000;
    private static final long CLEAN_EVERY_MS = Duration.ofMinutes(10).toMillis();

    @Singleton
    @DefaultBean
    SandboxSecrets secrets() {
        SecureRandom random = new SecureRandom();
        return () -> SecretSeed.drawn(random);
    }

    @Singleton
    Sandboxes sandboxes(SandboxStore store, SandboxSecrets sandboxSecrets, SandboxConfig config, NameDirectory names) {
        GameModules gameModules = new GameModules(GameRegistry.installed(), names);
        return new Sandboxes(
                gameModules,
                store,
                new SandboxSettings(config.keep(), config.most(), STEPS_MAX),
                sandboxSecrets,
                Clock.systemUTC());
    }

    void start(@Observes StartupEvent event, Vertx vertx, Sandboxes sandboxes) {
        vertx.setPeriodic(
                CLEAN_EVERY_MS,
                ignored -> sandboxes
                        .clean()
                        .subscribe()
                        .with(
                                count -> LOG.debugf("%d sandboxes have expired", count),
                                away -> LOG.warnf("sandboxes are not cleaned up: %s", away.getMessage())));
    }
}
