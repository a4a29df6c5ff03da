package baffin.lobby.open;

/**
 * Who acts or sits.
 *
 * @param player id of the player
 * @param handle the public name at that time
 * @param bot true when a program plays
 */
public record Person(String player, String handle, boolean bot) {}
