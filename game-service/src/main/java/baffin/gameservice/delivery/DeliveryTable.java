package baffin.gameservice.delivery;

import io.smallrye.mutiny.Uni;
import java.time.Duration;
import org.hibernate.reactive.mutiny.Mutiny;

/**
 * A table of deliveries, with the columns of {@code webhook_delivery}.
 *
 * @param name of the table
 * @param targets query for webhooks or browsers with {@code id}, {@code owner}, {@code url} and {@code keys}
 * @param due condition for sending delivery {@code q} to target {@code w} when its time has come
 * @param forgotten condition for deleting delivery {@code d}, with parameter {@code before}
 * @param lease how long a claim lasts; afterwards the delivery is due again
 * @param effect what an outcome changes besides the delivery, in the same transaction
 */
public record DeliveryTable(String name, String targets, String due, String forgotten, Duration lease, Effect effect) {

    /** What an outcome changes. */
    @FunctionalInterface
    public interface Effect {

        /** Makes the changes; called only for the instance that holds the claim. */
        Uni<?> of(Mutiny.Session session, DeliveryJob job, DeliveryAttempt attempt, DeliveryOutcome outcome);
    }
}
