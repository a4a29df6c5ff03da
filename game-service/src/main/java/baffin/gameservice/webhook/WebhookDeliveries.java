package baffin.gameservice.webhook;

import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryClient;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.delivery.DeliveryKind;
import baffin.gameservice.delivery.DeliveryOutcome;
import baffin.gameservice.delivery.DeliveryResponse;
import baffin.gameservice.delivery.DeliveryTable;
import baffin.gameservice.delivery.RetryPlan;
import baffin.gameservice.delivery.Signature;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.delivery.WebhookSecret;
import baffin.platform.runtime.projection.store.Sql;
import io.smallrye.mutiny.Uni;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import org.hibernate.reactive.mutiny.Mutiny;
import org.jboss.logging.Logger;

/** Deliveries to webhooks: signed, tried ten times; a webhook that fails for days is switched off. */
public final class WebhookDeliveries implements DeliveryKind {

    private static final Logger LOG = Logger.getLogger(WebhookDeliveries.class);
    private static final String PING = WebhookEventType.PING.text();
    private static final Limits LIMITS = new Limits(512, 4, 12);
    private static final Duration KEPT = Duration.ofDays(30);
    private static final String SEALED = "the platform can't open the secret; rotate it, or ask who runs the platform";
    private static final String GONE = "the receiver answered 410";
    private static final String FAILING = "every attempt has failed for " + RetryPlan.GIVE_UP_AFTER.toDays() + " days";

    /** An attempt, with its DNS lookup, takes less. */
    static final Duration LEASE = Duration.ofMillis(3L * DeliveryClient.LONGEST_MS);

    static final DeliveryTable TABLE = new DeliveryTable(
            "webhook_delivery",
            "select id, owner, url, secret || ' ' || older as keys, state from webhook",
            "(w.state = 'ACTIVE' or q.type = '" + PING + "')",
            """
            d.created < :before and (d.state <> 'WAITING'
                or exists (select 1 from webhook w where w.id = d.target_id and w.state = 'PAUSED'))
              or not exists (select 1 from webhook w where w.id = d.target_id)
            """,
            LEASE,
            WebhookDeliveries::settled);

    private final WebhookVault vault;
    private final DeliveryClient client;

    public WebhookDeliveries(WebhookVault vault, DeliveryClient client) {
        this.vault = vault;
        this.client = client;
    }

    @Override
    public String name() {
        return "webhooks";
    }

    @Override
    public Limits limits() {
        return LIMITS;
    }

    @Override
    public Duration kept() {
        return KEPT;
    }

    @Override
    public Uni<DeliveryResponse> send(DeliveryJob job, Instant now) {
        WebhookKeys keys = keys(job).with(secret -> vault.open(job.target(), secret));
        if (!keys.secret().readable()) {
            LOG.errorf("webhook %s: no key of this installation opens its secret", job.target());
            return Uni.createFrom().item(DeliveryResponse.not(SEALED));
        }
        List<WebhookSecret> secrets =
                keys.signing(now).stream().filter(WebhookSecret::readable).toList();
        byte[] body = job.body().getBytes(StandardCharsets.UTF_8);
        return client.post(job.url(), Signature.headers(job.event(), now, body, secrets), body);
    }

    static WebhookKeys keys(DeliveryJob job) {
        String[] parts = job.keys().split(" ", 2);
        return WebhookEntity.keys(parts[0], parts[1]);
    }

    @Override
    public DeliveryOutcome judge(DeliveryJob job, DeliveryAttempt attempt, DeliveryResponse response) {
        return DeliveryOutcome.of(
                attempt,
                response.pause(attempt.ended()).orElse(Duration.ZERO),
                job.tries() + 1,
                ThreadLocalRandom.current().nextDouble());
    }

    private static Uni<?> settled(
            Mutiny.Session session, DeliveryJob job, DeliveryAttempt attempt, DeliveryOutcome outcome) {
        // a ping proves nothing about events: it neither switches a webhook off nor counts as a success
        if (job.type().equals(PING)) {
            return Uni.createFrom().voidItem();
        }
        return switch (outcome) {
            case DeliveryOutcome.Delivered delivered ->
                Sql.update(
                        session,
                        "update webhook set failing_since = null where id = :hook and failing_since is not null",
                        Map.of("hook", job.target()));
            case DeliveryOutcome.Gone gone -> off(session, job, attempt, "DEAD", GONE, Duration.ZERO);
            case DeliveryOutcome.Again again -> failing(session, job, attempt);
            case DeliveryOutcome.Exhausted exhausted -> failing(session, job, attempt);
        };
    }

    private static Uni<?> failing(Mutiny.Session session, DeliveryJob job, DeliveryAttempt attempt) {
        return Sql.update(
                        session,
                        "update webhook set failing_since = :at where id = :hook and failing_since is null",
                        Map.of("at", attempt.at().toEpochMilli(), "hook", job.target()))
                .chain(() -> off(session, job, attempt, "FAILED", FAILING, RetryPlan.GIVE_UP_AFTER));
    }

    /** Switches a webhook off, if it has failed for so long; its pending deliveries have failed then. */
    private static Uni<?> off(
            Mutiny.Session session,
            DeliveryJob job,
            DeliveryAttempt attempt,
            String state,
            String reason,
            Duration after) {
        return Sql.update(
                        session,
                        """
                update webhook set state = :state, reason = :reason, since = :at
                where id = :hook and state in ('ACTIVE', 'PAUSED') and :at - coalesce(failing_since, :at) >= :after
                """,
                        Map.of(
                                "state",
                                state,
                                "reason",
                                reason,
                                "at",
                                attempt.ended().toEpochMilli(),
                                "hook",
                                job.target(),
                                "after",
                                after.toMillis()))
                .chain(rows -> rows == 0
                        ? Uni.createFrom().item(0)
                        : Sql.update(
                                session,
                                "update webhook_delivery set state = 'FAILED', next_at = 0, lease = null,"
                                        + " lease_since = null, lease_until = 0"
                                        + " where target_id = :hook and state = 'WAITING'",
                                Map.of("hook", job.target())));
    }
}
