package baffin.match;

/**
 * Memory of an accepted command, so that a repeat gets the first answer.
 *
 * @param commandId its id
 * @param fingerprint digest of the command as it was sent, to tell a repeat from a reused id
 * @param player who sent it: an id is scoped to its author
 * @param version the version it made
 */
public record Seen(String commandId, String fingerprint, String player, long version) {}
