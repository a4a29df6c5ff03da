package baffin.gameservice.webhook;

import baffin.gameservice.delivery.DatabaseDeliveryQueue;
import baffin.gameservice.delivery.DeliveryClient;
import baffin.gameservice.delivery.DeliveryDispatcher;
import baffin.gameservice.delivery.VertxDeliveryClient;
import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.delivery.address.OwnNetworks;
import baffin.gameservice.delivery.address.SystemHostResolver;
import baffin.platform.limits.RateLimiter;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
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
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import org.jboss.logging.Logger;

/** Puts the parts of the webhooks together, and keeps them going. */
@Dependent
class WebhookWiring {

    private static final Logger LOG = Logger.getLogger(WebhookWiring.class);
    private static final int SENT_A_MINUTE = 20;
    private static final int CHECKED_A_MINUTE = 30;

    private final Clock clock = Clock.systemUTC();

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

    @ApplicationScoped
    AddressPolicy gatekeeper(WebhookConfig config) {
        return new AddressPolicy(
                new SystemHostResolver(), config.networks().map(OwnNetworks::of).orElse(OwnNetworks.NONE));
    }

    @Singleton
    DeliveryClient carrier(Vertx vertx, AddressPolicy addressPolicy) {
        return new VertxDeliveryClient(
                vertx, addressPolicy, Duration.ofMillis(DeliveryClient.LONGEST_MS), new HttpClientOptions());
    }

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

    @Singleton
    Webhooks hooks(WebhookStore store, AddressPolicy addressPolicy, DeliveryDispatcher deliveryDispatcher) {
        Webhooks.Limits limits = new Webhooks.Limits(
                new RateLimiter("pings and resends", SENT_A_MINUTE, Duration.ofMinutes(1)),
                new RateLimiter("addresses", CHECKED_A_MINUTE, Duration.ofMinutes(1)));
        return new Webhooks(store, addressPolicy, deliveryDispatcher, limits, new SecureRandom(), clock);
    }

    void start(
            @Observes StartupEvent event,
            @Identifier("views") ProjectionEngine matches,
            @Identifier("game") TableLog tables,
            DeliveryDispatcher deliveryDispatcher,
            WebhookStore store,
            WebhookVault vault,
            Vertx vertx) {
        matches.onWritten(written -> deliveryDispatcher.look());
        tables.opened()
                .chain(() -> sealed(store, vault))
                .subscribe()
                .with(
                        ready -> deliveryDispatcher.start(vertx),
                        fault -> LOG.error("nothing is sent to webhooks", fault));
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

    void stop(@Observes ShutdownEvent event, DeliveryDispatcher deliveryDispatcher) {
        deliveryDispatcher.close();
    }
}
