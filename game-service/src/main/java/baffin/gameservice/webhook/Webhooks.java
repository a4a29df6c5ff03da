package baffin.gameservice.webhook;

import baffin.gameservice.delivery.Delivery;
import baffin.gameservice.delivery.DeliveryDispatcher;
import baffin.gameservice.delivery.DeliveryState;
import baffin.gameservice.delivery.WebhookKeys;
import baffin.gameservice.delivery.WebhookSecret;
import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.delivery.address.WebhookUrl;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemException;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.UUID;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** What owners do with their webhooks. Whatever is not the caller's is answered with 404. */
public final class Webhooks {

    /** Most webhooks of one owner. */
    public static final int MOST = 10;

    private static final Duration LOOK_UP_MAX = Duration.ofSeconds(5);

    private final WebhookStore store;
    private final AddressPolicy addressPolicy;
    private final DeliveryDispatcher deliveryDispatcher;
    private final Limits limits;
    private final SecureRandom random;
    private final Clock clock;

    /**
     * What an owner may do in a while.
     *
     * @param sent pings and resends
     * @param checked addresses that are looked up
     */
    public record Limits(RateLimiter sent, RateLimiter checked) {}

    /** Webhooks that are kept in a store. */
    public Webhooks(
            WebhookStore store,
            AddressPolicy addressPolicy,
            DeliveryDispatcher deliveryDispatcher,
            Limits limits,
            SecureRandom random,
            Clock clock) {
        this.store = store;
        this.addressPolicy = addressPolicy;
        this.deliveryDispatcher = deliveryDispatcher;
        this.limits = limits;
        this.random = random;
        this.clock = clock;
    }

    /** True where addresses of some network of one's own are allowed. */
    public boolean own() {
        return addressPolicy.own();
    }

    /** The time as it is kept (UTC, ms). */
    public Instant now() {
        return clock.instant().truncatedTo(ChronoUnit.MILLIS);
    }

    /**
     * Makes a webhook.
     *
     * @param on false for one that is sent nothing yet
     * @return fails with 409 when the owner has {@value #MOST}
     */
    public Uni<Webhook> create(String owner, WebhookSettings settings, boolean on) {
        Instant now = now();
        Webhook hook = new Webhook(
                UUID.randomUUID().toString(),
                owner,
                settings,
                on ? WebhookState.ACTIVE : WebhookState.PAUSED,
                null,
                now,
                now,
                null,
                WebhookKeys.of(WebhookSecret.fresh(random)));
        return reachable(owner, settings.url())
                .chain(() -> store.add(hook, MOST))
                .invoke(added -> {
                    if (!added) {
                        throw Problem.of(ProblemType.CONFLICT, "A player has at most " + MOST + " webhooks")
                                .asException();
                    }
                })
                .replaceWith(hook);
    }

    /** All of an owner, the latest first. */
    public Uni<List<Webhook>> all(String owner) {
        return store.all(owner);
    }

    public Uni<Webhook> find(String owner, String id) {
        return store.find(owner, id).map(found -> found.orElseThrow(() -> unknown(id)));
    }

    /**
     * Changes one.
     *
     * @param url its address from now on, to be checked; null when it stays
     */
    public Uni<Webhook> change(String owner, String id, @Nullable String url, UnaryOperator<Webhook> change) {
        return find(owner, id)
                .chain(() -> url == null ? Uni.createFrom().voidItem() : reachable(owner, url))
                .chain(() -> store.change(owner, id, change))
                .map(found -> found.orElseThrow(() -> unknown(id)))
                .invoke(deliveryDispatcher::look);
    }

    /** Gives one a new secret; the present one signs beside it for {@link WebhookKeys#OVERLAP}. */
    public Uni<Webhook> rotate(String owner, String id) {
        return store.change(owner, id, hook -> hook.with(hook.keys().rotated(WebhookSecret.fresh(random), now())))
                .map(found -> found.orElseThrow(() -> unknown(id)));
    }

    /** Deletes one with its deliveries. */
    public Uni<Void> delete(String owner, String id) {
        return store.delete(owner, id)
                .invoke(deleted -> {
                    if (!deleted) {
                        throw unknown(id);
                    }
                })
                .replaceWithVoid();
    }

    /** Sends something that has not happened, to try the receiver. */
    public Uni<Delivery> ping(String owner, String id) {
        return find(owner, id)
                .invoke(hook -> alive(hook, true))
                .invoke(hook -> limits.sent().take(owner))
                .chain(hook ->
                        store.put(id, WebhookEvent.ping(id, UUID.randomUUID().toString(), now()), now()))
                .invoke(deliveryDispatcher::look);
    }

    /** A page of deliveries, the latest first. */
    public Uni<List<Delivery>> deliveries(
            String owner, String id, @Nullable DeliveryState state, WebhookStore.@Nullable Before before, int most) {
        return find(owner, id).chain(hook -> store.deliveries(id, state, before, most, now()));
    }

    /** Sends a delivery again, whatever became of it. */
    public Uni<Delivery> resend(String owner, String id, String delivery) {
        return find(owner, id)
                .invoke(hook -> alive(hook, false))
                .invoke(hook -> limits.sent().take(owner))
                .chain(hook -> store.again(id, delivery, now()))
                .map(found ->
                        found.orElseThrow(() -> Problem.of(ProblemType.NOT_FOUND, "There is no delivery " + delivery)
                                .asException()))
                .invoke(Webhooks::still)
                .invoke(deliveryDispatcher::look);
    }

    private Uni<?> reachable(String owner, String url) {
        limits.checked().take(owner);
        return addressPolicy
                .admitted(WebhookUrl.of(url, addressPolicy.own()))
                .ifNoItem()
                .after(LOOK_UP_MAX)
                .failWith(AddressPolicy.Refused::new)
                .onFailure(AddressPolicy.Refused.class)
                .transform(refused -> Problem.invalidField("/url", "not-public", AddressPolicy.REFUSED)
                        .asException());
    }

    private static void alive(Webhook hook, boolean paused) {
        if (hook.state() == WebhookState.DEAD) {
            throw Problem.of(ProblemType.CONFLICT, "The webhook is dead: " + hook.reason())
                    .asException();
        }
        if (!paused && hook.state() != WebhookState.ACTIVE) {
            throw Problem.of(ProblemType.CONFLICT, "The webhook is switched off; switch it on first")
                    .asException();
        }
    }

    // what the attempt that is under way comes to would be taken for what the next one came to
    private static void still(Delivery found) {
        if (found.state() == DeliveryState.SENDING) {
            throw Problem.of(ProblemType.CONFLICT, "An attempt is in progress; wait for its outcome")
                    .asException();
        }
    }

    private static ProblemException unknown(String id) {
        return Problem.of(ProblemType.NOT_FOUND, "There is no webhook " + id).asException();
    }
}
