package baffin.gameservice.push;

import baffin.gameservice.delivery.address.AddressPolicy;
import baffin.gameservice.delivery.address.WebhookUrl;
import baffin.platform.limits.RateLimiter;
import baffin.platform.problem.Problem;
import baffin.platform.problem.ProblemType;
import io.smallrye.mutiny.Uni;
import java.time.Clock;
import java.time.Duration;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What people do with their push subscriptions. */
public final class PushSubscriptions {

    /** Most subscriptions of one person. */
    public static final int MOST = 10;

    private static final Duration LOOK_UP_MAX = Duration.ofSeconds(5);

    private final @Nullable VapidKey key;
    private final PushStore store;
    private final AddressPolicy addressPolicy;
    private final RateLimiter limit;
    private final Clock clock;

    /**
     * Subscriptions that are kept in a store.
     *
     * @param key null where push is off
     * @param limit how many addresses of one person may be looked up
     */
    PushSubscriptions(
            @Nullable VapidKey key, PushStore store, AddressPolicy addressPolicy, RateLimiter limit, Clock clock) {
        this.key = key;
        this.store = store;
        this.addressPolicy = addressPolicy;
        this.limit = limit;
        this.clock = clock;
    }

    /** What browsers subscribe with, in base64url; empty where push is off. */
    public Optional<String> publicKey() {
        return Optional.ofNullable(key).map(VapidKey::publicText);
    }

    /** True where addresses of some network of one's own are allowed. */
    public boolean own() {
        return addressPolicy.own();
    }

    /**
     * Keeps a subscription, in place of the one with the same endpoint.
     *
     * @return fails with 409 where push is off and when the owner has {@value #MOST}, with 400 for an address that is
     *     not public
     */
    public Uni<PushStore.Put> subscribe(String owner, PushRequest request) {
        if (key == null) {
            throw Problem.of(ProblemType.CONFLICT, "This platform sends no push messages")
                    .asException();
        }
        limit.take(owner);
        return addressPolicy
                .admitted(WebhookUrl.of(request.endpoint(), addressPolicy.own()))
                .ifNoItem()
                .after(LOOK_UP_MAX)
                .failWith(AddressPolicy.Refused::new)
                .onFailure(AddressPolicy.Refused.class)
                .transform(refused -> Problem.invalidField("/endpoint", "not-public", AddressPolicy.REFUSED)
                        .asException())
                .chain(() -> store.put(owner, request, clock.instant().truncatedTo(ChronoUnit.MILLIS), MOST))
                .map(kept -> kept.orElseThrow(
                        () -> Problem.of(ProblemType.CONFLICT, "A person has at most " + MOST + " push subscriptions")
                                .asException()));
    }

    /** All of an owner, the latest first. */
    public Uni<List<PushSubscription>> all(String owner) {
        return store.all(owner);
    }

    /**
     * Ends one.
     *
     * @return fails with 404 when the owner has no such
     */
    public Uni<Void> delete(String owner, String id) {
        return store.delete(owner, id)
                .invoke(deleted -> {
                    if (!deleted) {
                        throw Problem.of(ProblemType.NOT_FOUND, "There is no push subscription " + id)
                                .asException();
                    }
                })
                .replaceWithVoid();
    }
}
