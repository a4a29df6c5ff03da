package baffin.gameservice.webhook.store;

import baffin.gameservice.webhook.address.AddressPolicy;
import baffin.gameservice.webhook.address.OwnNetworks;
import baffin.gameservice.webhook.client.SystemHostResolver;
import baffin.gameservice.webhook.client.VertxDeliveryClient;
import baffin.gameservice.webhook.delivery.DeliveryClient;
import baffin.gameservice.webhook.delivery.DeliveryDispatcher;
import baffin.gameservice.webhook.domain.WebhookStore;
import baffin.gameservice.webhook.domain.WebhookVault;
import baffin.gameservice.webhook.domain.Webhooks;
import baffin.platform.health.LivenessConfig;
import baffin.platform.limits.RateLimiter;
import baffin.platform.runtime.projection.engine.ProjectionConfig;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.engine.ProjectionSettings;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpClientOptions;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.Dependent;
import jakarta.enterprise.event.Observes;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.health.HealthCheck;
import org.eclipse.microprofile.health.Liveness;
import org.eclipse.microprofile.health.Readiness;
import org.jboss.logging.Logger;

/** Puts the parts of the webhooks together, and keeps them going. */
@Dependent
public class WebhookWiring {

    /** Name of the projection engine that reads competitions. */
    public static final String HOOKS = "hooks-competitions";

    private static final Logger LOG = Logger.getLogger(WebhookWiring.class);
    private static final int BATCH_MAX = 1_000;
    private static final int PENDING_MAX = 4_000;
    private static final Duration FLUSH_EVERY = Duration.ofMillis(100);
    private static final int SENT_A_MINUTE = 20;
    private static final int CHECKED_A_MINUTE = 30;

    private final Clock clock = Clock.systemUTC();

    @Produces
    @Singleton
    @Identifier(HOOKS)
    ProjectionEngine engine(
            @Identifier("game") Transactions transactions,
            @Identifier("game") TableLog tables,
            MeterRegistry meters,
            ProjectionConfig config,
            @ConfigProperty(name = "kafka.bootstrap.servers") String bootstrap) {
        ProjectionSettings settings = new ProjectionSettings(bootstrap, BATCH_MAX, PENDING_MAX, FLUSH_EVERY)
                .as(config)
                .after(tables.opened());
        return new ProjectionEngine(new WebhookProjection(clock), transactions, settings, meters);
    }

    @Produces
    @Singleton
    WebhookVault vault(WebhookConfig config) {
        try {
            return WebhookVault.of(config.keys().orElse(List.of()));
        } catch (IllegalArgumentException wrong) {
            // matches can be watched without webhooks
            LOG.errorf("BAFFIN_WEBHOOKS_KEYS: %s", wrong.getMessage());
            return WebhookVault.of(List.of());
        }
    }

    @Produces
    @Singleton
    WebhookStore store(@Identifier("game") Transactions transactions, WebhookVault vault) {
        return new DatabaseWebhookStore(transactions, vault);
    }

    @Produces
    @ApplicationScoped
    AddressPolicy gatekeeper(WebhookConfig config) {
        return new AddressPolicy(
                new SystemHostResolver(), config.networks().map(OwnNetworks::of).orElse(OwnNetworks.NONE));
    }

    @Produces
    @Singleton
    DeliveryClient carrier(Vertx vertx, AddressPolicy addressPolicy) {
        return new VertxDeliveryClient(
                vertx, addressPolicy, Duration.ofMillis(DeliveryClient.LONGEST_MS), new HttpClientOptions());
    }

    @Produces
    @Singleton
    DeliveryDispatcher courier(
            @Identifier("game") Transactions transactions,
            WebhookVault vault,
            DeliveryClient client,
            MeterRegistry meters) {
        return new DeliveryDispatcher(
                new WebhookDeliveries(vault, client),
                new DatabaseDeliveryQueue(transactions, WebhookDeliveries.TABLE),
                clock,
                meters);
    }

    @Produces
    @Singleton
    Webhooks hooks(WebhookStore store, AddressPolicy addressPolicy, DeliveryDispatcher deliveryDispatcher) {
        Webhooks.Limits limits = new Webhooks.Limits(
                new RateLimiter("pings and resends", SENT_A_MINUTE, Duration.ofMinutes(1)),
                new RateLimiter("addresses", CHECKED_A_MINUTE, Duration.ofMinutes(1)));
        return new Webhooks(store, addressPolicy, deliveryDispatcher, limits, new SecureRandom(), clock);
    }

    @Produces
    @Singleton
    @Readiness
    @Identifier(HOOKS)
    HealthCheck health(@Identifier(HOOKS) ProjectionEngine engine) {
        return engine::health;
    }

    @Produces
    @Singleton
    @Liveness
    @Identifier(HOOKS)
    HealthCheck moves(@Identifier(HOOKS) ProjectionEngine engine, LivenessConfig config) {
        return () -> engine.liveness(config.stallAfter());
    }

    void start(
            @Observes StartupEvent event,
            @Identifier("views") ProjectionEngine matches,
            @Identifier(HOOKS) ProjectionEngine competitions,
            DeliveryDispatcher deliveryDispatcher,
            WebhookStore store,
            WebhookVault vault,
            Vertx vertx) {
        matches.onWritten(written -> deliveryDispatcher.look());
        competitions.onWritten(written -> deliveryDispatcher.look());
        competitions
                .start()
                .chain(() -> sealed(store, vault))
                .subscribe()
                .with(
                        ready -> deliveryDispatcher.start(vertx),
                        fault -> LOG.error("webhooks are not told of competitions", fault));
    }

    // webhooks go on whatever comes of this
    private static Uni<Void> sealed(WebhookStore store, WebhookVault vault) {
        if (!vault.seals()) {
            LOG.warn("BAFFIN_WEBHOOKS_KEYS is not set: no webhook can be made");
            return Uni.createFrom().voidItem();
        }
        return store.sealAll()
                .onItem()
                .invoke(closed -> {
                    if (!closed.isEmpty()) {
                        LOG.errorf("no key of BAFFIN_WEBHOOKS_KEYS opens the secrets of the webhooks %s", closed);
                    }
                })
                .onFailure()
                .invoke(fault -> LOG.errorf(fault, "secrets of webhooks are not sealed anew"))
                .onFailure()
                .recoverWithNull()
                .replaceWithVoid();
    }

    void stop(
            @Observes ShutdownEvent event,
            @Identifier(HOOKS) ProjectionEngine engine,
            DeliveryDispatcher deliveryDispatcher) {
        deliveryDispatcher.close();
        engine.close();
    }
}
