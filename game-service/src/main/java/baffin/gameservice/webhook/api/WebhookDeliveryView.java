package baffin.gameservice.webhook.api;

import baffin.gameservice.delivery.Delivery;
import baffin.gameservice.delivery.DeliveryAttempt;
import baffin.gameservice.delivery.DeliveryState;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.jspecify.annotations.Nullable;

/**
 * One event on its way to a webhook.
 *
 * @param deliveryId its id, the {@code webhook-id} of every attempt
 * @param type what it tells
 * @param state how far it is
 * @param createdAt when it was put in line (UTC)
 * @param nextAttemptAt when it is tried again (UTC)
 * @param sendingSince since when an attempt is under way (UTC)
 * @param attempts the latest 30, the first one first
 * @param body what is sent, as it is signed
 */
@Schema(name = "WebhookDelivery")
public record WebhookDeliveryView(
        String deliveryId,
        String type,
        DeliveryState state,
        Instant createdAt,
        @Nullable Instant nextAttemptAt,
        @Nullable Instant sendingSince,
        List<DeliveryAttempt> attempts,
        String body) {

    static WebhookDeliveryView of(Delivery delivery) {
        return new WebhookDeliveryView(
                delivery.id(),
                delivery.type(),
                delivery.state(),
                delivery.created(),
                delivery.next(),
                delivery.sendingSince(),
                delivery.attempts(),
                delivery.body());
    }
}
