package baffin.gameservice.delivery;

import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** What waits to be delivered. */
public interface DeliveryQueue {

    /**
     * Claims deliveries that are due.
     *
     * @param now the time (UTC)
     * @param room how many at most
     * @param limits how many may be in flight from this instance
     * @param load what is in flight from this instance
     */
    Uni<List<DeliveryJob>> claim(Instant now, int room, DeliveryKind.Limits limits, Load load);

    /**
     * What is in flight.
     *
     * @param ofTargets how many to each webhook or browser, by its id
     * @param ofOwners how many to those of each player, by id
     */
    record Load(Map<String, Integer> ofTargets, Map<String, Integer> ofOwners) {

        /** Nothing. */
        public static final Load NONE = new Load(Map.of(), Map.of());

        public Load {
            ofTargets = Map.copyOf(ofTargets);
            ofOwners = Map.copyOf(ofOwners);
        }
    }

    /** Keeps what became of a job; nothing when its claim has run out and another has it. */
    Uni<Void> settle(DeliveryJob deliveryJob, DeliveryAttempt deliveryAttempt, DeliveryOutcome deliveryOutcome);

    /** Number of deliveries that wait. */
    Uni<Long> waiting();

    /** Deletes deliveries that are older than the given time and no longer wanted, and those without a target. */
    Uni<Integer> forget(Instant before);
}
