package baffin.gameservice.webhook.delivery;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What waits to be delivered. */
public interface DeliveryQueue {

    /**
     * Claims deliveries that are due, for as long as an attempt may take at most.
     *
     * @param now the time (UTC)
     * @param room how many at most
     * @param perHook how many of one webhook may be on their way from here
     * @param load what is on its way from here
     */
    Uni<List<DeliveryJob>> claim(Instant now, int room, int perHook, Load load);

    /**
     * What is on its way.
     *
     * @param ofHooks how many of each webhook, by its id
     * @param fullOwners players of whom nothing more is to be claimed for now
     */
    record Load(Map<String, Integer> ofHooks, Set<String> fullOwners) {

        /** Nothing. */
        public static final Load NONE = new Load(Map.of(), Set.of());

        public Load {
            ofHooks = Map.copyOf(ofHooks);
            fullOwners = Set.copyOf(fullOwners);
        }
    }

    /** Keeps what became of a job; nothing when its claim has run out and another has it. */
    Uni<Void> settle(DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt, DeliveryOutcome deliveryOutcome);

    /** Number of deliveries that wait. */
    Uni<Long> waiting();

    /**
     * Forgets deliveries that are older than the given time, if they are done or wait for a webhook that is switched
     * off, and those whose webhook is gone.
     */
    Uni<Integer> forget(Instant before);
}
