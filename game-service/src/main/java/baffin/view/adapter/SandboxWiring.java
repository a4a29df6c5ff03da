package baffin.view.adapter;

import baffin.match.GameRegistry;
import baffin.platform.match.Desks;
import baffin.platform.match.SecretSeed;
import baffin.platform.runtime.projection.Transactions;
import baffin.view.sandbox.SandboxFeed;
import baffin.view.sandbox.SandboxStore;
import baffin.view.sandbox.Sandboxes;
import baffin.view.sandbox.Secrets;
import baffin.view.sandbox.Settings;
import io.quarkus.arc.DefaultBean;
import io.quarkus.runtime.StartupEvent;
import io.vertx.core.Vertx;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;

/** Puts the parts of the sandboxes together, and looks after those that have expired. */
@Dependent
class SandboxWiring {

    private static final Logger LOG = Logger.getLogger(SandboxWiring.class);
    private static final int STEPS_MAX = 5_000;
    private static final long CLEAN_EVERY_MS = Duration.ofMinutes(10).toMillis();

    @Produces
    @Singleton
    @DefaultBean
    Secrets secrets() {
        SecureRandom random = new SecureRandom();
        return () -> SecretSeed.drawn(random);
    }

    @Produces
    @Singleton
    SandboxStore store(Transactions transactions) {
        return new DatabaseSandboxes(transactions);
    }

    @Produces
    @Singleton
    Sandboxes sandboxes(
            SandboxStore store,
            Secrets secrets,
            @ConfigProperty(name = "baffin.sandboxes.keep") Duration keep,
            @ConfigProperty(name = "baffin.sandboxes.most") int most) {
        Desks desks = new Desks(GameRegistry.installed());
        return new Sandboxes(desks, store, new Settings(keep, most, STEPS_MAX), secrets, Clock.systemUTC());
    }

    @Produces
    @Singleton
    SandboxFeed feed(Sandboxes sandboxes, SandboxStore store) {
        return new SandboxFeed(sandboxes, store);
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
