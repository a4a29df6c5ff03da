package baffin.lobby.session.domain;

import java.time.Instant;

/**
 * Somebody signed in on one device.
 *
 * @param id its id (UUIDv7); tokens carry it
 * @param account id of the account
 * @param device what the program called itself when it signed in, at most 200 characters; empty when it did not
 * @param address internet address of the last sign-in or renewal
 * @param createdAt when it began (UTC, ms)
 * @param usedAt when it was last renewed (UTC, ms)
 */
public record Session(String id, String account, String device, String address, Instant createdAt, Instant usedAt) {}
