package baffin.gameservice.push;

import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryClient;
import baffin.gameservice.delivery.DeliveryJob;
import baffin.gameservice.delivery.DeliveryKind;
import baffin.gameservice.delivery.DeliveryOutcome;
import baffin.gameservice.delivery.DeliveryResponse;
import baffin.platform.wire.Json;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;

/** Deliveries to browsers: encrypted, tried three times while they are worth something. */
final class PushDeliveries implements DeliveryKind {

    /** Longer than a message can wait for its last attempt. */
    private static final Duration KEPT = Duration.ofHours(3);

    /** One at a time to each browser, so that they arrive in order. */
    private static final Limits LIMITS = new Limits(8, 1, 2);

    /** Delays before the second and the third attempt where the push service gives none. */
    private static final List<Duration> PAUSES = List.of(Duration.ofSeconds(5), Duration.ofSeconds(30));

    /** If a push service wants a longer delay, the message is dropped: newer ones will follow. */
    private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    private static final int TOO_MANY = 429;

    /** What push services answer when they do not know the subscription any more. */
    private static final Set<Integer> ENDED = Set.of(404, 410);

    private final PushVault vault;
    private final PushRequests requests;
    private final DeliveryClient client;
    private final Executor workers;

    /** @param workers where messages are encrypted */
    PushDeliveries(PushVault vault, PushRequests requests, DeliveryClient client, Executor workers) {
        this.vault = vault;
        this.requests = requests;
        this.client = client;
        this.workers = workers;
    }

    @Override
    public String name() {
        return "push";
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
        PushMessage message = message(job);
        if (!message.left(now).isPositive()) {
            return Uni.createFrom().item(DeliveryResponse.not("its deadline has passed"));
        }
        Optional<PushKeys> keys = vault.open(job.target(), job.keys());
        if (keys.isEmpty()) {
            return Uni.createFrom().item(DeliveryResponse.not("no key of this installation opens its keys"));
        }
        return Uni.createFrom()
                .item(() -> requests.of(job.url(), keys.get(), message, now))
                .runSubscriptionOn(workers)
                .chain(request -> client.post(job.url(), request.headers(), request.body()));
    }

    private static PushMessage message(DeliveryJob job) {
        return Json.shared().read(job.body(), PushMessage.class);
    }

    @Override
    public DeliveryOutcome judge(DeliveryJob job, DeliveryAttempt attempt, DeliveryResponse response) {
        if (attempt.taken()) {
            return new DeliveryOutcome.Delivered();
        }
        Integer status = attempt.status();
        if (status != null && ENDED.contains(status)) {
            return new DeliveryOutcome.Gone();
        }
        boolean busy = status == null || status == TOO_MANY || status >= 500;
        if (!busy || job.tries() >= PAUSES.size()) {
            return new DeliveryOutcome.Exhausted();
        }
        Duration pause = response.pause(attempt.ended()).orElse(PAUSES.get(job.tries()));
        Instant next = attempt.ended().plus(pause);
        return pause.compareTo(LONGEST_PAUSE) <= 0 && message(job).left(next).isPositive()
                ? new DeliveryOutcome.Again(next)
                : new DeliveryOutcome.Exhausted();
    }
}
