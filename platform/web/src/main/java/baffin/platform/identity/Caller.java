package baffin.platform.identity;

/**
 * The player who sent the request, as the verified token says.
 *
 * @param player id of the player
 * @param handle the public name at the time the token was issued
 * @param bot true when a program plays
 */
public record Caller(String player, String handle, boolean bot) {}
