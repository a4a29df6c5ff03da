package baffin.gameservice.webhook.domain;

import baffin.gameservice.webhook.delivery.Delivery;
import baffin.gameservice.webhook.delivery.DeliveryState;
import io.smallrye.mutiny.Uni;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Webhooks and their deliveries as they are kept. Whatever is not the owner's is not there. */
public interface WebhookStore {

    /**
     * Adds a webhook.
     *
     * @param most how many its owner may have
     * @return the one that stands there under its id; empty when the owner has too many
     */
    Uni<Optional<Webhook>> add(Webhook hook, int most);

    /** All of an owner, the latest first. */
    Uni<List<Webhook>> all(String owner);

    /** One of an owner. */
    Uni<Optional<Webhook>> find(String owner, String id);

    /** Changes one while nobody else does; what the change throws comes back as the failure. */
    Uni<Optional<Webhook>> change(String owner, String id, UnaryOperator<Webhook> change);

    /**
     * Seals under the first key all secrets that another key has sealed.
     *
     * @return webhooks whose secret no key opens; they stay as they are
     */
    Uni<List<String>> sealAll();

    /** Deletes one with its deliveries. */
    Uni<Boolean> delete(String owner, String id);

    /** Puts a delivery in line that nobody has subscribed to. */
    Uni<Delivery> put(String hook, WebhookEvent webhookEvent, Instant now);

    /**
     * A page of deliveries, the latest first.
     *
     * @param state only those; null for all
     * @param before the last one of the page before; null for the first page
     */
    Uni<List<Delivery>> deliveries(
            String hook, @Nullable DeliveryState state, @Nullable Before before, int most, Instant now);

    /**
     * Puts a delivery in line again from the first attempt on; one that is on its way stays as it is.
     *
     * @return the delivery as it is now, {@link DeliveryState#SENDING} when nothing was done; empty when there is none
     */
    Uni<Optional<Delivery>> again(String hook, String delivery, Instant now);

    /**
     * A place in the list.
     *
     * @param created ms since 1970
     */
    record Before(long created, String id) {}
}
