package baffin.gameservice.webhook.delivery;

import java.time.Instant;

/**
 * A delivery that this instance is to attempt now.
 *
 * @param hook id of the webhook
 * @param owner id of the player it belongs to
 * @param url where it goes
 * @param keys what signs it
 * @param event id of the event, which is the id of the message
 * @param type what it tells
 * @param body what is sent, as it is signed
 * @param tries attempts made before this one
 * @param lease names the claim; only who has it may say what became of it
 * @param since when it was claimed (UTC)
 */
public record DeliveryJob(
        String hook,
        String owner,
        String url,
        WebhookKeys keys,
        String event,
        String type,
        String body,
        int tries,
        String lease,
        Instant since) {}
