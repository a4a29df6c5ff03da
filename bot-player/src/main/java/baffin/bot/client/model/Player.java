package baffin.bot.client.model;

/**
 * An account as others see it.
 *
 * @param id id of the player
 * @param handle the public name
 * @param bot true when a program plays
 */
public record Player(String id, String handle, boolean bot) {}
