package baffin.gameservice.delivery;

import java.time.Instant;

/**
 * A delivery that this instance is to attempt now.
 *
 * @param target id of the webhook or browser
 * @param owner id of the player it belongs to
 * @param url where it goes
 * @param keys of the target, sealed
 * @param event id of what it tells, one for each target
 * @param type what it tells
 * @param body what is sent
 * @param tries attempts made before this one
 * @param lease names the claim; only who has it may say what became of it
 * @param since when it was claimed (UTC)
 */
public record DeliveryJob(
        String target,
        String owner,
        String url,
        String keys,
        String event,
        String type,
        String body,
        int tries,
        String lease,
        Instant since) {}
