package baffin.gameservice.push;

import baffin.gameservice.delivery.DatabaseDeliveryQueue;
import baffin.gameservice.delivery.DeliveryClient;
import baffin.gameservice.delivery.DeliveryDispatcher;
import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.notification.NoticeWords;
import baffin.gameservice.webhook.WebhookVault;
import baffin.platform.directory.NameDirectory;
import baffin.platform.limits.RateLimiter;
import baffin.platform.names.PublicNames;
import baffin.platform.runtime.projection.engine.ProjectionEngine;
import baffin.platform.runtime.projection.store.Transactions;
import baffin.platform.tables.TableLog;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import io.smallrye.common.annotation.Identifier;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import io.vertx.core.Vertx;
import jakarta.enterprise.event.Observes;
import jakarta.inject.Singleton;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Puts the parts of web push together, and keeps them going where the host has a key for it. */
@Singleton
class PushWiring {

    private static final Logger LOG = Logger.getLogger(PushWiring.class);
    private static final int CHECKED_A_MINUTE = 30;

    /** What no mail reaches, where the host has said nothing: better than a request without a contact. */
    private static final String NOBODY = "mailto:baffin@localhost";

    private final Clock clock = Clock.systemUTC();
    private final PushVault vault;
    private final @Nullable VapidKey key;
    private final @Nullable PushRequests requests;
    private @Nullable DeliveryDispatcher dispatcher;

    PushWiring(
            PushConfig config,
            WebhookVault webhooks,
            NameDirectory names,
            @ConfigProperty(name = "baffin.public-url") Optional<URI> publicUrl) {
        this.vault = new PushVault(webhooks.sealer());
        String contact = config.contact()
                .or(() -> publicUrl.map(URI::toString).filter(url -> url.startsWith("https:")))
                .orElse(NOBODY);
        VapidKey read = config.privateKey().map(this::key).orElse(null);
        this.requests = read == null ? null : requests(read, contact, names);
        this.key = requests == null ? null : read;
    }

    // everything else goes on without push
    private @Nullable VapidKey key(String hex) {
        if (!vault.seals()) {
            LOG.warn("BAFFIN_WEBHOOKS_KEYS is not set: push is off, since nothing seals the keys of browsers");
            return null;
        }
        try {
            return VapidKey.of(hex);
        } catch (IllegalArgumentException wrong) {
            LOG.errorf("push is off: BAFFIN_PUSH_PRIVATE_KEY %s", wrong.getMessage());
            return null;
        }
    }

    private static @Nullable PushRequests requests(VapidKey key, String contact, PublicNames names) {
        try {
            return new PushRequests(key, contact, (notice, language) -> NoticeWords.summary(notice, language, names));
        } catch (IllegalArgumentException wrong) {
            LOG.errorf("push is off: BAFFIN_PUSH_CONTACT is '%s', no mailto: or https: address", contact);
            return null;
        }
    }

    @Singleton
    PushStore store(@Identifier("game") Transactions transactions) {
        return new PushStore(transactions, vault, serverKey());
    }

    @Singleton
    PushRows rows() {
        return new PushRows(serverKey(), clock);
    }

    private String serverKey() {
        return key == null ? "" : key.publicText();
    }

    @Singleton
    PushSubscriptions subscriptions(PushStore store, AddressPolicy addressPolicy) {
        RateLimiter limit = new RateLimiter("addresses", CHECKED_A_MINUTE, Duration.ofMinutes(1));
        return new PushSubscriptions(key, store, addressPolicy, limit, clock);
    }

    void start(
            @Observes StartupEvent event,
            Vertx vertx,
            @Identifier("game") Transactions transactions,
            PushStore store,
            DeliveryClient client,
            MeterRegistry meters,
            @Identifier("game") TableLog tables,
            @Identifier("views") ProjectionEngine matches,
            @Identifier("game-competitions") ProjectionEngine competitions) {
        PushRequests made = requests;
        if (made == null) {
            return;
        }
        DeliveryDispatcher sending = new DeliveryDispatcher(
                new PushDeliveries(vault, made, client, Infrastructure.getDefaultWorkerPool()),
                new DatabaseDeliveryQueue(transactions, PushRows.TABLE),
                clock,
                meters);
        dispatcher = sending;
        matches.onWritten(written -> sending.look());
        competitions.onWritten(written -> sending.look());
        tables.opened()
                .invoke(() -> sending.start(vertx))
                .chain(store::sealAll)
                .subscribe()
                .with(
                        closed -> LOG.debugf("%d push subscriptions can't be opened", closed.size()),
                        fault -> LOG.errorf(fault, "keys of browsers are not sealed anew"));
    }

    void stop(@Observes ShutdownEvent event) {
        if (dispatcher != null) {
            dispatcher.close();
        }
    }
}
